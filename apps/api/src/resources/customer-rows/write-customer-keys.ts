import type { Change } from '../../context.ts';
import { cutKey } from '../../lists/cut-key.ts';
import { toSearchKey, toSearchWords } from '../../lists/search-key.ts';

interface KeyedCustomer {
  customerId: number;
  name: string;
  email: string;
}

const SQL = `
  insert into customer_keys (promoter_id, customer_id, key)
  select $1, v.customer_id, v.key from unnest($2::bigint[], $3::text[]) as v (customer_id, key)
  on conflict do nothing`;

/** Adds what customers are found by: the words of their names and their address, each by its start. */
export async function writeCustomerKeys(
  change: Change,
  promoterId: number,
  customers: readonly KeyedCustomer[],
): Promise<void> {
  const rows = customers.flatMap(({ customerId, name, email }) =>
    toCustomerKeys(name, email).map((key) => ({ customerId, key })),
  );
  if (rows.length === 0) return;
  await change.run(SQL, [promoterId, rows.map(({ customerId }) => customerId), rows.map(({ key }) => key)]);
}

function toCustomerKeys(name: string, email: string): string[] {
  const keys = [...toSearchWords(name), toSearchKey(email)].map(cutKey);
  return [...new Set(keys)].filter((key) => key !== '');
}
