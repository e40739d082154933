import type { CancelReason } from '@parterre/contract/choices/order-choices';
import type { CancelSettlement } from '@parterre/contract/money/settle-cancellation';
import type { Change } from '#context.ts';
import { closeListings } from '#resources/ground/resale-rows/open-listings.ts';
import { appendEvents } from '../history/append-events.ts';
import { appendLedger, appendTotals, type LedgerMovement } from '../ledger/append-ledger.ts';
import type { ItemRow, LockedOrder } from '../lock-order.ts';
import { replaceBarcodes } from '../tickets/replace-barcodes.ts';

export interface Cancellation extends LockedOrder {
  cancelled: readonly ItemRow[];
  settlement: Omit<CancelSettlement, 'paidMinor' | 'totalMinor'>;
  /** True if the refund has already been paid out. */
  isRefunded: boolean;
  reason: CancelReason;
  comment: string;
  /** The type of the history entry; CANCEL when absent. */
  type?: 'CANCEL' | 'RESALE';
}

/**
 * Writes the tickets, the money, the running totals and the history of a cancellation. Printed barcodes are revoked.
 */
export async function writeCancellation(change: Change, cancellation: Cancellation): Promise<void> {
  const { order, show, cancelled } = cancellation;
  const ids = cancelled.map(({ id }) => id);
  await change.run(CANCEL, [order.promoterId, ids, change.now.toISOString()]);
  await replaceBarcodes(change, order, cancelled);
  await appendLedger(change, show, toMovements(cancellation));
  await appendTotals(change, show, cancelled, -1);
  await appendEvents(change, order, toEvents(cancellation));
  await closeListings(change, order, ids);
  const about = { promoterId: show.promoterId, showId: show.id, ids: [order.orderId] };
  change.recordOccurrence({ kind: 'order.cancelled', ...about });
  if (cancellation.isRefunded && cancellation.settlement.backMinor > 0)
    change.recordOccurrence({ kind: 'order.refunded', ...about });
}

const CANCEL = `
  update order_items set status = 'CANCELLED', cancelled_at = $3 where promoter_id = $1 and id = any($2::bigint[])`;

/** Reverses the sale and books the kept fee per ticket; books the refund for the order. */
function toMovements({ order, cancelled, settlement, isRefunded }: Cancellation): LedgerMovement[] {
  const of = (itemId: number | null, kind: LedgerMovement['kind'], amountMinor: number): LedgerMovement => ({
    orderId: order.id,
    itemId,
    kind,
    amountMinor,
  });
  return [
    ...cancelled.flatMap((item) => [
      { ...of(item.id, 'SALE', -item.faceValueMinor), priceTypeId: item.priceTypeId },
      of(item.id, 'DISCOUNT', item.discountMinor),
      of(item.id, 'FEE', -item.bookingFeeMinor),
      of(item.id, 'TAX', -item.taxMinor),
    ]),
    ...settlement.items.map(({ id, feeMinor }) => of(id, 'CANCEL_FEE', feeMinor)),
    of(null, 'WAIVER', settlement.waivedMinor),
    of(null, 'REFUND', isRefunded ? -settlement.backMinor : 0),
  ];
}

function toEvents({
  settlement,
  isRefunded,
  reason,
  comment,
  type = 'CANCEL',
}: Cancellation): Parameters<typeof appendEvents>[2] {
  const text = type === 'RESALE' ? comment : writeReason(reason, comment);
  return settlement.items.flatMap(({ id, backMinor }) => {
    const orderItemId = id;
    const amountMinor = backMinor > 0 ? -backMinor : null;
    const cancel = { orderItemId, type, text, amountMinor, before: 'ACTIVE', after: 'CANCELLED' };
    const refund = {
      orderItemId,
      type: 'REFUND' as const,
      text: '',
      amountMinor,
      before: 'PENDING',
      after: 'REFUNDED',
    };
    return isRefunded && backMinor > 0 ? [cancel, refund] : [cancel];
  });
}

/**
 * Returns the fixed part of a reason, which readers translate, followed by the comment of the staff: `customer-request:
 * Ill`.
 */
export const writeReason = (reason: CancelReason, comment: string): string =>
  comment === '' ? reason : `${reason}: ${comment}`;
