import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { tourWords } from '../../db/schema/tours.ts';
import { toSearchWords } from '../../lists/search-key.ts';
import { readArtistNames } from '../lookups/read-artist-names.ts';
import type { TourRow } from './lock-tour.ts';

/** The words a tour is found by: its name in every language, and its artists. */
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
