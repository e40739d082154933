import type { ArtistCampaignSummary } from '@parterre/contract/artist-campaigns';
import * as endpoints from '@parterre/contract/artist-campaigns';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context, Reader } from '#context.ts';
import { artistCampaigns, artistCampaignWords } from '#db/schema/events/artist-campaigns.ts';
import { images } from '#db/schema/events/images.ts';
import { shows } from '#db/schema/events/shows.ts';
import { tours } from '#db/schema/events/tours.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import type { PageAnswer } from '#lists/page-answer.ts';
import { matchWords } from '#lists/search-key.ts';
import { toImageUrl } from '#resources/ground/images/read.ts';
import { readArtistNames } from '#resources/ground/lookups/artist-names.ts';
import { soldInRegion } from '#resources/ground/show-rows/sold-in.ts';
import { type VerbInput, verb } from '#verb.ts';
import { answerOwners } from './answer-owners.ts';
import { coveredByShows } from './campaign-rows.ts';
import { countShows, matchShowDays } from './next-shows.ts';

type Query = VerbInput<typeof endpoints.listArtistCampaigns>['query'];

export const listArtistCampaigns = verb(endpoints.listArtistCampaigns, (ctx, { query }) =>
  readCampaigns(ctx, query, ctx.promoterIds),
);

/**
 * Used by the list of campaigns and by the choice of campaigns in a report, which are allowed at different promoters. The
 * choice has the figures of a region (`countedIn`), as the report will; a row of the list has those of its campaign.
 */
export const readCampaigns = (
  ctx: Context,
  query: Query,
  promoterIds: readonly number[],
  countedIn?: number,
): Promise<PageAnswer<ArtistCampaignSummary>> =>
  answerOwners(ctx, query, {
    table: artistCampaigns,
    owner: shows.artistCampaignId,
    matching: and(inArray(artistCampaigns.promoterId, [...promoterIds]), ...matchCampaigns(ctx, query)),
    countedIn,
    select: (isOnPage) => selectCampaigns(ctx, countedIn).where(isOnPage),
    present: (rows) => presentSummaries(ctx, rows),
  });

function matchCampaigns({ actor }: Context, query: Query): (SQL | undefined)[] {
  return [
    coveredByShows(actor, artistCampaigns.promoterId, ofCampaign),
    ...matchWords(query.searchTerm, {
      is: [artistCampaigns.promoterId, artistCampaigns.id],
      owner: [artistCampaignWords.promoterId, artistCampaignWords.artistCampaignId],
      from: artistCampaignWords,
      word: artistCampaignWords.word,
    }),
    soldInRegion(actor, showsOfCampaign, query.regionId),
    matchShowDays(actor, showsOfCampaign, query),
  ];
}

/** The size of the picture next to a name, which spec §3 calls event search. */
const THUMBNAIL = 5;

export const ofCampaign = eq(shows.artistCampaignId, artistCampaigns.id);
export const showsOfCampaign = sql`${shows.promoterId} = ${artistCampaigns.promoterId} and ${ofCampaign}`;

/** Selects campaigns with their figures. The joins also keep the table names in the counting expressions. */
export function selectCampaigns(ctx: Reader, countedIn?: number) {
  const { showCount, nextShowOn } = countShows(ctx, showsOfCampaign, countedIn);
  const seenTours = coveredByShows(ctx.actor, tours.promoterId, eq(shows.tourId, tours.id)) ?? sql`true`;
  return ctx.db
    .select({
      ...getTableColumns(artistCampaigns),
      promoterCode: promoters.code,
      tourCount: sql<number>`(select count(*)::int from ${tours} where ${tours.promoterId} = ${artistCampaigns.promoterId} and ${tours.artistCampaignId} = ${artistCampaigns.id} and ${seenTours})`,
      showCount,
      nextShowOn,
      thumbnailKey: images.fileKey,
    })
    .from(artistCampaigns)
    .innerJoin(promoters, eq(promoters.id, artistCampaigns.promoterId))
    .leftJoin(
      images,
      and(
        eq(images.promoterId, artistCampaigns.promoterId),
        eq(images.ownerKind, 'artist-campaign'),
        eq(images.ownerId, artistCampaigns.id),
        eq(images.mediaType, THUMBNAIL),
      ),
    );
}

export type SelectedCampaign = Awaited<ReturnType<typeof selectCampaigns>>[number];

export async function presentSummaries(
  ctx: Reader,
  rows: readonly SelectedCampaign[],
): Promise<ArtistCampaignSummary[]> {
  const names = await readArtistNames(
    ctx,
    rows.flatMap((row) => row.performingArtistIds),
  );
  return rows.map((row) => ({
    artistCampaignId: row.id,
    promoterCode: row.promoterCode,
    name: row.name,
    artists: row.performingArtistIds.flatMap((id) => names.get(id) ?? []),
    tourCount: row.tourCount,
    showCount: row.showCount,
    nextShowOn: row.nextShowOn,
    thumbnailUrl: row.thumbnailKey === null ? null : toImageUrl(row.thumbnailKey, 'webp'),
    revision: row.revision,
  }));
}
