import { eq, type SQL, sql } from 'drizzle-orm';
import { shows } from '../db/schema/events/shows.ts';
import type { ReadDb } from '../db/transaction.ts';

/**
 * The promoter that owns a thing, and what a limited membership must cover to see it: a venue, or one of some shows.
 */
export interface Owner {
  promoterId: number;
  venueId?: number;
  ofShows?: SQL | undefined;
}

/** Finds the owner of a thing over all promoters that the reader sees; undefined when there is none. */
export type FindOwner = (db: ReadDb, name: string) => Promise<Owner | undefined>;

/** The functions that find the owner of a promoter's thing by its id or code, by the slug of its resource. */
export type FindOwners = ReadonlyMap<string, FindOwner>;

/** Returns the owner of a thing of one show. All users who see the show see it. */
export const ownedByShow = ({ promoterId, showId }: { promoterId: number; showId: number }): Owner => ({
  promoterId,
  ofShows: eq(shows.id, showId),
});

/** Returns the owner of a thing that belongs to no show. Only users who see the whole promoter see it. */
export const ownedByPromoter = ({ promoterId }: { promoterId: number }): Owner => ({
  promoterId,
  ofShows: sql`false`,
});
