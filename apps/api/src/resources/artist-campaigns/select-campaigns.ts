import type { ArtistCampaignSummary } from '@parterre/contract/artist-campaigns';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Reader } from '../../context.ts';
import { artistCampaigns } from '../../db/schema/artist-campaigns.ts';
import { images } from '../../db/schema/images.ts';
import { promoters } from '../../db/schema/promoters.ts';
import { shows } from '../../db/schema/shows.ts';
import { tours } from '../../db/schema/tours.ts';
import { toImageUrl } from '../images/read.ts';
import { readArtistNames } from '../lookups/read-artist-names.ts';
import { countShows } from './count-shows.ts';
import { coveredByShows } from './covered-by-shows.ts';

/** The picture shown beside a name: event search (spec §3). */
const THUMBNAIL = 5;

export const ofCampaign = eq(shows.artistCampaignId, artistCampaigns.id);
export const showsOfCampaign = sql`${shows.promoterId} = ${artistCampaigns.promoterId} and ${ofCampaign}`;

/** Campaigns with what is shown beside them; the joins also keep the table names in the counting expressions. */
export function selectCampaigns(ctx: Reader) {
  const { showCount, nextShowOn } = countShows(ctx, showsOfCampaign);
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

/** Rows as lists show them, with the names of their artists. */
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
