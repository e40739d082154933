import type { OpenOrders } from '@parterre/contract/show-orders';
import * as endpoints from '@parterre/contract/show-orders';
import type { Context } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { DUE, PAID } from '#db/schema/sales/orders.ts';
import { requireShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';

export const getOpenOrders = verb(endpoints.getOpenOrders, async (ctx, { params }) =>
  readOpenOrders(ctx, await requireShow(ctx, params.showCode)),
);

/** Counts from the tickets and sums from the ledger. */
export async function readOpenOrders(ctx: Context, show: ShowRow): Promise<OpenOrders> {
  const [row] = await ctx.readRows(OPEN, [show.promoterId, show.id]);
  return {
    standing: { orders: row?.orders ?? 0, tickets: row?.tickets ?? 0, paidMinor: row?.paidMinor ?? 0 },
    toRefund: { orders: row?.toRefund ?? 0, amountMinor: row?.backMinor ?? 0 },
    currency: show.currency,
  };
}

const OPEN = rowsOf(
  {
    orders: column.int('s.orders'),
    tickets: column.int('s.tickets'),
    paidMinor: column.int(`(
      select coalesce(sum(m.paid), 0) from money m join orders o on o.promoter_id = $1 and o.id = m.order_id
      where exists (select 1 from order_items i
        where i.promoter_id = $1 and i.order_id = o.id and i.status = 'ACTIVE'))::bigint`),
    toRefund: column.int(
      "(select count(*) from orders o where o.promoter_id = $1 and o.show_id = $2 and o.refund_status = 'PENDING')::int",
    ),
    backMinor: column.int(`(
      select coalesce(sum(coalesce(m.paid, 0) - coalesce(m.due, 0)), 0)
      from money m join orders o on o.promoter_id = $1 and o.id = m.order_id
      where o.refund_status = 'PENDING')::bigint`),
  },
  (list) => `
  with standing as (
    select count(distinct i.order_id)::int as orders, count(*)::int as tickets from order_items i
    where i.promoter_id = $1 and i.show_id = $2 and i.status = 'ACTIVE'
  ), money as (
    select l.order_id,
      sum(l.amount_minor) filter (where l.kind in ${PAID}) as paid,
      sum(l.amount_minor) filter (where l.kind in ${DUE}) as due
    from ledger l where l.promoter_id = $1 and l.show_id = $2 group by l.order_id
  )
  select ${list} from standing s`,
);
