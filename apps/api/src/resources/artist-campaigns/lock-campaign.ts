import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { artistCampaigns } from '../../db/schema/artist-campaigns.ts';
import { notFound } from '../../errors.ts';

export type CampaignRow = typeof artistCampaigns.$inferSelect;

/** A campaign of the promoter, locked until the change ends. */
export async function lockCampaign(change: Change, promoterId: number, artistCampaignId: number): Promise<CampaignRow> {
  const [campaign] = await change.db
    .select()
    .from(artistCampaigns)
    .where(and(eq(artistCampaigns.promoterId, promoterId), eq(artistCampaigns.id, artistCampaignId)))
    .for('no key update');
  if (!campaign) throw notFound();
  return campaign;
}
