import * as endpoints from '@parterre/contract/venues';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { SYSTEM_PROMOTER_ID } from '../../db/schema/promoters.ts';
import { venues, venueWords } from '../../db/schema/venues.ts';
import { COUNTED_ROWS, toOffset, toPage } from '../../lists/page-answer.ts';
import { decodeCursor, encodeCursor, type PageCursor } from '../../lists/page-cursor.ts';
import { toPrefixRange, toTermWords } from '../../lists/search-key.ts';
import { type VerbInput, verb } from '../../verb.ts';
import { coveredVenues } from '../venue-rows/covered-venues.ts';
import { nextShowAtVenueOn, presentVenue, selectVenues } from './select-venues.ts';

type Query = VerbInput<typeof endpoints.listVenues>['query'];

/** The caller's venues and those of the catalogue nobody in the list has copied yet. */
export const listVenues = verb(endpoints.listVenues, async (ctx, { query }) => {
  const { pageSize, next } = query;
  const offset = toOffset(query);
  const order = { sort: query.sortOrder, descending: query.sortOrderDescending };
  const cursor = next === undefined ? undefined : decodeCursor(next, nameSort(order));
  const matching = and(...matchVenues(ctx, query));
  const [total, rows] = await Promise.all([
    countVenues(ctx, matching),
    selectVenues(ctx, sortValue(order, ctx.now))
      .where(and(matching, cursor && isBehind(order, cursor, ctx.now)))
      .orderBy(...orderVenues(order, ctx.now))
      .limit(pageSize + 1)
      .offset(offset),
  ]);
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  const reachedNext = last && encodeCursor({ sort: nameSort(order), value: last.sortValue, id: last.id });
  return toPage(page.map(presentVenue), total, pageSize, reachedNext);
});

interface VenueOrder {
  sort: (typeof endpoints.VENUE_SORTS)[number];
  descending: boolean;
}

/** Names an order, so that the `next` of one is refused by another. */
const nameSort = ({ sort, descending }: VenueOrder): string => `${sort}${descending ? '-' : '+'}`;

/** What a row sorts by, as one text short enough for a cursor; the id tells the rest apart. Venues without an event stand last. */
function sortValue({ sort, descending }: VenueOrder, now: Date): SQL<string> {
  if (sort === 'Name') return sql`left(${venues.nameKey}, 100)`;
  if (sort === 'Town') return sql`(left(${venues.townKey}, 50) || chr(31) || left(${venues.nameKey}, 60))`;
  const noEvent = descending ? '0' : '9';
  return sql`((coalesce(${nextShowAtVenueOn(now)}, ${noEvent}) || chr(31) || left(${venues.nameKey}, 60)) collate "C")`;
}

function orderVenues(order: VenueOrder, now: Date): SQL[] {
  const direct = order.descending ? desc : asc;
  return [direct(sortValue(order, now)), direct(venues.id)];
}

/** Rows behind the one a page ended with. */
const isBehind = (order: VenueOrder, { value, id }: PageCursor, now: Date): SQL =>
  sql`(${sortValue(order, now)}, ${venues.id}) ${sql.raw(order.descending ? '<' : '>')} (${value}, ${id}::bigint)`;

function matchVenues(ctx: Context, query: Query): (SQL | undefined)[] {
  const own = query.isCatalogue ? [] : ctx.promoterIds;
  const shared = query.isCatalogue === false ? [] : [SYSTEM_PROMOTER_ID];
  const words = toTermWords(query.searchTerm ?? '');
  const asksForNothing = words.length === 0 && Boolean(query.searchTerm);
  return [
    inArray(venues.promoterId, [...own, ...shared]),
    query.isCatalogue === undefined ? notCopied(ctx.promoterIds) : undefined,
    coveredVenues(ctx),
    query.countryCode ? eq(venues.countryCode, query.countryCode) : undefined,
    asksForNothing ? sql`false` : undefined,
    ...words.map((word) => {
      const { from, to } = toPrefixRange(word);
      return sql`(${venues.promoterId}, ${venues.id}) in (select ${venueWords.promoterId}, ${venueWords.venueId} from ${venueWords} where ${venueWords.word} >= ${from} and ${venueWords.word} < ${to})`;
    }),
  ];
}

/** A catalogue venue that every promoter of the list has its own copy of would only stand there twice. */
function notCopied(promoterIds: readonly number[]): SQL {
  const copies = sql`select count(distinct own.promoter_id) from ${venues} own where own.promoter_id = any(${`{${promoterIds.join(',')}}`}::int[]) and own.source_venue_id = ${venues.id}`;
  return sql`(${venues.promoterId} <> ${SYSTEM_PROMOTER_ID} or (${copies}) < ${promoterIds.length})`;
}

async function countVenues({ db }: Context, matching: SQL | undefined): Promise<number> {
  const counted = db.select({ id: venues.id }).from(venues).where(matching).limit(COUNTED_ROWS).as('counted');
  const [row] = await db.select({ total: sql`count(*)`.mapWith(Number) }).from(counted);
  return row?.total ?? 0;
}
