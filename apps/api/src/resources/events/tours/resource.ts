import { eq } from 'drizzle-orm';
import { shows } from '#db/schema/events/shows.ts';
import { tours } from '#db/schema/events/tours.ts';
import type { Resource } from '#resource.ts';
import { createTour, updateTour } from './change.ts';
import { listTours } from './list.ts';
import { getTour } from './read.ts';

export const toursResource: Resource = {
  slug: 'tours',
  routes: [listTours, createTour, getTour, updateTour],

  /** A user who sees one of its shows sees the tour. */
  async findOwner(db, id) {
    const [row] = await db
      .select({ promoterId: tours.promoterId })
      .from(tours)
      .where(eq(tours.id, Number(id)));
    return row && { ...row, ofShows: eq(shows.tourId, Number(id)) };
  },
};
