import * as endpoints from '@parterre/contract/channel';
import { and, eq, gt, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { coveredShows } from '#identity/covered-shows.ts';
import { openPage } from '#lists/open-page.ts';
import { ascending, byInstant } from '#lists/order.ts';
import { countRows } from '#lists/page-answer.ts';
import { isInShowWindow } from '#resources/ground/show-rows/sale-window.ts';
import { HOUR_MS } from '#time/zones.ts';
import { type VerbInput, verb } from '#verb.ts';
import { isPublicChannel, sellerOf } from '../baskets/seller.ts';
import { presentChannelSummary, SHOW_COLUMNS, soldOf } from './present-channel-show.ts';

type Query = VerbInput<typeof endpoints.listChannelShows>['query'];

const NEXT_FIRST = ascending('channel', byInstant(shows.startsAt), shows.id);

/** Lists active shows that the key covers and that have not begun long ago, the next one first. */
export const listChannelShows = verb(endpoints.listChannelShows, async (ctx, { query }) => {
  const page = openPage(query, NEXT_FIRST);
  const matches = toConditions(ctx, query);
  const counted = await countRows(ctx, shows, matches);
  const rows = await ctx.db
    .select({ ...SHOW_COLUMNS, sold: soldOf() })
    .from(shows)
    .innerJoin(promoters, eq(promoters.id, shows.promoterId))
    .innerJoin(venues, and(eq(venues.promoterId, shows.promoterId), eq(venues.id, shows.venueId)))
    .where(and(matches, page.behind))
    .orderBy(...page.by)
    .limit(page.limit)
    .offset(page.offset);
  return page.answer(
    { rows, counted },
    ({ show }) => [show.startsAt, show.id],
    (found) => found.map((row) => presentChannelSummary(row, ctx.now)),
  );
});

/** The time after its start for which a show is listed, because tickets are still sold at the door. */
const SINCE_START_MS = 12 * HOUR_MS;

function toConditions({ actor, promoterIds, now }: Context, { dateFrom, dateTo, isSaleOpen }: Query): SQL | undefined {
  const { partnerSiteId, channel } = sellerOf(actor);
  return and(
    inArray(shows.promoterId, [...promoterIds]),
    eq(shows.status, 'ACTIVE'),
    coveredShows(actor),
    gt(shows.startsAt, new Date(now.getTime() - SINCE_START_MS)),
    partnerSiteId === null
      ? undefined
      : sql`(${shows.partnerSiteIds} = '[]'::jsonb or ${shows.partnerSiteIds} @> ${JSON.stringify([partnerSiteId])}::jsonb)`,
    // Staff sell before and after the window, as `requireSellable` allows.
    isSaleOpen && isPublicChannel(channel) ? isInShowWindow(now) : undefined,
    dateFrom === undefined ? undefined : gte(shows.startsOn, dateFrom),
    dateTo === undefined ? undefined : lte(shows.startsOn, dateTo),
  );
}
