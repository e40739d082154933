import type { Change } from '../../context.ts';
import { venues, venueWords } from '../../db/schema/venues.ts';
import { AppError } from '../../errors.ts';
import { toSearchKey, toSearchWords } from '../search-key.ts';
import type { VenueRow } from './require-venue.ts';

export type NewVenue = Omit<VenueRow, 'nameKey' | 'townKey' | 'revision' | 'createdAt'>;

/** Throws NAME_TAKEN when the promoter has a venue of that name in that town. */
export async function insertVenue(change: Change, venue: NewVenue): Promise<VenueRow> {
  const [inserted] = await change.db
    .insert(venues)
    .values({
      ...venue,
      nameKey: toSearchKey(venue.name),
      townKey: toSearchKey(venue.town),
      revision: 1,
      createdAt: change.now,
    })
    .onConflictDoNothing()
    .returning();
  if (!inserted)
    throw new AppError('NAME_TAKEN', {
      fieldErrors: [{ field: 'name', message: 'Another venue in this town has this name' }],
    });
  const words = toSearchWords(venue.name, venue.town);
  if (words.length > 0)
    await change.db
      .insert(venueWords)
      .values(words.map((word) => ({ promoterId: venue.promoterId, word, venueId: venue.id })));
  return inserted;
}
