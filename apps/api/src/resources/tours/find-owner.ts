import { eq } from 'drizzle-orm';
import { shows } from '../../db/schema/shows.ts';
import { tours } from '../../db/schema/tours.ts';
import type { FindOwner } from '../../identity/owner.ts';

/** Seen by whoever sees one of its events. */
export const findOwnerOfTour: FindOwner = async (db, id) => {
  const [row] = await db
    .select({ promoterId: tours.promoterId })
    .from(tours)
    .where(eq(tours.id, Number(id)));
  return row && { ...row, ofShows: eq(shows.tourId, Number(id)) };
};
