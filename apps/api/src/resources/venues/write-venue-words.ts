import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { venueWords } from '../../db/schema/venues.ts';
import { toSearchWords } from '../../lists/search-key.ts';
import type { VenueRow } from '../venue-rows/require-venue.ts';

type WordedVenue = Pick<VenueRow, 'promoterId' | 'id' | 'name' | 'town'>;

/** The words a venue is found by, in place of those it had. */
export async function writeVenueWords(change: Change, { promoterId, id, name, town }: WordedVenue): Promise<void> {
  await change.db.delete(venueWords).where(and(eq(venueWords.promoterId, promoterId), eq(venueWords.venueId, id)));
  const words = toSearchWords(name, town);
  if (words.length > 0)
    await change.db.insert(venueWords).values(words.map((word) => ({ promoterId, word, venueId: id })));
}
