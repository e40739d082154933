import type { ConsentKind } from '@parterre/contract/choices/customer-choices';
import type { Change } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import type { PostalAddress } from '#db/schema/sales/customers.ts';
import { newId } from '#ids.ts';
import { toSortKey } from '#lists/search-key.ts';
import type { ShowRow } from '../show-rows/require-show.ts';
import { lockByKeys, toCustomerKey, writeCustomerKeys } from './customer-keys.ts';
import { writeConsents } from './write-consents.ts';

export interface BuyerToRegister {
  /** The id of the order's row, which need not exist yet. */
  orderId: number;
  channel: string;
  name: string;
  email: string;
  phone?: string;
  address?: PostalAddress;
  cultureCode?: string;
  consents?: readonly { kind: ConsentKind; isGiven: boolean }[];
}

/** Customer ids by the key of their address. */
type Known = Map<string, number>;

/**
 * Finds or creates the customer of each order; an order without an e-mail address has none. A known customer keeps
 * their name, but gets a new phone number, address or language. Rows are locked against erasure in the order of their
 * keys, so that purchases cannot deadlock.
 */
export async function registerBuyers(
  change: Change,
  show: Pick<ShowRow, 'promoterId'>,
  buyers: readonly BuyerToRegister[],
): Promise<ReadonlyMap<number, number>> {
  const keyed = buyers.map((buyer) => ({ buyer, key: toCustomerKey(buyer.email) })).filter(({ key }) => key !== '');
  if (keyed.length === 0) return new Map();
  const byKey = new Map(keyed.map(({ buyer, key }) => [key, buyer]));
  const customers = await requireCustomers(change, show.promoterId, byKey);
  const idOf = (key: string) => customers.get(key) ?? 0;
  await refreshContacts(
    change,
    show.promoterId,
    [...byKey].map(([key, buyer]) => ({ ...buyer, customerId: idOf(key) })),
  );
  await writeConsents(
    change,
    show.promoterId,
    keyed.flatMap(({ buyer, key }) =>
      (buyer.consents ?? []).map((consent) => ({ ...consent, customerId: idOf(key), source: buyer.channel })),
    ),
  );
  return new Map(keyed.map(({ buyer, key }) => [buyer.orderId, idOf(key)]));
}

/** Retries, because another transaction may insert or erase the same address between two of our statements. */
const ATTEMPTS = 3;

async function requireCustomers(
  change: Change,
  promoterId: number,
  buyers: ReadonlyMap<string, BuyerToRegister>,
): Promise<Known> {
  const keys = [...buyers.keys()].toSorted();
  const known: Known = await lockByKeys(change, promoterId, keys);
  for (let attempt = 1; known.size < keys.length && attempt <= ATTEMPTS; attempt++) {
    const missing = keys.flatMap((key) => {
      const buyer = buyers.get(key);
      return buyer && !known.has(key) ? [{ key, name: buyer.name, email: buyer.email }] : [];
    });
    const made = await insertCustomers(change, promoterId, missing);
    for (const [key, id] of made) known.set(key, id);
    await writeCustomerKeys(
      change,
      promoterId,
      missing.flatMap(({ key, ...rest }) => {
        const customerId = made.get(key);
        return customerId === undefined ? [] : [{ customerId, ...rest }];
      }),
    );
    const left = missing.flatMap(({ key }) => (made.has(key) ? [] : [key]));
    if (left.length > 0) for (const [key, id] of await lockByKeys(change, promoterId, left)) known.set(key, id);
  }
  if (known.size < keys.length) throw new Error('A customer could be neither found nor created');
  return known;
}

const INSERT = rowsOf(
  { key: column.text('email_key'), id: column.int('id') },
  (list) => `
  insert into customers (promoter_id, id, name, name_key, email, email_key, created_at)
  select $1, v.id, v.name, v.name_key, v.email, v.key, $2
  from unnest($3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[]) as v (id, name, name_key, email, key)
  order by v.key collate "C"
  on conflict (promoter_id, email_key) do nothing
  returning ${list}`,
);

async function insertCustomers(
  change: Change,
  promoterId: number,
  missing: readonly { key: string; name: string; email: string }[],
): Promise<Known> {
  const rows = await change.readRows(INSERT, [
    promoterId,
    change.now.toISOString(),
    missing.map(() => newId()),
    missing.map(({ name }) => name),
    missing.map(({ name }) => toSortKey(name)),
    missing.map(({ email }) => email.trim()),
    missing.map(({ key }) => key),
  ]);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

interface Contact {
  customerId: number;
  phone?: string;
  address?: PostalAddress;
  cultureCode?: string;
}

/** Rows are locked in the order of their keys, as in `registerBuyers`. An absent value changes nothing. */
const REFRESH = `
  with given as (
    select c.id, v.phone, v.address, v.culture_code from customers c
    join unnest($2::bigint[], $3::text[], $4::jsonb[], $5::text[]) as v (id, phone, address, culture_code) on v.id = c.id
    where c.promoter_id = $1 and (
      c.phone <> coalesce(v.phone, c.phone) or c.culture_code is distinct from coalesce(v.culture_code, c.culture_code)
      or c.address is distinct from coalesce(v.address, c.address))
    order by c.email_key for no key update of c
  )
  update customers c set phone = coalesce(given.phone, c.phone), address = coalesce(given.address, c.address),
    culture_code = coalesce(given.culture_code, c.culture_code), revision = c.revision + 1
  from given where c.promoter_id = $1 and c.id = given.id`;

async function refreshContacts(change: Change, promoterId: number, contacts: readonly Contact[]): Promise<void> {
  const given = contacts.filter(({ phone, address, cultureCode }) => phone || address || cultureCode);
  if (given.length === 0) return;
  await change.run(REFRESH, [
    promoterId,
    given.map(({ customerId }) => customerId),
    given.map(({ phone }) => phone || null),
    given.map(({ address }) => (address ? JSON.stringify(address) : null)),
    given.map(({ cultureCode }) => cultureCode || null),
  ]);
}
