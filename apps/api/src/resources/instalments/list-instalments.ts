import type { Instalment } from '@parterre/contract/instalments';
import * as endpoints from '@parterre/contract/instalments';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { COUNTED_ROWS, toOffset, toPage } from '../../lists/page-answer.ts';
import { type VerbInput, verb } from '../../verb.ts';
import { requireShow } from '../show-rows/require-show.ts';
import { readInstalmentCursor, writeInstalmentCursor } from './instalment-cursor.ts';
import { presentInstalment } from './present-instalment.ts';
import { PLANNED, type PlannedShows, readPlannedShows } from './read-planned-shows.ts';

type Page = z.output<typeof endpoints.InstalmentPage>;
type Filters = VerbInput<typeof endpoints.listShowInstalments>['query'];

/** Payments of an event by day due. */
export const listShowInstalments = verb(endpoints.listShowInstalments, async (ctx, { params, query }) => {
  const { showCode } = await requireShow(ctx, params.showCode);
  return readPage(ctx, await readPlannedShows(ctx, showCode), query);
});

/** Payments of all events the caller may see, by day due. */
export const listInstalments = verb(endpoints.listInstalments, async (ctx, { query }) =>
  readPage(ctx, await readPlannedShows(ctx, query.showCode), query),
);

const FILTERED = `
  from ${PLANNED}
  join instalments i on i.promoter_id = planned.promoter_id and i.show_id = planned.show_id
  cross join lateral (select case
    when i.waived_at is not null then 'waived' when i.paid_minor >= i.amount_minor then 'paid'
    when i.due_on < planned.today then 'overdue' else 'due' end as status) s
  where ($4::text is null or s.status = $4) and ($5::date is null or i.due_on >= $5) and ($6::date is null or i.due_on <= $6)`;

const COUNT = `select count(*) from (select 1 ${FILTERED} limit ${COUNTED_ROWS}) counted`;

const PAGE = `
  select page.*, o.order_id, o.buyer, o.currency, shows.show_code, shows.name, promoters.code, p.name, p.payments
  from (
    select i.promoter_id, i.order_id, i.show_id, i.plan_id, i.number, i.due_on, s.status, i.amount_minor, i.paid_minor,
      i.paid_at, i.waived_at
    ${FILTERED} and ($7::date is null or (i.due_on, i.order_id, i.number) > ($7::date, $8::bigint, $9::int))
    order by i.due_on, i.order_id, i.number limit $10 offset $11
  ) page
  join orders o on o.promoter_id = page.promoter_id and o.id = page.order_id
  join shows on shows.promoter_id = page.promoter_id and shows.id = page.show_id
  join instalment_plans p on p.promoter_id = page.promoter_id and p.id = page.plan_id
  join promoters on promoters.id = page.promoter_id
  order by page.due_on, page.order_id, page.number`;

async function readPage(ctx: Context, planned: PlannedShows, query: Filters): Promise<Page> {
  const filters = [...planned, query.status ?? null, query.dueFrom ?? null, query.dueTo ?? null];
  const after = readInstalmentCursor(query.next);
  const [counted] = await ctx.query(COUNT, filters);
  const rows = await ctx.query(PAGE, [
    ...filters,
    after?.dueOn ?? null,
    after?.orderId ?? null,
    after?.number ?? null,
    query.pageSize + 1,
    toOffset(query),
  ]);
  const found = rows.slice(0, query.pageSize);
  const last = rows.length > query.pageSize ? found.at(-1) : undefined;
  const items: Instalment[] = found.map((row) => presentInstalment(row, ctx.actor));
  return toPage(items, Number(counted?.[0]), query.pageSize, last && writeInstalmentCursor(last));
}
