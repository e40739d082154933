import { and, eq, sql } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { artistCampaigns, artistCampaignWords } from '#db/schema/events/artist-campaigns.ts';
import { toSearchKey, toSearchWords } from '#lists/search-key.ts';
import { readArtistNames } from '#resources/ground/lookups/artist-names.ts';
import { chooseText } from '#texts/choose-text.ts';
import type { CampaignRow } from './campaign-rows.ts';

/** Replaces the words that a campaign is found by: its name in every language and its artists. */
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

/** Rewrites the sort keys of campaigns for another default language; false when two would have the same name. */
export async function rewriteCampaignKeys(change: Change, promoterId: number, culture: string): Promise<boolean> {
  const own = eq(artistCampaigns.promoterId, promoterId);
  const rows = await change.db.select().from(artistCampaigns).where(own);
  const wanted = rows.map(({ id, name }) => ({ id, key: toSearchKey(chooseText(name, culture)) }));
  if (new Set(wanted.map(({ key }) => key)).size < wanted.length) return false;
  // Keys are cleared first, because two campaigns may swap theirs.
  await change.db
    .update(artistCampaigns)
    .set({ nameKey: sql`chr(1) || ${artistCampaigns.id}` })
    .where(own);
  await change.db
    .update(artistCampaigns)
    .set({ nameKey: sql`wanted.key` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (id bigint, key text)`)
    .where(sql`${own} and ${artistCampaigns.id} = wanted.id`);
  return true;
}
