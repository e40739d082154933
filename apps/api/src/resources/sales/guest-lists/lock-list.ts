import { eq, inArray } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { guestLists } from '#db/schema/sales/guest-lists.ts';
import { notFound, refusal } from '#errors.ts';
import { lockForSale, type ShowRow } from '#resources/ground/show-rows/require-show.ts';

export type GuestListRow = typeof guestLists.$inferSelect;

export interface LockedList {
  list: GuestListRow;
  show: ShowRow;
}

/**
 * Locks a list until the change ends, so that changes use its places one after the other. Its show is locked first:
 * shared, as for a sale, or exclusively where the list's comp type and hold must not change. Throws NOT_FOUND.
 */
export async function lockList(
  change: Change,
  guestListId: number,
  strength: 'share' | 'sale' | 'no key update' = 'share',
): Promise<LockedList> {
  const matchList = eq(guestLists.id, guestListId);
  const named = change.db.select({ id: guestLists.showId }).from(guestLists).where(matchList);
  const found = change.db.select().from(shows).where(inArray(shows.id, named));
  const [read] = await (strength === 'sale' ? found : found.for(strength));
  const show = read && strength === 'sale' ? await lockForSale(change, read) : read;
  const [list] = await change.db.select().from(guestLists).where(matchList).for('no key update');
  if (!show || !list) throw notFound('There is no such guest list.');
  return { list, show };
}

/** Throws RULE_BROKEN from the cut-off on. */
export function requireOpenList(change: Pick<Change, 'now'>, { cutOffAt, cutOffAtLocal }: GuestListRow): void {
  if (cutOffAt === null || cutOffAt > change.now) return;
  throw refusal('RULE_BROKEN', 'cut-off', { cutOffAtLocal });
}
