import type { COMPARABLE_BY } from '@parterre/contract/choices/report-choices';
import type { StartPage } from '@parterre/contract/start';
import { sql } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { coveredShows } from '#identity/covered-shows.ts';
import { listShows } from '../shows/list.ts';
import { JOIN_VENUE, presentNamed, SHOW_NAME_COLUMNS, type StartFilter } from './named-show.ts';

type OnSale = StartPage['onSale'];
type Pace = NonNullable<OnSale['items'][number]['pace']>;

/** The number of first rows that are shown of the list that the page links to. */
const SHOWN = 6;

export async function readOnSale(ctx: Context, { regionId }: StartFilter): Promise<OnSale> {
  const { items, totalItems } = await listShows(ctx, {
    query: {
      context: 'manage',
      saleState: ['ON_SALE', 'SOLD_OUT'],
      regionId,
      sortOrder: 'Date',
      sortOrderDescending: false,
      pageSize: SHOWN,
      pageIndex: 1,
    },
  });
  const paces = await readPaces(
    ctx,
    items.map(({ showCode }) => showCode),
  );
  return { total: totalItems, items: items.map((show) => ({ show, pace: paces.get(show.showCode) ?? null })) };
}

/**
 * Finds the last show like each of these that has begun: of the same tour, else of the same campaign, else at the same
 * venue in the same category. Returns what it had sold by the end of the day the same number of days before its start,
 * with its capacity, because the halls of one tour differ.
 */
async function readPaces(ctx: Context, showCodes: readonly string[]): Promise<Map<string, Pace>> {
  if (showCodes.length === 0) return new Map();
  const moment = sql`${ctx.now.toISOString()}::timestamptz`;
  const isComparable = sql`shows.promoter_id = own.promoter_id and shows.id <> own.id and shows.has_orders
    and shows.status = 'ACTIVE' and shows.starts_at < own.starts_at and shows.starts_at <= ${moment}
    and ${coveredShows(ctx.actor) ?? sql`true`}`;
  const latest = (rank: number, isLike: string) => sql`(
    select ${sql.raw(String(rank))} as rank, shows.* from shows where ${sql.raw(isLike)} and ${isComparable}
    order by shows.starts_at desc limit 1)`;
  const statement = rowsOf(
    COLUMNS,
    (list) => sql`
    select ${sql.raw(list)}
    from unnest(${sql.param(showCodes)}::text[]) as asked (show_code)
    join shows own on own.show_code = asked.show_code
    cross join lateral (select greatest(0, own.starts_on - (${moment} at time zone own.time_zone)::date) as days) go
    cross join lateral (
      select * from (
        ${latest(1, 'shows.tour_id = own.tour_id')}
        union all ${latest(2, 'shows.artist_campaign_id = own.artist_campaign_id')}
        union all ${latest(3, 'shows.venue_id = own.venue_id and shows.category_id is not distinct from own.category_id')}
      ) candidate order by candidate.rank limit 1
    ) shows
    ${JOIN_VENUE}
    cross join lateral (
      select coalesce(sum(t.tickets) filter (where t.sold_on <= shows.starts_on - go.days), 0)::int as by_then,
        coalesce(sum(t.tickets), 0)::int as in_the_end
      from sales_totals t join price_types p on p.promoter_id = t.promoter_id and p.id = t.price_type_id
      where t.promoter_id = shows.promoter_id and t.show_id = shows.id and p.kind <> 'comp'
    ) sold`,
  );
  const rows = await ctx.readRows(statement);
  return new Map(rows.map(({ ownCode, ...pace }) => [ownCode, presentNamed(pace)]));
}

const COLUMNS = {
  ownCode: column.text('own.show_code'),
  ...SHOW_NAME_COLUMNS,
  because: column.text<(typeof COMPARABLE_BY)[number]>(
    "case shows.rank when 1 then 'tour' when 2 then 'campaign' else 'venue' end",
  ),
  daysToGo: column.int('go.days'),
  capacity: column.int('shows.capacity'),
  soldThen: column.int('sold.by_then'),
  soldInTheEnd: column.int('sold.in_the_end'),
};
