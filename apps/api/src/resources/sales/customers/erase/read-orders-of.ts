import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { orderEvents, orders } from '#db/schema/sales/orders.ts';
import { nameCustomer } from '#resources/sales/orders/transfer/name-customer.ts';
import type { CustomerRow } from '../lock-customer.ts';

export interface NamedOrder {
  /** The id of the order's row. */
  id: number;
  orderId: string;
  showId: number;
}

export interface CustomerOrders {
  /** Orders that the customer bought or received. */
  owned: NamedOrder[];
  /** Orders that the customer transferred. Their entries up to the transfer are about this customer. */
  given: NamedOrder[];
}

/** Locks orders before customers, as a transfer does, so that the two cannot deadlock. */
export async function lockOrdersOf(change: Change, customerId: number): Promise<void> {
  await change.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.promoterId, [...change.promoterIds]), eq(orders.customerId, customerId)))
    .orderBy(asc(orders.id))
    .for('no key update');
}

/** Reads the orders that contain data of a person, locked until the change ends. */
export async function readOrdersOf(change: Change, customer: CustomerRow): Promise<CustomerOrders> {
  const fields = { id: orders.id, orderId: orders.orderId, showId: orders.showId };
  const ofPromoter = eq(orders.promoterId, customer.promoterId);
  const owned = await change.db
    .select(fields)
    .from(orders)
    .where(and(ofPromoter, eq(orders.customerId, customer.id)))
    .orderBy(orders.id)
    .for('no key update');
  const transferred = await change.db
    .select(fields)
    .from(orderEvents)
    .innerJoin(orders, and(ofPromoter, eq(orders.id, orderEvents.orderId)))
    .where(
      and(
        eq(orderEvents.promoterId, customer.promoterId),
        eq(orderEvents.type, 'TRANSFER'),
        eq(orderEvents.before, nameCustomer(customer.id)),
      ),
    );
  const known = new Set(owned.map(({ id }) => id));
  return {
    owned,
    given: [...new Map(transferred.map((row) => [row.id, row])).values()].filter(({ id }) => !known.has(id)),
  };
}

const OPEN = rowsOf(
  { orders: column.int('count(*)') },
  (list) => `
  select ${list} from orders o join shows s on s.promoter_id = o.promoter_id and s.id = o.show_id
  where o.promoter_id = $1 and o.customer_id = $2 and (
    o.refund_status = 'PENDING'
    or (o.status in ('PENDING', 'ACTIVE') and (o.payment_status <> 'PAID' or coalesce(s.ends_at_local at time zone s.time_zone, s.starts_at) >= $3)))`,
);

/** Counts orders about which the promoter may still have to contact the buyer. */
export async function countOpenOrders(change: Change, { promoterId, id }: CustomerRow): Promise<number> {
  const [row] = await change.readRows(OPEN, [promoterId, id, change.now.toISOString()]);
  return row?.orders ?? 0;
}
