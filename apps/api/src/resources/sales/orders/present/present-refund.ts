import type { RefundStatus } from '@parterre/contract/choices/order-choices';
import { type SQL, sql } from 'drizzle-orm';
import type { orders } from '#db/schema/sales/orders.ts';

type Refunded = Pick<typeof orders.$inferSelect, 'status' | 'refundStatus'>;

/** Returns the refund status for people: REFUNDED only when no ticket of the order is valid. */
export const presentRefund = ({ status, refundStatus }: Refunded): RefundStatus =>
  refundStatus === 'REFUNDED' && status !== 'CANCELLED' ? 'PART_REFUNDED' : refundStatus;

/** Matches the orders `o` whose refund is presented with this status. */
export function hasRefund(wanted: RefundStatus): SQL {
  if (wanted === 'PART_REFUNDED') return sql`o.refund_status = 'REFUNDED' and o.status <> 'CANCELLED'`;
  if (wanted === 'REFUNDED') return sql`o.refund_status = 'REFUNDED' and o.status = 'CANCELLED'`;
  return sql`o.refund_status = ${wanted}`;
}
