import type { Change } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { cutKey, toSearchKey, toSearchWords } from '#lists/search-key.ts';

/** Returns the form of an e-mail address that identifies a customer. */
export const toCustomerKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

interface KeyedCustomer {
  customerId: number;
  name: string;
  email: string;
}

const SQL = `
  insert into customer_keys (promoter_id, customer_id, key)
  select $1, v.customer_id, v.key from unnest($2::bigint[], $3::text[]) as v (customer_id, key)
  on conflict do nothing`;

/** Adds the search keys of customers: the words of their names, and their address. */
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

/** Share-locks customers by key. An erasure changes the key, so it waits; other purchases share the lock. */
const BY_KEYS = rowsOf(
  { key: column.text('email_key'), id: column.int('id') },
  (list) => `
  select ${list} from customers where promoter_id = $1 and email_key = any($2::text[])
  order by email_key for key share`,
);

/** Reads customers by the keys of their addresses, and locks them in the order of the keys against erasure. */
export async function lockByKeys(
  change: Change,
  promoterId: number,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const rows = await change.readRows(BY_KEYS, [promoterId, keys]);
  return new Map(rows.map(({ key, id }) => [key, id]));
}
