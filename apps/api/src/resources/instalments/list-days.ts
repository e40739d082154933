import * as endpoints from '@parterre/contract/instalments';
import { addDays, addMonths, toLocalDay } from '../../time/zones.ts';
import { verb } from '../../verb.ts';
import { toDay } from './instalment-cursor.ts';
import { PLANNED, readPlannedShows } from './read-planned-shows.ts';

/** What falls due on each day of a month. */
export const listInstalmentDays = verb(endpoints.listInstalmentDays, async (ctx, { query }) => {
  const first = `${query.month ?? toLocalDay(ctx.now, 'UTC').slice(0, 7)}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const planned = await readPlannedShows(ctx, query.showCode);
  const rows = await ctx.query(DAYS, [...planned, first, last]);
  return {
    items: rows.map(([dueOn, currency, count, due, overdue, paid]) => ({
      dueOn: toDay(dueOn),
      currency: String(currency),
      instalments: Number(count),
      dueMinor: Number(due),
      overdueMinor: Number(overdue),
      paidMinor: Number(paid),
    })),
  };
});

const DAYS = `
  select i.due_on, shows.currency, count(*),
    coalesce(sum(o.open) filter (where i.due_on >= planned.today), 0),
    coalesce(sum(o.open) filter (where i.due_on < planned.today), 0),
    sum(i.paid_minor)
  from ${PLANNED}
  join shows on shows.promoter_id = planned.promoter_id and shows.id = planned.show_id
  join instalments i on i.promoter_id = planned.promoter_id and i.show_id = planned.show_id
  cross join lateral (
    select case when i.waived_at is null then i.amount_minor - i.paid_minor else 0 end as open) o
  where i.due_on between $4::date and $5::date and (o.open > 0 or i.paid_minor > 0)
  group by 1, 2 order by 1, 2`;
