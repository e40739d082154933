import { COMP_STATUS_CODE } from '@parterre/contract/choices/price-choices';
import * as endpoints from '@parterre/contract/orders/comps';
import { and, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { AppError, invalidField } from '#errors.ts';
import { lockByKeys, toCustomerKey } from '#resources/ground/customer-rows/customer-keys.ts';
import { lockForSale, requireShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { fillBaskets } from '#resources/sales/baskets/create-baskets.ts';
import type { BasketRequest } from '#resources/sales/baskets/fill/basket-request.ts';
import { requireSellable } from '#resources/sales/baskets/require-sellable.ts';
import { type VerbInput, verb } from '#verb.ts';
import { appendEvents } from '../history/append-events.ts';
import { mailTickets } from '../purchase/mail-tickets.ts';
import { sellBaskets } from '../purchase/purchase.ts';
import type { OrderDraft } from '../purchase/sale-terms.ts';
import { writeKeys } from '../search/write-keys.ts';

type Body = VerbInput<typeof endpoints.issueComps>['body'];

/** The channel that staff sell through, also before and after the sale of a show. */
const CHANNEL = 'box-office';

/**
 * Issues comp tickets: an order with nothing to pay, through the same basket and purchase as every sale, in one change.
 * Throws INVALID for a price type that is no comp type, for seats of an unseated one and for a count of a seated one;
 * SEAT_TAKEN, SEAT_NOT_FOR_SALE, NOT_ENOUGH_LEFT, RULE_BROKEN for limits per order and a show that is not active. Needs
 * `comp:create`.
 */
export const issueComps = verb(endpoints.issueComps, (ctx, { params, body }) =>
  ctx.change('comps.issue', async (change) => {
    const show = await lockForSale(change, await requireShow(change, params.showCode));
    const request = await toRequest(change, show, body);
    requireSellable(show, [request], change.now);
    // Locks the customer before the seats, as every sale does.
    await lockByKeys(change, show.promoterId, [toCustomerKey(body.holder.email)]);
    const { filled } = await fillBaskets(change, show, [request]);
    const basketId = filled[0]?.row.id ?? 0;
    const { drafts } = await sellBaskets(change, [{ basketId, buyer: body.holder, isPaid: true }]);
    const draft = requireDraft(drafts);
    await writeNote(change, show, draft, body.note);
    if (body.sendsMail) await mailTickets(change, show, draft);
    const answer = { orderId: draft.orderId, tickets: draft.items.length };
    return {
      answer,
      show,
      object: 'order',
      objectId: draft.orderId,
      after: { ...answer, priceTypeId: body.priceTypeId, seatIds: body.seatIds },
    };
  }),
);

async function toRequest(change: Change, show: ShowRow, body: Body): Promise<BasketRequest> {
  const { priceTypeId, seatIds, quantity, holder, sendsMail } = body;
  const [price] = await change.db
    .select()
    .from(priceTypes)
    .where(
      and(eq(priceTypes.promoterId, show.promoterId), eq(priceTypes.showId, show.id), eq(priceTypes.id, priceTypeId)),
    );
  if (price?.statusCode !== COMP_STATUS_CODE)
    throw invalidField('priceTypeId', 'unknown', { message: 'The event has no comp ticket with this id' });
  if (sendsMail && holder.email === '') throw invalidField('holder.email', 'required');
  if (price.isSeated) {
    if (seatIds.length === 0) throw invalidField('seatIds', 'required');
    if (quantity > 0) throw invalidField('quantity', 'notFitting', { message: 'This ticket has seats: name them' });
    return { channel: CHANNEL, priceTypeId, seats: seatIds };
  }
  if (seatIds.length > 0)
    throw invalidField('seatIds', 'notFitting', { message: 'This ticket has no seats: say how many' });
  if (quantity === 0) throw invalidField('quantity', 'required');
  return { channel: CHANNEL, quantities: [{ priceTypeId, quantity }] };
}

function requireDraft(drafts: readonly OrderDraft[]): OrderDraft {
  const [draft] = drafts;
  if (!draft) throw new AppError('INTERNAL', { detail: 'A purchase returned no order.' });
  return draft;
}

async function writeNote(change: Change, show: ShowRow, { id }: OrderDraft, note: string): Promise<void> {
  if (note === '') return;
  await appendEvents(change, { promoterId: show.promoterId, id }, [{ type: 'NOTE', text: note }]);
  await writeKeys(change, show, [{ id, texts: [note] }]);
}
