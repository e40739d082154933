import type { removeResaleListing as endpoint } from '@parterre/contract/resale';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { closeListings } from './close-listings.ts';
import { requireOwnTicket } from './require-own-ticket.ts';

/** Withdraws a ticket; when it is not offered, that is no fault. Throws NOT_FOUND. */
export function removeListing(
  ctx: Context,
  { params }: Pick<VerbInput<typeof endpoint>, 'params'>,
): Promise<undefined> {
  return ctx.change('resale.remove', async (change) => {
    const { locked, item } = await requireOwnTicket(change, params);
    const { order, show } = locked;
    await closeListings(change, order, [item.id]);
    return {
      answer: undefined,
      promoterId: order.promoterId,
      object: 'order',
      objectId: order.orderId,
      showId: show.id,
      before: { orderItemId: item.id },
    };
  });
}
