import type { HeadlineFigures } from '@parterre/contract/instalments';
import type { TextByCulture } from '@parterre/contract/wire/values';
import type { Context } from '#context.ts';
import { column, orNull } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { OPEN_MINOR } from '#db/schema/sales/instalments.ts';
import { DUE } from '#db/schema/sales/orders.ts';
import { PLANNED, type PlannedQuery, readPlannedShows } from './read-planned-shows.ts';

/** The figures of a plan, with whose show it is of, the clock there and the language of its names. */
export type PlanFigures = HeadlineFigures['items'][number] & {
  promoterId: number;
  timeZone: string;
  defaultCulture: string;
};

/**
 * Reads the figures of instalment plans: money from the ledger, and what is due from the schedules. Each order is
 * exactly one of active, completed, overdue and cancelled.
 */
export async function readPlanFigures(ctx: Context, narrowed: PlannedQuery): Promise<PlanFigures[]> {
  const rows = await ctx.readRows(FIGURES, await readPlannedShows(ctx, narrowed));
  return rows.map(({ receivedMinor, ...figures }) => ({
    ...figures,
    totalReceivedMinor: receivedMinor,
    instalmentsReceivedMinor: receivedMinor - figures.depositsReceivedMinor,
  }));
}

const FIGURES = rowsOf(
  {
    promoterId: column.int('shows.promoter_id'),
    timeZone: column.text('shows.time_zone'),
    defaultCulture: column.text('shows.default_culture'),
    showCode: column.text('shows.show_code'),
    showName: column.json<TextByCulture>('shows.name'),
    instalmentPlanId: column.int('p.id'),
    planName: column.json<TextByCulture>('p.name'),
    currency: column.text('shows.currency'),
    ticketsSold: column.int(`(
      select count(*) from order_items t join price_types c on c.promoter_id = t.promoter_id and c.id = t.price_type_id
      where t.promoter_id = p.promoter_id and t.show_id = p.show_id and t.status = 'ACTIVE' and c.kind <> 'comp')`),
    plansSold: column.int('count(o.order_id)'),
    active: column.int('count(*) filter (where not o.is_cancelled and o.open > 0 and o.overdue = 0)'),
    completed: column.int('count(*) filter (where not o.is_cancelled and o.open = 0)'),
    overdue: column.int('count(*) filter (where not o.is_cancelled and o.overdue > 0)'),
    cancelled: column.int('count(*) filter (where o.is_cancelled)'),
    ticketsOnPlan: column.int('coalesce(sum(o.tickets), 0)'),
    ticketsAtRisk: column.int('coalesce(sum(o.tickets) filter (where o.overdue > 0), 0)'),
    grossContractedMinor: column.int('coalesce(sum(o.contracted), 0)'),
    depositsReceivedMinor: column.int('coalesce(sum(o.deposit), 0)'),
    receivedMinor: column.int('coalesce(sum(o.received), 0)'),
    outstandingMinor: column.int('coalesce(sum(o.open), 0)'),
    overdueMinor: column.int('coalesce(sum(o.overdue), 0)'),
    dueNext7DaysMinor: column.int('coalesce(sum(o.in_7), 0)'),
    dueNext30DaysMinor: column.int('coalesce(sum(o.in_30), 0)'),
    nextDueOn: orNull(column.day('min(o.next_on)')),
    finalDueOn: orNull(column.day('max(o.final_on)')),
    refundedMinor: column.int('coalesce(sum(o.refunded), 0)'),
    // Each order owes or is owed by itself: what is due to one buyer pays for no other.
    refundsDueMinor: column.int('coalesce(sum(greatest(o.received - o.refunded - o.contracted + o.waived, 0)), 0)'),
    writtenOffMinor: column.int('coalesce(sum(o.waived), 0)'),
  },
  (list) => `
  with planned as (select * from ${PLANNED}),
  owing as (
    select i.promoter_id, i.show_id, i.plan_id, i.order_id, sum(i.paid_minor) filter (where i.number = 0) as deposit,
      sum(${OPEN_MINOR}) as open,
      coalesce(sum(${OPEN_MINOR}) filter (where i.due_on < planned.today), 0) as overdue,
      coalesce(sum(${OPEN_MINOR}) filter (where i.due_on >= planned.today and i.due_on < planned.today + 7), 0) as in_7,
      coalesce(sum(${OPEN_MINOR}) filter (where i.due_on >= planned.today and i.due_on < planned.today + 30), 0) as in_30,
      min(i.due_on) filter (where ${OPEN_MINOR} > 0 and i.due_on >= planned.today) as next_on, max(i.due_on) filter (where ${OPEN_MINOR} > 0) as final_on
    from planned join instalments i on i.promoter_id = planned.promoter_id and i.show_id = planned.show_id
    group by 1, 2, 3, 4
  ),
  orders_of as (
    select owing.*, o.status in ('CANCELLED', 'CANCEL_PENDING') as is_cancelled, money.*,
      (select count(*) from order_items t where t.promoter_id = owing.promoter_id and t.order_id = owing.order_id
        and t.status = 'ACTIVE') as tickets
    from owing
    join orders o on o.promoter_id = owing.promoter_id and o.id = owing.order_id
    cross join lateral (
      select coalesce(sum(l.amount_minor) filter (where l.kind in ${DUE} and l.kind <> 'WAIVER'), 0) as contracted,
        coalesce(-sum(l.amount_minor) filter (where l.kind = 'WAIVER'), 0) as waived,
        coalesce(sum(l.amount_minor) filter (where l.kind = 'PAYMENT'), 0) as received,
        coalesce(-sum(l.amount_minor) filter (where l.kind = 'REFUND'), 0) as refunded
      from ledger l where l.promoter_id = owing.promoter_id and l.order_id = owing.order_id
    ) money
  )
  select ${list}
  from planned
  join shows on shows.promoter_id = planned.promoter_id and shows.id = planned.show_id
  join instalment_plans p on p.promoter_id = planned.promoter_id and p.show_id = planned.show_id
  left join orders_of o on o.promoter_id = p.promoter_id and o.plan_id = p.id
  group by shows.promoter_id, shows.id, p.promoter_id, p.id
  order by shows.starts_on, shows.show_code, p.payments, p.id`,
);
