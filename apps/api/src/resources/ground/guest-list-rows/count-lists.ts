import { and, count, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { guestLists } from '#db/schema/sales/guest-lists.ts';
import type { ShowRow } from '../show-rows/require-show.ts';

/**
 * Counts the guest lists that issue a price type or take seats from a hold. Neither can be deleted while there are any.
 */
export async function countGuestLists(
  change: Change,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
  uses: { priceTypeId: number } | { holdId: number },
): Promise<number> {
  const used = 'holdId' in uses ? eq(guestLists.holdId, uses.holdId) : eq(guestLists.priceTypeId, uses.priceTypeId);
  const [row] = await change.db
    .select({ lists: count() })
    .from(guestLists)
    .where(and(eq(guestLists.promoterId, show.promoterId), eq(guestLists.showId, show.id), used));
  return row?.lists ?? 0;
}
