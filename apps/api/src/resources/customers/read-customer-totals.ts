import type { CustomerTotal } from '@parterre/contract/customers';
import type { Context } from '../../context.ts';
import { DUE } from '../../db/schema/orders.ts';

/** Money is summed over the ledger, as everywhere; an order is counted once however many lines it has there. */
const SQL = `
  with bought as (
    select o.promoter_id, o.id, o.currency,
      (select count(*) from order_items i
       where i.promoter_id = o.promoter_id and i.order_id = o.id and i.status = 'ACTIVE') as tickets
    from orders o where o.promoter_id = $1 and o.customer_id = $2
  ), money as (
    select b.currency,
      coalesce(sum(l.amount_minor) filter (where l.kind in ${DUE}), 0) as total,
      coalesce(sum(l.amount_minor) filter (where l.kind = 'PAYMENT'), 0) as paid,
      coalesce(-sum(l.amount_minor) filter (where l.kind = 'REFUND'), 0) as refunded
    from bought b join ledger l on l.promoter_id = b.promoter_id and l.order_id = b.id
    group by b.currency
  ), counts as (
    select currency, count(*) as orders, sum(tickets) as tickets from bought group by currency
  )
  select c.currency, c.orders, c.tickets, coalesce(m.total, 0), coalesce(m.paid, 0), coalesce(m.refunded, 0)
  from counts c left join money m on m.currency = c.currency order by c.currency`;

/** What the orders of a customer come to, by currency. */
export async function readCustomerTotals(
  ctx: Context,
  { promoterId, id }: { promoterId: number; id: number },
): Promise<CustomerTotal[]> {
  const rows = await ctx.query(SQL, [promoterId, id]);
  return rows.map(([currency, orders, tickets, total, paid, refunded]) => ({
    currency: String(currency),
    orders: Number(orders),
    tickets: Number(tickets),
    totalMinor: Number(total),
    paidMinor: Number(paid),
    refundedMinor: Number(refunded),
  }));
}
