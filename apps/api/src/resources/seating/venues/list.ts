import type { Venue } from '@parterre/contract/venues';
import * as endpoints from '@parterre/contract/venues';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context, Reader } from '#context.ts';
import { toArray } from '#db/column.ts';
import { runConcurrently } from '#db/run-concurrently.ts';
import { shows } from '#db/schema/events/shows.ts';
import { CATALOGUE_CODE, promoters, SYSTEM_PROMOTER_ID } from '#db/schema/promoters/promoters.ts';
import { seatingPlans } from '#db/schema/seating/seating-plans.ts';
import { venues, venueWords } from '#db/schema/seating/venues.ts';
import { openPage } from '#lists/open-page.ts';
import { byDayOrLast, byStartOf, byText, orderOf } from '#lists/order.ts';
import { countRows } from '#lists/page-answer.ts';
import { matchWords } from '#lists/search-key.ts';
import { soldInRegion } from '#resources/ground/show-rows/sold-in.ts';
import { coveredVenues } from '#resources/ground/venue-rows/covered-venues.ts';
import { type VerbInput, verb } from '#verb.ts';

type Query = VerbInput<typeof endpoints.listVenues>['query'];

/** Lists the caller's venues and those of the catalogue that not every promoter of the list has copied. */
export const listVenues = verb(endpoints.listVenues, async (ctx, { query }) => {
  const page = openPage(
    query,
    orderOf(query, venueOrders(nextShowAtVenueOn(ctx.now), query.sortOrderDescending), venues.id),
  );
  const matching = and(...matchVenues(ctx, query));
  const [counted, rows] = await runConcurrently(
    countRows(ctx, venues, matching),
    venuesWithFigures(ctx, page.sortedBy)
      .where(and(matching, page.behind))
      .orderBy(...page.by)
      .limit(page.limit)
      .offset(page.offset),
  );
  return page.answer(
    { rows, counted },
    ({ sortedBy, id }) => [sortedBy, id],
    (found) => found.map(presentVenue),
  );
});

/** `nextShowOn` is the day that the list shows with a venue. */
export const venueOrders = (nextShowOn: SQL<string | null>, isDescending: boolean) => ({
  Name: byStartOf(venues.nameKey),
  Town: byText(sql`(left(${venues.townKey}, 50) || chr(31) || left(${venues.nameKey}, 60))`),
  NextShowDate: byDayOrLast(nextShowOn, venues.nameKey, isDescending),
});

function matchVenues(ctx: Context, query: Query): (SQL | undefined)[] {
  const own = query.isCatalogue ? [] : ctx.promoterIds;
  const shared = query.isCatalogue === false ? [] : [SYSTEM_PROMOTER_ID];
  return [
    inArray(venues.promoterId, [...own, ...shared]),
    query.isCatalogue === undefined ? notCopied(ctx.promoterIds) : undefined,
    coveredVenues(ctx),
    soldInRegion(ctx.actor, isAtVenue, query.regionId),
    query.countryCode ? eq(venues.countryCode, query.countryCode) : undefined,
    ...matchVenueWords(query.searchTerm),
  ];
}

export const matchVenueWords = (searchTerm: string | undefined): SQL[] =>
  matchWords(searchTerm, {
    is: [venues.promoterId, venues.id],
    owner: [venueWords.promoterId, venueWords.venueId],
    from: venueWords,
    word: venueWords.word,
  });

/** Joins shows to their venue. */
export const isAtVenue: SQL = sql`${shows.promoterId} = ${venues.promoterId} and ${shows.venueId} = ${venues.id}`;

/** Leaves out a catalogue venue that every promoter of the list has copied, because it would be listed twice. */
function notCopied(promoterIds: readonly number[]): SQL {
  const copies = sql`select count(distinct own.promoter_id) from ${venues} own where own.promoter_id = any(${toArray(promoterIds)}::int[]) and own.source_venue_id = ${venues.id}`;
  return sql`(${venues.promoterId} <> ${SYSTEM_PROMOTER_ID} or (${copies}) < ${promoterIds.length})`;
}

/** Returns the day of the next show at the venue that is not cancelled, as text; null without one. */
export const nextShowAtVenueOn = (now: Date): SQL<string | null> =>
  sql`(select min(${shows.startsOn})::text from ${shows} where ${isAtVenue} and ${shows.startsAt} >= ${now.toISOString()}::timestamptz and ${shows.status} <> 'CANCELLED')`;

const isPlanOfVenue = sql`${seatingPlans.promoterId} = ${venues.promoterId} and ${seatingPlans.venueId} = ${venues.id}`;

/** Selects venues with their figures. The join also keeps the table names in the counting expressions. */
export const venuesWithFigures = ({ db, now }: Reader, sortedBy: SQL<string> = sql`''`) =>
  db
    .select({
      ...getTableColumns(venues),
      promoterCode: promoters.code,
      planCount:
        sql`(select count(*) from ${seatingPlans} where ${isPlanOfVenue} and ${seatingPlans.currentVersionId} is not null)`.mapWith(
          Number,
        ),
      defaultPlanId: sql<
        number | null
      >`(select ${seatingPlans.id} from ${seatingPlans} where ${isPlanOfVenue} and ${seatingPlans.isDefault})`.mapWith(
        Number,
      ),
      nextShowOn: nextShowAtVenueOn(now),
      sortedBy,
    })
    .from(venues)
    .leftJoin(promoters, eq(promoters.id, venues.promoterId));

export type SelectedVenue = Awaited<ReturnType<typeof venuesWithFigures>>[number];

export function presentVenue(row: SelectedVenue): Venue {
  return {
    venueId: row.id,
    promoterCode: row.promoterCode ?? CATALOGUE_CODE,
    isCatalogue: row.promoterId === SYSTEM_PROMOTER_ID,
    sourceVenueId: row.sourceVenueId,
    name: row.name,
    address: row.address,
    town: row.town,
    postcode: row.postcode,
    countryCode: row.countryCode,
    timeZone: row.timeZone,
    latitude: row.latitude,
    longitude: row.longitude,
    planCount: row.planCount,
    defaultPlanId: row.defaultPlanId,
    nextShowOn: row.nextShowOn,
    revision: row.revision,
  };
}
