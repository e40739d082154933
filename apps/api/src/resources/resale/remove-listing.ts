import * as endpoints from '@parterre/contract/resale';
import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { resaleListings } from '../../db/schema/resale.ts';
import { AppError } from '../../errors.ts';
import { verb } from '../../verb.ts';
import { closeListings } from '../orders/cancel/close-listings.ts';
import { requireOwnTicket } from './require-own-ticket.ts';

/**
 * Withdraws a ticket; when it is not offered, that is no fault. Throws NOT_FOUND, CONFLICT when somebody has bought it.
 * Needs `channel:sell`.
 */
export const removeResaleListing = verb(endpoints.removeResaleListing, (ctx, { params }) =>
  ctx.change('resale.remove', async (change) => {
    const { locked, item } = await requireOwnTicket(change, params);
    const { order, show } = locked;
    await refuseSold(change, order.promoterId, item.id);
    await closeListings(change, order, [item.id]);
    return {
      answer: undefined,
      show,
      object: 'order',
      objectId: order.orderId,
      before: { orderItemId: item.id },
    };
  }),
);

async function refuseSold(change: Change, promoterId: number, orderItemId: number): Promise<void> {
  const [sold] = await change.db
    .select({ id: resaleListings.id })
    .from(resaleListings)
    .where(
      and(
        eq(resaleListings.promoterId, promoterId),
        eq(resaleListings.orderItemId, orderItemId),
        eq(resaleListings.state, 'SOLD'),
      ),
    );
  if (sold) throw new AppError('CONFLICT', { detail: 'Somebody has bought the ticket.', details: { state: 'SOLD' } });
}
