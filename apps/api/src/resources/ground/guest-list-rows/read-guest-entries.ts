import type { CustomerExport } from '@parterre/contract/customers';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { shows } from '#db/schema/events/shows.ts';
import { guestLists, guests } from '#db/schema/sales/guest-lists.ts';
import { orders } from '#db/schema/sales/orders.ts';
import { toCustomerKey } from '../customer-rows/customer-keys.ts';

/** Reads a person's entries on guest lists, with or without tickets: those that `anonymiseGuests` would change. */
export async function readGuestEntries(change: Change, person: GuestPerson): Promise<CustomerExport['guestLists']> {
  const { promoterId, orderIds } = person;
  const addresses = await listGuestAddresses(change, person);
  const rows = await change.db
    .select({ guest: guests, list: guestLists.name, show: shows, orderId: orders.orderId })
    .from(guests)
    .innerJoin(guestLists, and(eq(guestLists.promoterId, promoterId), eq(guestLists.id, guests.guestListId)))
    .innerJoin(shows, and(eq(shows.promoterId, promoterId), eq(shows.id, guests.showId)))
    .leftJoin(orders, and(eq(orders.promoterId, promoterId), eq(orders.id, guests.orderId)))
    .where(
      and(
        eq(guests.promoterId, promoterId),
        or(inArray(guests.orderId, [...orderIds]), inArray(guests.email, addresses)),
      ),
    )
    .orderBy(asc(guests.createdAt), asc(guests.id));
  return rows.map(({ guest, list, show, orderId }) => ({
    guestList: list,
    event: show.name,
    startsAtLocal: show.startsAtLocal,
    name: guest.name,
    email: guest.email,
    plusOnes: guest.plusOnes,
    status: guest.status,
    note: guest.note,
    orderId,
    createdAt: guest.createdAt.toISOString(),
  }));
}

/** Guest lists know a person as the holder of an order, or by address before anything was issued. */
export interface GuestPerson {
  promoterId: number;
  /** The address in the form of `toCustomerKey`. */
  emailKey: string;
  orderIds: readonly number[];
}

const ADDRESSES = rowsOf(
  { email: column.text('email') },
  (list) => `select distinct ${list} from guests where promoter_id = $1 and email <> ''`,
);

/**
 * Lists the stored spellings of the address that `toCustomerKey` treats as equal, because guest lists keep it as typed.
 */
export async function listGuestAddresses(
  change: Change,
  { promoterId, emailKey }: Pick<GuestPerson, 'promoterId' | 'emailKey'>,
): Promise<string[]> {
  const addresses = (await change.readRows(ADDRESSES, [promoterId])).map(({ email }) => email);
  return addresses.filter((email) => toCustomerKey(email) === emailKey);
}
