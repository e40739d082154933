import * as endpoints from '@parterre/contract/orders/cancel';
import { requireRevision } from '#context/require-revision.ts';
import { invalidField, refusal } from '#errors.ts';
import { requirePermission } from '#identity/require-permission.ts';
import { enqueueMail } from '#mail/enqueue-mail.ts';
import { shrinkUse } from '#resources/events/offer-codes/uses/change-use.ts';
import { holdReleasedPlaces } from '#resources/events/prices/places/hold-released.ts';
import { followCancellation } from '#resources/ground/guest-list-rows/follow-cancellation.ts';
import { verb } from '#verb.ts';
import { sumLedger } from '../ledger/append-ledger.ts';
import { type ItemRow, lockOrder } from '../lock-order.ts';
import { readOrder } from '../read/read-order.ts';
import { writeOrderState } from '../write-order-state.ts';
import { freePlaces, requireTargetHold } from './free-places.ts';
import { settle } from './settle.ts';
import { type Cancellation, writeCancellation, writeReason } from './write-cancellation.ts';

/**
 * Cancels some or all tickets of an order, whatever the status of the show. Throws CONFLICT for tickets that are
 * already cancelled, RULE_BROKEN for a fee above what was paid, INVALID for tickets of another order and holds of
 * another show, STALE, and FORBIDDEN when the body records a refund and the caller lacks `order:refund`. Needs
 * `order:cancel`.
 */
export const cancelOrder = verb(endpoints.cancelOrder, (ctx, { params, body }) =>
  ctx.change('order.cancel', async (change) => {
    const locked = await lockOrder(change, params.orderId);
    const { order, show } = locked;
    requireRevision(change, order);
    if (body.refund === 'done') requirePermission(change, 'order:refund');
    const { cancelled, standing } = chooseItems(locked.items, body.orderItemIds);
    const standingMinor = standing.reduce((sum, { paidMinor }) => sum + paidMinor, 0);
    const settlement = settle(cancelled, { ...body, standingMinor, sums: await sumLedger(change, order) });
    const hold = await requireTargetHold(change, show, body.holdId);
    // Locks codes before seats, as filling a basket does, so that the two cannot deadlock.
    await shrinkUse(change, order, standing);
    await freePlaces(change, show, cancelled, hold);
    const { reason, comment } = body;
    const isRefunded = body.refund === 'done';
    await writeCancellation(change, { ...locked, cancelled, settlement, isRefunded, reason, comment });
    await followCancellation(change, order, standing.length);
    if (hold) await holdReleasedPlaces(change, show, hold, countUnseated(cancelled));
    const state = await writeOrderState(change, order, standing.length);
    const orderItemIds = cancelled.map(({ id }) => id);
    if (body.sendsMail) await enqueueMail(change, order, { kind: 'cancelled', email: order.buyer.email, orderItemIds });
    return {
      answer: await readOrder(change, order.orderId),
      show,
      objectId: order.orderId,
      before: { ...stateOf(order), tickets: cancelled.length + standing.length },
      after: {
        ...stateOf(state),
        tickets: standing.length,
        orderItemIds,
        feeMinor: settlement.feeMinor,
        backMinor: settlement.backMinor,
        refund: body.refund,
        holdId: body.holdId,
      },
      reason: writeReason(reason, comment),
      revision: state.revision,
    };
  }),
);

interface ChosenItems {
  cancelled: ItemRow[];
  standing: ItemRow[];
}

/**
 * Chooses the tickets to cancel: the named ones, or all valid ones. Throws INVALID naming the first that is not part of
 * the order or is named twice, CONFLICT for those that are already cancelled.
 */
function chooseItems(items: readonly ItemRow[], wanted: readonly number[] | undefined): ChosenItems {
  const chosen = wanted ? pickItems(items, wanted) : items.filter(isStanding);
  const gone = chosen.filter((item) => !isStanding(item));
  if (gone.length > 0 || chosen.length === 0)
    throw refusal('CONFLICT', 'tickets-cancelled', {
      orderItemIds: (gone.length > 0 ? gone : items).map(({ id }) => id),
    });
  const taken = new Set(chosen);
  return { cancelled: chosen, standing: items.filter((item) => isStanding(item) && !taken.has(item)) };
}

const isStanding = ({ status }: ItemRow): boolean => status === 'ACTIVE';

function pickItems(items: readonly ItemRow[], wanted: readonly number[]): ItemRow[] {
  const left = new Map(items.map((item) => [item.id, item]));
  return wanted.map((id, index) => {
    const item = left.get(id);
    if (!item)
      throw invalidField(`orderItemIds.${index}`, 'unknown', {
        message: 'The order has no such ticket, or it is named twice',
      });
    left.delete(id);
    return item;
  });
}

const stateOf = ({
  status,
  refundStatus,
  totalMinor,
}: Pick<Cancellation['order'], 'status' | 'refundStatus' | 'totalMinor'>) => ({
  status,
  refundStatus,
  totalMinor,
});

function countUnseated(cancelled: readonly ItemRow[]): Map<number, number> {
  const places = new Map<number, number>();
  for (const { seat, priceTypeId } of cancelled)
    if (seat === null) places.set(priceTypeId, (places.get(priceTypeId) ?? 0) + 1);
  return places;
}
