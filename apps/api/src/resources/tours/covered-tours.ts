import { eq, type SQL, sql } from 'drizzle-orm';
import { shows } from '../../db/schema/shows.ts';
import { tours } from '../../db/schema/tours.ts';
import type { Actor } from '../../identity/actor.ts';
import { coveredByShows } from '../artist-campaigns/covered-by-shows.ts';

export const ofTour = eq(shows.tourId, tours.id);
export const showsOfTour = sql`${shows.promoterId} = ${tours.promoterId} and ${ofTour}`;

/** Tours with an event the actor's memberships cover; undefined when they cover everything. */
export const coveredTours = (actor: Actor): SQL | undefined => coveredByShows(actor, tours.promoterId, ofTour);
