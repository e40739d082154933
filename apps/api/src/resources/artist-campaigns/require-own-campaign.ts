import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { artistCampaigns } from '../../db/schema/artist-campaigns.ts';
import { invalidField } from '../../errors.ts';

/** The campaign is one of the promoter's. Throws INVALID naming `artistCampaignId`. */
export async function requireOwnCampaign(
  change: Change,
  promoterId: number,
  artistCampaignId: number | null | undefined,
): Promise<void> {
  if (artistCampaignId === null || artistCampaignId === undefined) return;
  const found = await change.db
    .select({ id: artistCampaigns.id })
    .from(artistCampaigns)
    .where(and(eq(artistCampaigns.promoterId, promoterId), eq(artistCampaigns.id, artistCampaignId)));
  if (found.length === 0)
    throw invalidField('artistCampaignId', 'unknown', { message: 'No campaign of the promoter has this id' });
}
