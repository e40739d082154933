import { eq } from 'drizzle-orm';
import { venues } from '#db/schema/seating/venues.ts';
import type { Resource } from '#resource.ts';
import { createVenue } from './create.ts';
import { listVenues } from './list.ts';
import { getVenue, listVenueCountries } from './read.ts';
import { updateVenue } from './update.ts';

export const venuesResource: Resource = {
  slug: 'venues',
  routes: [listVenues, createVenue, getVenue, listVenueCountries, updateVenue],

  /** Operators of the venue see it, and so do partners. */
  async findOwner(db, id) {
    const fields = { promoterId: venues.promoterId, venueId: venues.id };
    const [row] = await db
      .select(fields)
      .from(venues)
      .where(eq(venues.id, Number(id)));
    return row;
  },
};
