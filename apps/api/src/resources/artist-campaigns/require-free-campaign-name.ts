import { and, eq, ne } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { artistCampaigns } from '../../db/schema/artist-campaigns.ts';
import { AppError, fieldError } from '../../errors.ts';
import type { CampaignRow } from './lock-campaign.ts';

/** Two campaigns that read the same would be mistaken for each other: NAME_TAKEN. */
export async function requireFreeCampaignName(
  change: Change,
  { promoterId, id, nameKey }: Pick<CampaignRow, 'promoterId' | 'id' | 'nameKey'>,
  culture: string,
): Promise<void> {
  const taken = await change.db
    .select({ id: artistCampaigns.id })
    .from(artistCampaigns)
    .where(
      and(eq(artistCampaigns.promoterId, promoterId), eq(artistCampaigns.nameKey, nameKey), ne(artistCampaigns.id, id)),
    );
  if (taken.length > 0)
    throw new AppError('NAME_TAKEN', {
      fieldErrors: [fieldError(`name.${culture}`, 'campaignNameTaken')],
    });
}
