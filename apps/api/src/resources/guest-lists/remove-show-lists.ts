import { and, count, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { guestLists, guests } from '../../db/schema/guest-lists.ts';
import type { ShowRow } from '../show-rows/require-show.ts';

/** Takes away all guest lists of an event that goes. Answers how many. */
export async function removeShowGuestLists(
  change: Change,
  { promoterId, id }: Pick<ShowRow, 'promoterId' | 'id'>,
): Promise<number> {
  await change.db.delete(guests).where(and(eq(guests.promoterId, promoterId), eq(guests.showId, id)));
  const ofShow = and(eq(guestLists.promoterId, promoterId), eq(guestLists.showId, id));
  const [found] = await change.db.select({ lists: count() }).from(guestLists).where(ofShow);
  await change.db.delete(guestLists).where(ofShow);
  return found?.lists ?? 0;
}
