import type { ArtistCampaign } from '@parterre/contract/artist-campaigns';
import * as endpoints from '@parterre/contract/artist-campaigns';
import { eq } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { artistCampaigns } from '#db/schema/events/artist-campaigns.ts';
import { notFound } from '#errors.ts';
import { readImages } from '#resources/ground/images/read.ts';
import { verb } from '#verb.ts';
import { presentSummaries, selectCampaigns } from './list.ts';

export const getArtistCampaign = verb(endpoints.getArtistCampaign, async (ctx, { params }) =>
  readCampaign(ctx, params.artistCampaignId),
);

export async function readCampaign(ctx: Context, artistCampaignId: number): Promise<ArtistCampaign> {
  const [row] = await selectCampaigns(ctx).where(eq(artistCampaigns.id, artistCampaignId));
  if (!row) throw notFound();
  const [summary] = await presentSummaries(ctx, [row]);
  if (!summary) throw notFound();
  const { promoterId, id: ownerId } = row;
  return {
    ...summary,
    description: row.description,
    outdatedTexts: row.outdatedTexts,
    performingArtistIds: row.performingArtistIds,
    images: await readImages(ctx, { promoterId, ownerKind: 'artist-campaign', ownerId }),
  };
}
