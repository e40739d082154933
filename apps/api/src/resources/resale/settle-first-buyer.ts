import type { Change } from '../../context.ts';
import { shrinkUse } from '../offer-codes/redeem/shrink-use.ts';
import { writeCancellation } from '../orders/cancel/write-cancellation.ts';
import type { ItemRow, LockedOrder } from '../orders/lock-order.ts';
import { writeOrderState } from '../orders/write-order-state.ts';

/** Ends the first ticket: its sale is taken back, what it cost beyond what was asked is kept, the rest is due back. */
export async function settleFirstBuyer(
  change: Change,
  locked: LockedOrder,
  item: ItemRow,
  askedMinor: number,
): Promise<void> {
  const standing = locked.items.filter(({ id, status }) => status === 'ACTIVE' && id !== item.id);
  await shrinkUse(change, locked.order, standing);
  const feeMinor = item.paidMinor - askedMinor;
  await writeCancellation(change, {
    ...locked,
    cancelled: [item],
    settlement: {
      items: [{ id: item.id, feeMinor, backMinor: askedMinor }],
      feeMinor,
      backMinor: askedMinor,
      waivedMinor: 0,
    },
    isRefunded: false,
    reason: 'customer-request',
    comment: '',
    type: 'RESALE',
  });
  await writeOrderState(change, locked.order, standing.length);
}
