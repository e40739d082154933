import type { Change } from '../../context.ts';
import { venues } from '../../db/schema/venues.ts';
import { toSearchKey } from '../../lists/search-key.ts';
import type { VenueRow } from '../venue-rows/require-venue.ts';
import { refuseTakenName } from './refuse-taken-name.ts';
import { writeVenueWords } from './write-venue-words.ts';

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
  if (!inserted) throw refuseTakenName();
  await writeVenueWords(change, inserted);
  return inserted;
}
