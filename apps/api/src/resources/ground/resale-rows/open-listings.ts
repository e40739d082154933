import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Change, Reader } from '#context.ts';
import { resaleListings } from '#db/schema/sales/resale.ts';

/** Returns which of these tickets are offered for resale. */
export async function readListedItems(
  ctx: Reader,
  promoterId: number,
  orderItemIds: readonly number[],
): Promise<number[]> {
  const listed = await ctx.db
    .select({ id: resaleListings.orderItemId })
    .from(resaleListings)
    .where(areOffered(promoterId, orderItemIds));
  return listed.map(({ id }) => id);
}

/** Withdraws the listings of tickets that are cancelled, or that their buyer keeps. */
export async function closeListings(
  change: Change,
  { promoterId }: { promoterId: number },
  orderItemIds: readonly number[],
): Promise<void> {
  if (orderItemIds.length === 0) return;
  await change.db
    .update(resaleListings)
    .set({ state: 'WITHDRAWN', closedAt: change.now })
    .where(areOffered(promoterId, orderItemIds));
}

const areOffered = (promoterId: number, orderItemIds: readonly number[]): SQL | undefined =>
  and(
    eq(resaleListings.promoterId, promoterId),
    inArray(resaleListings.orderItemId, [...orderItemIds]),
    eq(resaleListings.state, 'OPEN'),
  );
