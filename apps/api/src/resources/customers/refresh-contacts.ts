import type { Change } from '../../context.ts';
import type { PostalAddress } from '../../db/schema/customers.ts';

interface Contact {
  customerId: number;
  phone?: string;
  address?: PostalAddress;
  cultureCode?: string;
}

/** Locked in the order of their keys, as `registerBuyers` locks them. Nothing told changes nothing. */
const SQL = `
  with told as (
    select c.id, v.phone, v.address, v.culture_code from customers c
    join unnest($2::bigint[], $3::text[], $4::jsonb[], $5::text[]) as v (id, phone, address, culture_code) on v.id = c.id
    where c.promoter_id = $1 and (
      c.phone <> coalesce(v.phone, c.phone) or c.culture_code is distinct from coalesce(v.culture_code, c.culture_code)
      or c.address is distinct from coalesce(v.address, c.address))
    order by c.email_key for no key update of c
  )
  update customers c set phone = coalesce(told.phone, c.phone), address = coalesce(told.address, c.address),
    culture_code = coalesce(told.culture_code, c.culture_code), revision = c.revision + 1
  from told where c.promoter_id = $1 and c.id = told.id`;

/** Notes what customers said about themselves when they bought. */
export async function refreshContacts(change: Change, promoterId: number, contacts: readonly Contact[]): Promise<void> {
  const told = contacts.filter(({ phone, address, cultureCode }) => phone || address || cultureCode);
  if (told.length === 0) return;
  await change.query(SQL, [
    promoterId,
    told.map(({ customerId }) => customerId),
    told.map(({ phone }) => phone || null),
    told.map(({ address }) => (address ? JSON.stringify(address) : null)),
    told.map(({ cultureCode }) => cultureCode || null),
  ]);
}
