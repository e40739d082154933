import { COUNT_LIMIT, DEEPEST_ROW } from '@parterre/contract/paging';
import type { listVenues as endpoint, VenuePage } from '@parterre/contract/venues';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { SYSTEM_PROMOTER_ID } from '../../db/schema/promoters.ts';
import { venues, venueWords } from '../../db/schema/venues.ts';
import { invalidField } from '../../errors.ts';
import { coveredVenues } from './covered-venues.ts';
import { presentVenue, selectVenues } from './select-venues.ts';
import { toVenueWords } from './venue-key.ts';
import { orderVenues, readNext, writeNext } from './venue-order.ts';

type Query = VerbInput<typeof endpoint>['query'];

const MOST_WORDS = 8;
/** Sorts behind every character, so that `[word, word + LAST)` is every word that begins with it. */
const LAST = '\u{10ffff}';

/** The caller's venues and those of the catalogue nobody in the list has copied yet. */
export async function listVenues(
  ctx: Context,
  { query }: Pick<VerbInput<typeof endpoint>, 'query'>,
): Promise<z.infer<typeof VenuePage>> {
  const { pageSize, pageIndex, next } = query;
  if (next === undefined && pageIndex * pageSize > DEEPEST_ROW)
    throw invalidField('pageIndex', `Pages end at row ${DEEPEST_ROW}: use next to read on`);
  const order = { sort: query.sortOrder, descending: query.sortOrderDescending };
  const matching = and(...matchVenues(ctx, query));
  const [total, rows] = await Promise.all([
    countVenues(ctx, matching),
    selectVenues(ctx)
      .where(and(matching, next === undefined ? undefined : readNext(next, order, ctx.now)))
      .orderBy(...orderVenues(order, ctx.now))
      .limit(pageSize + 1)
      .offset(next === undefined ? (pageIndex - 1) * pageSize : 0),
  ]);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    items: page.map(presentVenue),
    totalItems: Math.min(total, COUNT_LIMIT),
    totalKind: total > COUNT_LIMIT ? 'moreThan' : 'exact',
    totalPages: Math.ceil(Math.min(total, COUNT_LIMIT) / pageSize),
    ...(rows.length > pageSize && last ? { next: writeNext(order, last) } : {}),
  };
}

function matchVenues(ctx: Context, query: Query): (SQL | undefined)[] {
  const own = query.isCatalogue ? [] : ctx.promoterIds;
  const shared = query.isCatalogue === false ? [] : [SYSTEM_PROMOTER_ID];
  const words = toVenueWords(query.searchTerm ?? '').slice(0, MOST_WORDS);
  const asksForNothing = words.length === 0 && Boolean(query.searchTerm);
  return [
    inArray(venues.promoterId, [...own, ...shared]),
    query.isCatalogue === undefined ? notCopied(ctx.promoterIds) : undefined,
    coveredVenues(ctx),
    query.countryCode ? eq(venues.countryCode, query.countryCode) : undefined,
    asksForNothing ? sql`false` : undefined,
    ...words.map(
      (word) =>
        sql`(${venues.promoterId}, ${venues.id}) in (select ${venueWords.promoterId}, ${venueWords.venueId} from ${venueWords} where ${venueWords.word} >= ${word} and ${venueWords.word} < ${word + LAST})`,
    ),
  ];
}

/** A catalogue venue that every promoter of the list has its own copy of would only stand there twice. */
function notCopied(promoterIds: readonly number[]): SQL {
  const copies = sql`select count(distinct own.promoter_id) from ${venues} own where own.promoter_id = any(${`{${promoterIds.join(',')}}`}::int[]) and own.source_venue_id = ${venues.id}`;
  return sql`(${venues.promoterId} <> ${SYSTEM_PROMOTER_ID} or (${copies}) < ${promoterIds.length})`;
}

async function countVenues({ db }: Context, matching: SQL | undefined): Promise<number> {
  const counted = db
    .select({ id: venues.id })
    .from(venues)
    .where(matching)
    .limit(COUNT_LIMIT + 1)
    .as('counted');
  const [row] = await db.select({ total: sql`count(*)`.mapWith(Number) }).from(counted);
  return row?.total ?? 0;
}
