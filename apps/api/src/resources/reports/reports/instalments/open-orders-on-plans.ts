import { SHEET_COLUMNS } from '@parterre/contract/reports/report-sheets';
import type { TextByCulture } from '@parterre/contract/wire/values';
import type { Context } from '#context.ts';
import { column, orNull } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { OPEN_MINOR } from '#db/schema/sales/instalments.ts';
import { DUE } from '#db/schema/sales/orders.ts';
import { type Cell, toDecimal } from '#documents/table.ts';
import { isPermitted } from '#identity/require-permission.ts';
import { maskBuyer } from '#resources/ground/customer-rows/mask-buyer.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { chooseText } from '#texts/choose-text.ts';
import { toLocalDay } from '#time/zones.ts';
import { nameFacts } from '../chosen/name-facts.ts';
import type { ReportSheet } from '../chosen/report.ts';
import { streamCells } from '../chosen/stream-cells.ts';
import type { AskedOfShow } from '../of-show.ts';

const COLUMNS = SHEET_COLUMNS['instalment-orders'];
type Key = (typeof COLUMNS)[number]['key'];

/** Opens the orders of a show that are paid in parts, by moment. Buyers are masked without `customer:export`. */
export function openOrdersOnPlans(ctx: Context, show: ShowRow, { culture, language }: AskedOfShow): ReportSheet {
  const seesCustomers = isPermitted(ctx, 'customer:export');
  const keys = COLUMNS.map(({ key }) => key);
  const money = (amountMinor: number) => toDecimal(amountMinor, show.currency);
  const describe = (line: OrderOnPlan): Record<Key, Cell> => {
    const buyer = { name: line.buyerName, email: '' };
    return {
      order_id: line.orderId,
      order_date: line.orderedOn,
      instalment_plan: chooseText(line.planName, culture, show.defaultCulture),
      plan_status: language.planStatuses[line.status],
      customer_name: seesCustomers ? buyer.name : maskBuyer(buyer).name,
      tickets: line.tickets,
      order_total: money(line.contractedMinor),
      deposits_received: money(line.depositMinor),
      payments_made: line.made,
      payments_planned: line.planned,
      total_received: money(line.receivedMinor),
      refunded: money(line.refundedMinor),
      refunds_due: money(line.refundsDueMinor),
      outstanding: money(line.openMinor),
      written_off: money(line.waivedMinor),
      overdue_amount: money(line.overdueMinor),
      next_due_date: line.nextOn,
      next_amount: line.nextMinor === null ? null : money(line.nextMinor),
      currency: show.currency,
    };
  };
  return {
    name: 'instalment-orders',
    columns: nameFacts(COLUMNS, language, seesCustomers),
    pass: (take) =>
      streamCells(ctx, {
        rows: ORDERS,
        values: [show.promoterId, show.id, show.timeZone, toLocalDay(ctx.now, show.timeZone)],
        keys,
        describe,
        take,
      }),
  };
}

const ORDERS = rowsOf(
  {
    orderId: column.text('o.order_id'),
    orderedOn: column.day('(o.created_at at time zone $3)::date'),
    planName: column.json<TextByCulture>('p.name'),
    status: column.text<'active' | 'completed' | 'overdue' | 'cancelled'>(`case
      when o.status in ('CANCELLED', 'CANCEL_PENDING') then 'cancelled' when owing.overdue > 0 then 'overdue'
      when owing.open > 0 then 'active' else 'completed' end`),
    buyerName: column.text("coalesce(o.buyer->>'name', '')"),
    tickets: column.int(`(
      select count(*) from order_items t where t.promoter_id = $1 and t.order_id = o.id and t.status = 'ACTIVE')`),
    contractedMinor: column.int('money.contracted'),
    depositMinor: column.int('owing.deposit'),
    made: column.int('owing.made'),
    planned: column.int('owing.planned'),
    receivedMinor: column.int('money.received'),
    refundedMinor: column.int('money.refunded'),
    refundsDueMinor: column.int('greatest(money.received - money.refunded - money.contracted + money.waived, 0)'),
    openMinor: column.int('owing.open'),
    waivedMinor: column.int('money.waived'),
    overdueMinor: column.int('owing.overdue'),
    nextOn: orNull(column.day('owing.next_on')),
    nextMinor: orNull(
      column.int(`(
        select sum(${OPEN_MINOR}) from instalments i
        where i.promoter_id = $1 and i.order_id = o.id and i.due_on = owing.next_on)`),
    ),
  },
  (list) => `
  select ${list}
  from (
    select i.order_id, i.plan_id, coalesce(sum(i.paid_minor) filter (where i.number = 0), 0) as deposit,
      count(*) filter (where i.number > 0 and i.paid_minor = i.amount_minor) as made,
      count(*) filter (where i.number > 0) as planned,
      sum(${OPEN_MINOR}) as open,
      coalesce(sum(${OPEN_MINOR}) filter (where i.due_on < $4::date), 0) as overdue,
      min(i.due_on) filter (where ${OPEN_MINOR} > 0 and i.due_on >= $4::date) as next_on
    from instalments i where i.promoter_id = $1 and i.show_id = $2 group by 1, 2
  ) owing
  join orders o on o.promoter_id = $1 and o.id = owing.order_id
  join instalment_plans p on p.promoter_id = $1 and p.id = owing.plan_id
  cross join lateral (
    select coalesce(sum(l.amount_minor) filter (where l.kind in ${DUE} and l.kind <> 'WAIVER'), 0) as contracted,
      coalesce(-sum(l.amount_minor) filter (where l.kind = 'WAIVER'), 0) as waived,
      coalesce(sum(l.amount_minor) filter (where l.kind = 'PAYMENT'), 0) as received,
      coalesce(-sum(l.amount_minor) filter (where l.kind = 'REFUND'), 0) as refunded
    from ledger l where l.promoter_id = $1 and l.order_id = o.id
  ) money
  order by o.created_at, o.id`,
);

type OrderOnPlan = ReturnType<typeof ORDERS.toRow>;
