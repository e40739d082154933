import type { OpenOrders } from '@parterre/contract/show-orders';
import * as endpoints from '@parterre/contract/show-orders';
import type { Context } from '../../context.ts';
import { DUE, PAID } from '../../db/schema/orders.ts';
import { verb } from '../../verb.ts';
import { requireShow, type ShowRow } from '../shows/require-show.ts';

export const getOpenOrders = verb(endpoints.getOpenOrders, async (ctx, { params }) =>
  readOpenOrders(ctx, await requireShow(ctx, params.showCode)),
);

/** Counted from the tickets, summed from the ledger. */
export async function readOpenOrders(ctx: Context, show: ShowRow): Promise<OpenOrders> {
  const [row = []] = await ctx.query(SQL, [show.promoterId, show.id]);
  const [orders, tickets, paidMinor, toRefund, backMinor] = row.map(Number);
  return {
    standing: { orders: orders ?? 0, tickets: tickets ?? 0, paidMinor: paidMinor ?? 0 },
    toRefund: { orders: toRefund ?? 0, amountMinor: backMinor ?? 0 },
    currency: show.currency,
  };
}

const SQL = `
  with standing as (
    select count(distinct i.order_id)::int as orders, count(*)::int as tickets from order_items i
    where i.promoter_id = $1 and i.show_id = $2 and i.status = 'ACTIVE'
  ), money as (
    select l.order_id,
      sum(l.amount_minor) filter (where l.kind in ${PAID}) as paid,
      sum(l.amount_minor) filter (where l.kind in ${DUE}) as due
    from ledger l where l.promoter_id = $1 and l.show_id = $2 group by l.order_id
  )
  select s.orders, s.tickets,
    (select coalesce(sum(m.paid), 0) from money m join orders o on o.promoter_id = $1 and o.id = m.order_id
      where exists (select 1 from order_items i
        where i.promoter_id = $1 and i.order_id = o.id and i.status = 'ACTIVE'))::bigint,
    (select count(*) from orders o where o.promoter_id = $1 and o.show_id = $2 and o.refund_status = 'PENDING')::int,
    (select coalesce(sum(coalesce(m.paid, 0) - coalesce(m.due, 0)), 0)
      from money m join orders o on o.promoter_id = $1 and o.id = m.order_id
      where o.refund_status = 'PENDING')::bigint
  from standing s`;
