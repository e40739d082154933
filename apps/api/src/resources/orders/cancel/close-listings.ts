import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '../../../context.ts';
import { resaleListings } from '../../../db/schema/resale.ts';

/** Closes the resale listings of cancelled or changed tickets. */
export async function closeListings(
  change: Change,
  { promoterId }: { promoterId: number },
  orderItemIds: readonly number[],
): Promise<void> {
  if (orderItemIds.length === 0) return;
  await change.db
    .update(resaleListings)
    .set({ state: 'WITHDRAWN', closedAt: change.now })
    .where(
      and(
        eq(resaleListings.promoterId, promoterId),
        inArray(resaleListings.orderItemId, [...orderItemIds]),
        eq(resaleListings.state, 'OPEN'),
      ),
    );
}
