import type { ShowListQuery } from '@parterre/contract/shows';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { shows } from '../../../db/schema/shows.ts';
import { invalidField } from '../../../errors.ts';
import type { Actor } from '../../../identity/actor.ts';
import { coveredShows } from '../../../identity/covered-shows.ts';
import { COUNTED_ROWS } from '../../../lists/page-answer.ts';
import type { PageCursor } from '../../../lists/page-cursor.ts';
import { toPrefixRange, toTermWords } from '../../../lists/search-key.ts';

export type ShowQuery = z.output<typeof ShowListQuery>;

export interface ShowListRequest {
  query: ShowQuery;
  promoterIds: readonly number[];
  actor: Actor;
  now: Date;
  offset: number;
  /** The row the page before ended with. */
  after: PageCursor | undefined;
}

/** A page of at most pageSize + 1 rows, each with its sales, and on every row the count; one row when nothing matches. */
export function buildShowListStatement({ query, promoterIds, actor, now, offset, after }: ShowListRequest): SQL {
  const matches = sql.join(conditionsOf(query, promoterIds, actor), sql` and `);
  const column = SORT_COLUMNS[query.sortOrder];
  const direction = sql.raw(query.sortOrderDescending ? 'desc' : 'asc');
  return sql`select counted.rows, page.id, page.show_code, page.name, page.venue_id, page.status, page.seating,
      page.starts_at_local, page.time_zone, page.starts_at, page.ends_at_local, page.on_sale_at, page.off_sale_at,
      page.currency, page.capacity, page.sort_key, page.venue_key, promoters.code,
      venues.name, venues.town, venues.country_code, sales.tickets, sales.comps, sales.gross, sales.days, page.promoter_id
    from (select count(*)::int as rows from (select 1 from shows where ${matches} limit ${sql.raw(String(COUNTED_ROWS))}) one) counted
    left join (
      select shows.* from shows
      where ${matches}${after ? sql` and ${isBehind(query, after)}` : sql``}
      order by ${column} ${direction}, shows.id ${direction}
      limit ${query.pageSize + 1} offset ${offset}
    ) page on true
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
    ) sales on true
    order by page.${sql.raw(SORTED_BY[query.sortOrder])} ${direction}, page.id ${direction}`;
}

/** Names an order, so that the `next` of one is refused by another. */
export const nameSort = ({ sortOrder, sortOrderDescending }: ShowQuery): string =>
  `${sortOrder}${sortOrderDescending ? '-' : '+'}`;

const SORTED_BY = { Date: 'starts_at', ShowName: 'sort_key', VenueName: 'venue_key' } as const;
const SORT_COLUMNS = { Date: shows.startsAt, ShowName: shows.sortKey, VenueName: shows.venueKey } as const;

function conditionsOf(query: ShowQuery, promoterIds: readonly number[], actor: Actor): SQL[] {
  const conditions: (SQL | undefined)[] = [
    // One promoter as an equation: then the page is read off the index in its order, without sorting.
    promoterIds.length === 1
      ? sql`${shows.promoterId} = ${promoterIds[0]}`
      : sql`${shows.promoterId} = any(${`{${promoterIds.join(',')}}`}::int[])`,
    coveredShows(actor),
    query.status && sql`${shows.status} = any(${`{${query.status.join(',')}}`}::text[])`,
    query.venueId === undefined ? undefined : sql`${shows.venueId} = ${query.venueId}`,
    query.tourId === undefined ? undefined : sql`${shows.tourId} = ${query.tourId}`,
    query.artistCampaignId === undefined ? undefined : sql`${shows.artistCampaignId} = ${query.artistCampaignId}`,
    query.dateFrom === undefined ? undefined : sql`${shows.startsOn} >= ${query.dateFrom}`,
    query.dateTo === undefined ? undefined : sql`${shows.startsOn} <= ${query.dateTo}`,
    query.regionId === undefined ? undefined : isSoldIn(query.regionId),
    ...searchFor(query.searchTerm),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/** Every word of the term begins a word of the event; a term without any letter or digit finds nothing. */
function searchFor(term = ''): SQL[] {
  if (term === '') return [];
  const words = toTermWords(term);
  if (words.length === 0) return [sql`false`];
  return words.map((word) => {
    const { from, to } = toPrefixRange(word);
    return sql`(${shows.promoterId}, ${shows.id}) in (select promoter_id, show_id from show_words where word >= ${from} and word < ${to})`;
  });
}

/** Sold on a partner site: nothing says otherwise, or one ticket names no site or this one. */
function isSoldIn(regionId: number): SQL {
  const prices = sql`select 1 from price_types where price_types.promoter_id = ${shows.promoterId} and price_types.show_id = ${shows.id}`;
  return sql`(not exists (${prices}) or exists (${prices} and (price_types.partner_site_ids = '[]'::jsonb or price_types.partner_site_ids @> ${JSON.stringify([regionId])}::jsonb)))`;
}

function isBehind(query: ShowQuery, after: PageCursor): SQL {
  const column = SORT_COLUMNS[query.sortOrder];
  const sign = sql.raw(query.sortOrderDescending ? '<' : '>');
  if (query.sortOrder !== 'Date') return sql`(${column}, ${shows.id}) ${sign} (${after.value}, ${after.id})`;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(after.value) || Number.isNaN(Date.parse(after.value)))
    throw invalidField('next', 'Send the next of the page before as it was');
  return sql`(${column}, ${shows.id}) ${sign} (${after.value}::timestamptz, ${after.id})`;
}

/** Six days before the day it is where the day ends last; the rows carry their own zones. */
const firstDay = (now: Date): string => new Date(now.getTime() - 6.5 * 86_400_000).toISOString().slice(0, 10);
