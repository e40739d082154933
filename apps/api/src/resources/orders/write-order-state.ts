import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { orders } from '../../db/schema/orders.ts';
import type { OrderRow } from './lock-order.ts';
import { type LedgerSums, sumLedger, toBalance, toTotal } from './sum-ledger.ts';

type OrderState = Pick<OrderRow, 'status' | 'refundStatus' | 'totalMinor' | 'revision'>;

/** Writes what the ledger says of an order now, as its next revision. */
export async function writeOrderState(change: Change, order: OrderRow, standing: number): Promise<OrderState> {
  const sums = await sumLedger(change, order);
  const state = {
    status: toStatus(order, standing, toBalance(sums)),
    refundStatus: toRefundStatus(sums),
    totalMinor: toTotal(sums),
    revision: order.revision + 1,
  };
  await change.db
    .update(orders)
    .set(state)
    .where(and(eq(orders.promoterId, order.promoterId), eq(orders.id, order.id)));
  return state;
}

/** An order is cancelled when none of its tickets stands and nothing is due to the buyer any more. */
function toStatus({ status }: OrderRow, standing: number, balanceMinor: number): OrderRow['status'] {
  if (standing > 0) return status;
  return balanceMinor > 0 ? 'CANCEL_PENDING' : 'CANCELLED';
}

function toRefundStatus(sums: LedgerSums): OrderRow['refundStatus'] {
  if (toBalance(sums) > 0) return 'PENDING';
  return (sums.REFUND ?? 0) < 0 ? 'REFUNDED' : 'NONE';
}
