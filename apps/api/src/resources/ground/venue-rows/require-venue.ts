import { and, eq } from 'drizzle-orm';
import type { Change, Context } from '#context.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { notFound } from '#errors.ts';
import { coveredVenues } from './covered-venues.ts';

export type VenueRow = typeof venues.$inferSelect;

/** Reads a venue of the caller or of the catalogue. Throws NOT_FOUND for unknown and foreign ids. */
export async function requireVenue(ctx: Context, venueId: number): Promise<VenueRow> {
  const [venue] = await ctx.db
    .select()
    .from(venues)
    .where(and(eq(venues.id, venueId), coveredVenues(ctx)));
  if (!venue) throw notFound();
  return venue;
}

/** Locks an own venue until the change ends, so that changes of its plans run one after the other. */
export async function lockVenue(change: Change, promoterId: number, venueId: number): Promise<VenueRow> {
  const [venue] = await change.db
    .select()
    .from(venues)
    .where(and(eq(venues.promoterId, promoterId), eq(venues.id, venueId), coveredVenues(change)))
    .for('no key update');
  if (!venue) throw notFound();
  return venue;
}

/**
 * Share-locks an own venue until the change ends, so that it keeps its name and time zone for shows that are written
 * with them.
 */
export async function shareVenue(change: Change, promoterId: number, venueId: number): Promise<VenueRow> {
  const [venue] = await change.db
    .select()
    .from(venues)
    .where(and(eq(venues.promoterId, promoterId), eq(venues.id, venueId)))
    .for('share');
  if (!venue) throw notFound();
  return venue;
}
