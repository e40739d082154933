import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../context.ts';
import { resaleListings } from '../../db/schema/resale.ts';
import { AppError } from '../../errors.ts';
import type { ItemRow } from './lock-order.ts';

/** The tickets of an order that stand. RULE_BROKEN when none does, CONFLICT when one of them is offered to others. */
export async function requireChangeable(
  ctx: Reader,
  promoterId: number,
  items: readonly ItemRow[],
): Promise<ItemRow[]> {
  const standing = items.filter(({ status }) => status === 'ACTIVE');
  if (standing.length === 0) throw new AppError('RULE_BROKEN', { detail: 'No ticket of the order stands.' });
  const listed = await ctx.db
    .select({ id: resaleListings.orderItemId })
    .from(resaleListings)
    .where(
      and(
        eq(resaleListings.promoterId, promoterId),
        eq(resaleListings.state, 'OPEN'),
        inArray(
          resaleListings.orderItemId,
          standing.map(({ id }) => id),
        ),
      ),
    );
  if (listed.length > 0)
    throw new AppError('CONFLICT', {
      detail: 'A ticket is offered for resale: withdraw it first.',
      details: { reason: 'resale', orderItemIds: listed.map(({ id }) => id) },
    });
  return standing;
}
