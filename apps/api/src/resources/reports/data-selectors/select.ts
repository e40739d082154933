import * as endpoints from '@parterre/contract/data-selectors';
import type { TextByCulture } from '@parterre/contract/wire/values';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { column } from '#db/column.ts';
import { shows } from '#db/schema/events/shows.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { openPage } from '#lists/open-page.ts';
import { orderOf } from '#lists/order.ts';
import { countRows } from '#lists/page-answer.ts';
import { listColumns, pageTables, readPage } from '#lists/read-page.ts';
import { readCampaigns } from '#resources/events/artist-campaigns/list.ts';
import { countShows } from '#resources/events/artist-campaigns/next-shows.ts';
import { findReadablePromoters, matchShows, SHOW_ORDERS } from '#resources/ground/show-rows/match-shows.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { isAtVenue, matchVenueWords, venueOrders } from '#resources/seating/venues/list.ts';
import { verb } from '#verb.ts';

/** Lists shows to choose from, at the promoters where the caller may make a report. */
export const selectShows = verb(endpoints.selectShows, (ctx, { query }) => {
  const page = openPage(query, orderOf(query, SHOW_ORDERS, shows.id));
  const matches = matchShows(ctx, query, findReadablePromoters(ctx, 'report'));
  const tables = pageTables(page, { select: sql`shows.*`, from: sql`shows`, matches });
  return readPage(ctx, page, { columns: SHOW_COLUMNS, tables, joins: SHOW_JOINS }, (rows) => rows);
});

const SHOW_COLUMNS = listColumns({
  showCode: column.text('page.show_code'),
  promoterCode: column.text('promoters.code'),
  name: column.json<TextByCulture>('page.name'),
  startsAtLocal: column.wallTime('page.starts_at_local'),
  timeZone: column.text('page.time_zone'),
  venueName: column.text('venues.name'),
  town: column.text('venues.town'),
  status: column.text<ShowRow['status']>('page.status'),
  seating: column.text<ShowRow['seating']>('page.seating'),
  currency: column.text('page.currency'),
});

const SHOW_JOINS = sql`
  left join promoters on promoters.id = page.promoter_id
  left join venues on venues.promoter_id = page.promoter_id and venues.id = page.venue_id`;

/**
 * Lists venues to choose from, at the promoters where the caller may make a report: those with a show that the caller
 * sees, of the region if one is given. Their figures count these shows only, as the report will.
 */
export const selectVenues = verb(endpoints.selectVenues, async (ctx, { query }) => {
  const promoterIds = findReadablePromoters(ctx, 'report');
  const { showCount, nextShowOn } = countShows(ctx, isAtVenue, query.regionId);
  const orders = venueOrders(nextShowOn, query.sortOrderDescending);
  const page = openPage(query, orderOf(query, orders, venues.id));
  const { dateFrom, dateTo, regionId } = query;
  const asked = sql.join([isAtVenue, ...matchShows(ctx, { dateFrom, dateTo, regionId }, promoterIds)], sql` and `);
  const matching = and(
    inArray(venues.promoterId, promoterIds),
    sql`exists (select 1 from ${shows} where ${asked})`,
    ...matchVenueWords(query.searchTerm),
  );
  const counted = await countRows(ctx, venues, matching);
  const rows = await ctx.db
    .select({
      venueId: venues.id,
      name: venues.name,
      town: venues.town,
      countryCode: venues.countryCode,
      showCount,
      nextShowOn,
      sortedBy: page.sortedBy,
    })
    .from(venues)
    // The join also keeps the table names in the counting expressions.
    .innerJoin(promoters, eq(promoters.id, venues.promoterId))
    .where(and(matching, page.behind))
    .orderBy(...page.by)
    .limit(page.limit)
    .offset(page.offset);
  return page.answer(
    { rows, counted },
    ({ sortedBy, venueId }) => [sortedBy, venueId],
    (found) => found.map(({ sortedBy: _, ...venue }) => venue),
  );
});

/** Lists campaigns to choose from, at the promoters where the caller may make a report. */
export const selectArtistCampaigns = verb(endpoints.selectArtistCampaigns, (ctx, { query }) =>
  readCampaigns(ctx, query, findReadablePromoters(ctx, 'report'), query.regionId),
);
