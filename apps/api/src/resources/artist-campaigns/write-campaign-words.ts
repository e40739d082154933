import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { artistCampaignWords } from '../../db/schema/artist-campaigns.ts';
import { toSearchWords } from '../../lists/search-key.ts';
import { readArtistNames } from '../lookups/read-artist-names.ts';
import type { CampaignRow } from './lock-campaign.ts';

/** The words a campaign is found by: its name in every language, and its artists. */
export async function writeCampaignWords(
  change: Change,
  {
    promoterId,
    id,
    name,
    performingArtistIds,
  }: Pick<CampaignRow, 'promoterId' | 'id' | 'name' | 'performingArtistIds'>,
): Promise<void> {
  await change.db
    .delete(artistCampaignWords)
    .where(and(eq(artistCampaignWords.promoterId, promoterId), eq(artistCampaignWords.artistCampaignId, id)));
  const artists = await readArtistNames(change, performingArtistIds);
  const words = toSearchWords(...Object.values(name), ...artists.values());
  if (words.length === 0) return;
  await change.db.insert(artistCampaignWords).values(words.map((word) => ({ promoterId, word, artistCampaignId: id })));
}
