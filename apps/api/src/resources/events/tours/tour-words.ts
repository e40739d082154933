import { and, eq, sql } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { tours, tourWords } from '#db/schema/events/tours.ts';
import { toSearchKey, toSearchWords } from '#lists/search-key.ts';
import { readArtistNames } from '#resources/ground/lookups/artist-names.ts';
import { chooseText } from '#texts/choose-text.ts';
import type { TourRow } from './tour-rows.ts';

/** Replaces the words that a tour is found by: its name in every language and its artists. */
export async function writeTourWords(
  change: Change,
  { promoterId, id, name, performingArtistIds }: Pick<TourRow, 'promoterId' | 'id' | 'name' | 'performingArtistIds'>,
): Promise<void> {
  await change.db.delete(tourWords).where(and(eq(tourWords.promoterId, promoterId), eq(tourWords.tourId, id)));
  const artists = await readArtistNames(change, performingArtistIds);
  const words = toSearchWords(...Object.values(name), ...artists.values());
  if (words.length === 0) return;
  await change.db.insert(tourWords).values(words.map((word) => ({ promoterId, word, tourId: id })));
}

/**
 * Rewrites the keys that tours are sorted and distinguished by, for another default language. Returns false when two
 * would have the same name.
 */
export async function rewriteTourKeys(change: Change, promoterId: number, culture: string): Promise<boolean> {
  const own = eq(tours.promoterId, promoterId);
  const rows = await change.db.select().from(tours).where(own);
  const wanted = rows.map(({ id, name }) => ({ id, key: toSearchKey(chooseText(name, culture)) }));
  if (new Set(wanted.map(({ key }) => key)).size < wanted.length) return false;
  // Frees all keys first, because two tours may swap theirs.
  await change.db
    .update(tours)
    .set({ nameKey: sql`chr(1) || ${tours.id}` })
    .where(own);
  await change.db
    .update(tours)
    .set({ nameKey: sql`wanted.key` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (id bigint, key text)`)
    .where(sql`${own} and ${tours.id} = wanted.id`);
  return true;
}
