import * as endpoints from '@parterre/contract/shows/list';
import type { ShowSummary } from '@parterre/contract/shows/show';
import type { TextByCulture } from '@parterre/contract/wire/values';
import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Context } from '#context.ts';
import { column, orNull } from '#db/column.ts';
import type { Row } from '#db/rows-of.ts';
import { shows } from '#db/schema/events/shows.ts';
import { seesSales } from '#identity/require-permission.ts';
import { openPage } from '#lists/open-page.ts';
import { orderOf } from '#lists/order.ts';
import { toPage } from '#lists/page-answer.ts';
import { listColumns, pageTables, readPage } from '#lists/read-page.ts';
import { findReadablePromoters, matchShows, SHOW_ORDERS } from '#resources/ground/show-rows/match-shows.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { toSaleState } from '#resources/ground/show-rows/to-sale-state.ts';
import { addDays, DAY_MS, nameZone, toLocalDay } from '#time/zones.ts';
import { verb } from '#verb.ts';

/** Lists the shows that the caller may see, with the sales of exactly the rows of the page. */
export const listShows = verb(endpoints.listShows, async (ctx, { query }) => {
  const page = openPage(query, orderOf(query, SHOW_ORDERS, shows.id));
  const promoterIds = findReadablePromoters(ctx, query.context);
  if (promoterIds.length === 0) return toPage([], { counted: 0 }, query.pageSize, undefined);
  const matches = matchShows(ctx, query, promoterIds);
  const tables = pageTables(page, { select: sql`shows.*`, from: sql`shows`, matches });
  return readPage(ctx, page, { columns: LISTED, tables, joins: joinFacts(ctx) }, (rows) =>
    rows.map(({ promoterId, ...row }) => {
      const grossMinor = seesSales(ctx.actor, promoterId) ? row.grossMinor : null;
      return presentSummary({ ...row, grossMinor }, ctx.now);
    }),
  );
});

/** What a show tells of other tables. Its own page joins them too (`read.ts`). */
export const JOINED = {
  promoterCode: column.text('promoters.code'),
  venue: {
    name: column.text('venues.name'),
    town: column.text('venues.town'),
    countryCode: column.text('venues.country_code'),
  },
};

const COLUMNS = {
  show: {
    showCode: column.text('page.show_code'),
    name: column.json<TextByCulture>('page.name'),
    venueId: column.int('page.venue_id'),
    status: column.text<ShowRow['status']>('page.status'),
    seating: column.text<ShowRow['seating']>('page.seating'),
    startsAtLocal: column.wallTime('page.starts_at_local'),
    timeZone: column.text('page.time_zone'),
    startsAt: column.instant('page.starts_at'),
    endsAtLocal: orNull(column.wallTime('page.ends_at_local')),
    onSaleAt: orNull(column.instant('page.on_sale_at')),
    offSaleAt: orNull(column.instant('page.off_sale_at')),
    currency: column.text('page.currency'),
    capacity: column.int('page.capacity'),
  },
  ...JOINED,
  sold: column.int('coalesce(sales.tickets, 0)'),
  comps: column.int('coalesce(sales.comps, 0)'),
  /** Tickets by local day; days without sales are absent. */
  ticketsOn: column.json<Readonly<Record<string, number>>>("coalesce(sales.days, '{}')"),
};

/** The facts of a row of the list; money is null for readers who may not see it. */
export type SummaryFacts = Row<typeof COLUMNS> & { grossMinor: number | null };

/** Used by the list and the show's own page, so that both show the same state and figures. */
export function presentSummary({ show, promoterCode, venue, ...sales }: SummaryFacts, now: Date): ShowSummary {
  const today = toLocalDay(now, show.timeZone);
  return {
    showCode: show.showCode,
    promoterCode,
    name: show.name,
    venue: { venueId: show.venueId, name: venue.name, town: venue.town, countryCode: venue.countryCode },
    status: show.status,
    saleState: toSaleState(show, sales.sold + sales.comps, now),
    seating: show.seating,
    startsAtLocal: show.startsAtLocal,
    timeZone: show.timeZone,
    zoneName: nameZone(show.startsAt, show.timeZone),
    startsAt: show.startsAt.toISOString(),
    currency: show.currency,
    sales: {
      sold: sales.sold,
      comps: sales.comps,
      capacity: show.capacity,
      grossMinor: sales.grossMinor,
      last7Days: listWeek(today).map((day) => sales.ticketsOn[day] ?? 0),
    },
  };
}

const LISTED = listColumns({
  promoterId: column.int('page.promoter_id'),
  ...COLUMNS,
  grossMinor: column.int('coalesce(sales.gross, 0)'),
});

const WEEK = [-6, -5, -4, -3, -2, -1, 0];
const weeks = new LRUCache<string, string[]>({ max: WEEK.length });

/** Returns the seven days up to this one. All shows of a page share one or two of these lists. */
function listWeek(today: string): string[] {
  const known = weeks.get(today);
  if (known) return known;
  const week = WEEK.map((days) => addDays(today, days));
  weeks.set(today, week);
  return week;
}

const joinFacts = ({ now }: Context): SQL => sql`
  left join promoters on promoters.id = page.promoter_id
  left join venues on venues.promoter_id = page.promoter_id and venues.id = page.venue_id
  left join lateral (
    select sum(tickets)::int as tickets, sum(comps)::int as comps, sum(gross)::bigint as gross,
      jsonb_object_agg(sold_on, tickets) filter (where sold_on >= ${firstDay(now)}) as days
    from (
      select t.sold_on, coalesce(sum(t.tickets) filter (where p.kind <> 'comp'), 0)::int as tickets,
        coalesce(sum(t.tickets) filter (where p.kind = 'comp'), 0)::int as comps, sum(t.gross_minor) as gross
      from sales_totals t join price_types p on p.promoter_id = t.promoter_id and p.id = t.price_type_id
      where t.promoter_id = page.promoter_id and t.show_id = page.id group by t.sold_on
    ) of_day
  ) sales on true`;

/** Returns six days before today in the zone where the day ends last, because the rows have zones of their own. */
const firstDay = (now: Date): string => new Date(now.getTime() - 6.5 * DAY_MS).toISOString().slice(0, 10);
