import { eq } from 'drizzle-orm';
import { venues } from '../../db/schema/venues.ts';
import type { FindOwner } from '../../identity/owner.ts';

/** Seen by the operators of the venue, and by partners. */
export const findOwnerOfVenue: FindOwner = async (db, id) => {
  const fields = { promoterId: venues.promoterId, venueId: venues.id };
  const [row] = await db
    .select(fields)
    .from(venues)
    .where(eq(venues.id, Number(id)));
  return row;
};
