import type { Guest } from '@parterre/contract/guest-lists/guests';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { guests } from '#db/schema/sales/guest-lists.ts';
import { invalidField, notFound, refusal } from '#errors.ts';
import type { GuestListRow, LockedList } from '../lock-list.ts';
import { readGuests } from './list.ts';

export type GuestRow = typeof guests.$inferSelect;

/** Returns a guest of a locked list. Throws NOT_FOUND. */
export async function requireGuest(change: Change, list: GuestListRow, guestId: number): Promise<GuestRow> {
  const [guest] = await change.db.select().from(guests).where(matchGuest(list, guestId));
  if (!guest) throw notFound('The list has no such guest.');
  return guest;
}

export const matchGuest = (list: GuestListRow, guestId: number) =>
  and(eq(guests.promoterId, list.promoterId), eq(guests.guestListId, list.id), eq(guests.id, guestId));

/** Returns the named guests, sorted by name. Throws INVALID for the first that is not on the list or is named twice. */
export async function requireGuests(
  change: Change,
  list: GuestListRow,
  guestIds: readonly number[],
): Promise<GuestRow[]> {
  const rows = await change.db
    .select()
    .from(guests)
    .where(
      and(eq(guests.promoterId, list.promoterId), eq(guests.guestListId, list.id), inArray(guests.id, [...guestIds])),
    )
    .orderBy(asc(guests.nameKey), asc(guests.id));
  const left = new Set(rows.map(({ id }) => id));
  for (const [index, guestId] of guestIds.entries())
    if (!left.delete(guestId))
      throw invalidField(`guestIds.${index}`, 'unknown', {
        message: 'The list has no such guest, or they are named twice',
      });
  return rows;
}

export async function readGuest(change: Change, { show }: LockedList, guestId: number): Promise<Guest> {
  const [guest] = await readGuests(change, show, sql`g.id = ${guestId}`);
  if (!guest) throw notFound();
  return guest;
}

/** Describes a guest for the history. The name stays on the list only, where it can be anonymised. */
export const describeGuest = ({ id, plusOnes, status }: Pick<GuestRow, 'id' | 'plusOnes' | 'status'>) => ({
  guestId: id,
  plusOnes,
  status,
});

export const toRefused = ({ id, name, status }: GuestRow) => ({ guestId: id, name, status });

/** Throws CONFLICT for a guest who has tickets, or had them until they were withdrawn. */
export function refuseTicketed(guest: GuestRow): void {
  if (guest.status === 'ISSUED') throw refusal('CONFLICT', 'guest-has-tickets', toRefused(guest));
  if (guest.status === 'CANCELLED') throw refusal('CONFLICT', 'guest-had-tickets', toRefused(guest));
}
