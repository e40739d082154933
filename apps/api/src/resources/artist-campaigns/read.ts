import type { ArtistCampaign, getArtistCampaign as endpoint } from '@parterre/contract/artist-campaigns';
import { eq } from 'drizzle-orm';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { artistCampaigns } from '../../db/schema/artist-campaigns.ts';
import { notFound } from '../../errors.ts';
import { readImages } from '../images/read.ts';
import { presentSummaries, selectCampaigns } from './select-campaigns.ts';

export async function getArtistCampaign(
  ctx: Context,
  { params }: Pick<VerbInput<typeof endpoint>, 'params'>,
): Promise<ArtistCampaign> {
  return readCampaign(ctx, params.artistCampaignId);
}

/** One campaign as it is presented; also what a change answers. */
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
