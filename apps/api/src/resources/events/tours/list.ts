import type { TourSummary } from '@parterre/contract/tours';
import * as endpoints from '@parterre/contract/tours';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context, Reader } from '#context.ts';
import { artistCampaigns } from '#db/schema/events/artist-campaigns.ts';
import { shows } from '#db/schema/events/shows.ts';
import { tours, tourWords } from '#db/schema/events/tours.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import type { Actor } from '#identity/actor.ts';
import { matchWords } from '#lists/search-key.ts';
import { soldInRegion } from '#resources/ground/show-rows/sold-in.ts';
import { type VerbInput, verb } from '#verb.ts';
import { answerOwners } from '../artist-campaigns/answer-owners.ts';
import { coveredByShows } from '../artist-campaigns/campaign-rows.ts';
import { ofCampaign } from '../artist-campaigns/list.ts';
import { countShows, matchShowDays } from '../artist-campaigns/next-shows.ts';

type Query = VerbInput<typeof endpoints.listTours>['query'];

export const listTours = verb(endpoints.listTours, (ctx, { query }) =>
  answerOwners(ctx, query, {
    table: tours,
    owner: shows.tourId,
    matching: and(...matchTours(ctx, query)),
    select: (isOnPage) => selectTours(ctx).where(isOnPage),
    present: (rows) => rows.map(presentTourSummary),
  }),
);

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
    soldInRegion(actor, showsOfTour, query.regionId),
    matchShowDays(actor, showsOfTour, query),
  ];
}

/** Selects tours with their figures. Leaves out a campaign that the caller may not see. */
export const selectTours = (ctx: Reader) =>
  ctx.db
    .select({
      ...getTableColumns(tours),
      promoterCode: promoters.code,
      campaign: { artistCampaignId: artistCampaigns.id, name: artistCampaigns.name },
      ...countShows(ctx, showsOfTour, undefined),
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
