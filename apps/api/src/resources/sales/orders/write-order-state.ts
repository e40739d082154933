import { and, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { orders } from '#db/schema/sales/orders.ts';
import { fitInstalments } from '../instalments/fit-instalments.ts';
import { type LedgerSums, sumLedger, toBalance, toPaid, toTotal } from './ledger/append-ledger.ts';
import type { OrderRow } from './lock-order.ts';

type OrderState = Pick<OrderRow, 'status' | 'paymentStatus' | 'refundStatus' | 'totalMinor' | 'revision'>;

/** Writes the state of an order that follows from its ledger under its next revision, and updates its instalments. */
export async function writeOrderState(change: Change, order: OrderRow, standing: number): Promise<OrderState> {
  const sums = await sumLedger(change, order);
  const balanceMinor = toBalance(sums);
  const paymentStatus = toPaymentStatus(order, sums);
  const state = {
    status: toStatus(order, standing, balanceMinor, paymentStatus),
    paymentStatus,
    refundStatus: toRefundStatus(sums),
    totalMinor: toTotal(sums),
    revision: order.revision + 1,
  };
  await change.db
    .update(orders)
    .set(state)
    .where(and(eq(orders.promoterId, order.promoterId), eq(orders.id, order.id)));
  await fitInstalments(change, order, Math.max(0, -balanceMinor));
  return state;
}

/**
 * An order is cancelled when none of its tickets is valid and nothing is due to the buyer. A pending one becomes active
 * once all of it is paid.
 */
function toStatus(
  { status }: OrderRow,
  standing: number,
  balanceMinor: number,
  paymentStatus: OrderRow['paymentStatus'],
): OrderRow['status'] {
  if (standing === 0) return balanceMinor > 0 ? 'CANCEL_PENDING' : 'CANCELLED';
  return status === 'PENDING' && paymentStatus === 'PAID' ? 'ACTIVE' : status;
}

/**
 * Until a payment is received, an order keeps the state it was bought in: unpaid, or paid because there was nothing to
 * pay. A comp ticket that costs something after a change is owed like any other ticket.
 */
function toPaymentStatus({ paymentStatus }: OrderRow, sums: LedgerSums): OrderRow['paymentStatus'] {
  if ((sums.PAYMENT ?? 0) > 0) return toPaid(sums) >= toTotal(sums) ? 'PAID' : 'PART_PAID';
  return toTotal(sums) > 0 ? 'UNPAID' : paymentStatus;
}

function toRefundStatus(sums: LedgerSums): OrderRow['refundStatus'] {
  if (toBalance(sums) > 0) return 'PENDING';
  return (sums.REFUND ?? 0) < 0 ? 'REFUNDED' : 'NONE';
}
