import * as endpoints from '@parterre/contract/instalments';
import { column } from '../../db/column.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { addDays, addMonths, toLocalDay } from '../../time/zones.ts';
import { verb } from '../../verb.ts';
import { PLANNED, readPlannedShows } from './read-planned-shows.ts';

/** What falls due on each day of a month. */
export const listInstalmentDays = verb(endpoints.listInstalmentDays, async (ctx, { query }) => {
  const first = `${query.month ?? toLocalDay(ctx.now, 'UTC').slice(0, 7)}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const planned = await readPlannedShows(ctx, query.showCode);
  return { items: await ctx.readRows(DAYS, [...planned, first, last]) };
});

const DAYS = rowsOf(
  {
    dueOn: column.day('i.due_on'),
    currency: column.text('shows.currency'),
    instalments: column.int('count(*)'),
    dueMinor: column.int('coalesce(sum(o.open) filter (where i.due_on >= planned.today), 0)'),
    overdueMinor: column.int('coalesce(sum(o.open) filter (where i.due_on < planned.today), 0)'),
    paidMinor: column.int('sum(i.paid_minor)'),
  },
  (list) => `
  select ${list}
  from ${PLANNED}
  join shows on shows.promoter_id = planned.promoter_id and shows.id = planned.show_id
  join instalments i on i.promoter_id = planned.promoter_id and i.show_id = planned.show_id
  cross join lateral (
    select case when i.waived_at is null then i.amount_minor - i.paid_minor else 0 end as open) o
  where i.due_on between $4::date and $5::date and (o.open > 0 or i.paid_minor > 0)
  group by i.due_on, shows.currency order by i.due_on, shows.currency`,
);
