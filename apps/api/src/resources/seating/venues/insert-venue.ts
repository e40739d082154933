import { and, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { venues, venueWords } from '#db/schema/seating/venues.ts';
import { AppError, fieldError } from '#errors.ts';
import { toSearchKey, toSearchWords } from '#lists/search-key.ts';
import type { VenueRow } from '#resources/ground/venue-rows/require-venue.ts';

type NewVenue = Omit<VenueRow, 'nameKey' | 'townKey' | 'revision' | 'createdAt'>;

/** Throws NAME_TAKEN, at the field that names the venue, when the promoter has one with that name in that town. */
export async function insertVenue(change: Change, venue: NewVenue, field = 'name'): Promise<VenueRow> {
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
  if (!inserted) throw refuseTakenName({ field });
  await writeVenueWords(change, inserted);
  return inserted;
}

type WordedVenue = Pick<VenueRow, 'promoterId' | 'id' | 'name' | 'town'>;

/** Replaces the words that a venue is found by: those of its name and town. */
export async function writeVenueWords(change: Change, { promoterId, id, name, town }: WordedVenue): Promise<void> {
  await change.db.delete(venueWords).where(and(eq(venueWords.promoterId, promoterId), eq(venueWords.venueId, id)));
  const words = toSearchWords(name, town);
  if (words.length > 0)
    await change.db.insert(venueWords).values(words.map((word) => ({ promoterId, word, venueId: id })));
}

/** Creates NAME_TAKEN for a second venue with the same name in the same town. */
export const refuseTakenName = ({ field = 'name', cause }: { field?: string; cause?: unknown }): AppError =>
  new AppError('NAME_TAKEN', { fieldErrors: [fieldError(field, 'venueNameTaken')], cause });
