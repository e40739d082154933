import { and, asc, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { shows } from '../../db/schema/shows.ts';

/** Locks every show at a venue until the change ends. Whoever needs both locks shows first, then their venue. */
export async function lockShowsAtVenue(change: Change, promoterId: number, venueId: number): Promise<void> {
  await change.db
    .select({ id: shows.id })
    .from(shows)
    .where(and(eq(shows.promoterId, promoterId), eq(shows.venueId, venueId)))
    .orderBy(asc(shows.id))
    .for('no key update');
}
