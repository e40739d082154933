import type { Change } from '#context.ts';
import { type GuestPerson, listGuestAddresses } from './read-guest-entries.ts';

const ANONYMISE = `
  update guests set name = '', name_key = '', email = '', note = '', revision = revision + 1
  where promoter_id = $1 and (order_id = any($2::bigint[]) or email = any($3::text[]))`;

/**
 * Removes a person from all guest lists of a promoter: guests who have one of the orders, and guests with the address.
 * Their places still count.
 */
export async function anonymiseGuests(change: Change, person: GuestPerson): Promise<void> {
  const addresses = await listGuestAddresses(change, person);
  await change.run(ANONYMISE, [person.promoterId, [...person.orderIds], addresses]);
}
