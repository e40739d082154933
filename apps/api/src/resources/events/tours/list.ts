import type { TourSummary } from '@parterre/contract/tours';
import * as endpoints from '@parterre/contract/tours';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context, Reader } from '../../../context.ts';
import { artistCampaigns } from '../../../db/schema/events/artist-campaigns.ts';
import { shows } from '../../../db/schema/events/shows.ts';
import { tours, tourWords } from '../../../db/schema/events/tours.ts';
import { promoters } from '../../../db/schema/promoters/promoters.ts';
import type { Actor } from '../../../identity/actor.ts';
import { coveredShows } from '../../../identity/covered-shows.ts';
import { openPage, type Page } from '../../../lists/open-page.ts';
import { byDayOrLast, byStartOf, orderOf } from '../../../lists/order.ts';
import { countRows } from '../../../lists/page-answer.ts';
import { matchWords } from '../../../lists/search-key.ts';
import { type VerbInput, verb } from '../../../verb.ts';
import { coveredByShows } from '../artist-campaigns/campaign-rows.ts';
import { ofCampaign } from '../artist-campaigns/list.ts';
import { countShows, joinNextShows, nextShowOn } from '../artist-campaigns/next-shows.ts';

type Query = VerbInput<typeof endpoints.listTours>['query'];

export const listTours = verb(endpoints.listTours, async (ctx, { query }) => {
  const page = openPage(query, orderOf(query, sortsOf(query), tours.id));
  const matching = and(...matchTours(ctx, query));
  const counted = await countRows(ctx, tours, matching);
  const rows = await findPage(ctx, query.sortOrder, page)
    .where(and(matching, page.behind))
    .orderBy(...page.by)
    .limit(page.limit)
    .offset(page.offset);
  return page.answer(
    { rows, counted },
    ({ sortedBy, id }) => [sortedBy, id],
    (found) => readSummaries(ctx, found),
  );
});

const sortsOf = ({ sortOrderDescending }: Query) => ({
  Name: byStartOf(tours.nameKey),
  NextShowDate: byDayOrLast(nextShowOn, tours.nameKey, sortOrderDescending),
});

/** Finds the ids of the page. The next shows are read only when the list is sorted by them. */
function findPage(ctx: Context, sortOrder: Query['sortOrder'], { sortedBy }: Page) {
  const select = ctx.db.select({ id: tours.id, sortedBy }).from(tours).$dynamic();
  if (sortOrder === 'Name') return select;
  const isOfRow = sql`next_shows.promoter_id = ${tours.promoterId} and next_shows.owner_id = ${tours.id}`;
  return select.leftJoin(joinNextShows(ctx, shows.tourId), isOfRow);
}

/**
 * Reads the figures shown beside a name for the rows of the page only, because they cost more than finding the rows.
 */
async function readSummaries(ctx: Context, found: readonly { id: number }[]): Promise<TourSummary[]> {
  const ids = found.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await selectTours(ctx).where(inArray(tours.id, ids));
  const byId = new Map(rows.map((row) => [row.id, presentTourSummary(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function matchTours({ actor, promoterIds }: Context, query: Query): (SQL | undefined)[] {
  return [
    inArray(tours.promoterId, [...promoterIds]),
    coveredTours(actor),
    query.artistCampaignId === undefined ? undefined : eq(tours.artistCampaignId, query.artistCampaignId),
    ...matchWords(query.searchTerm, {
      is: [tours.promoterId, tours.id],
      owner: [tourWords.promoterId, tourWords.tourId],
      from: tourWords,
      word: tourWords.word,
    }),
    query.dateFrom || query.dateTo
      ? sql`exists (select 1 from ${shows} where ${and(
          showsOfTour,
          coveredShows(actor),
          query.dateFrom ? sql`${shows.startsOn} >= ${query.dateFrom}` : undefined,
          query.dateTo ? sql`${shows.startsOn} <= ${query.dateTo}` : undefined,
        )})`
      : undefined,
  ];
}

/** Selects tours with their figures. Leaves out a campaign that the caller may not see. */
export const selectTours = (ctx: Reader) =>
  ctx.db
    .select({
      ...getTableColumns(tours),
      promoterCode: promoters.code,
      campaign: { artistCampaignId: artistCampaigns.id, name: artistCampaigns.name },
      ...countShows(ctx, showsOfTour),
    })
    .from(tours)
    .innerJoin(promoters, eq(promoters.id, tours.promoterId))
    .leftJoin(
      artistCampaigns,
      and(
        eq(artistCampaigns.promoterId, tours.promoterId),
        eq(artistCampaigns.id, tours.artistCampaignId),
        coveredByShows(ctx.actor, artistCampaigns.promoterId, ofCampaign),
      ),
    );

export type SelectedTour = Awaited<ReturnType<typeof selectTours>>[number];

export const presentTourSummary = (row: SelectedTour): TourSummary => ({
  tourId: row.id,
  promoterCode: row.promoterCode,
  name: row.name,
  artistCampaign: row.campaign,
  showCount: row.showCount,
  firstShowOn: row.firstShowOn,
  lastShowOn: row.lastShowOn,
  nextShowOn: row.nextShowOn,
  revision: row.revision,
});

export const ofTour = eq(shows.tourId, tours.id);
export const showsOfTour = sql`${shows.promoterId} = ${tours.promoterId} and ${ofTour}`;

/** Matches tours with a show that the actor's memberships cover; undefined when they cover everything. */
export const coveredTours = (actor: Actor): SQL | undefined => coveredByShows(actor, tours.promoterId, ofTour);
