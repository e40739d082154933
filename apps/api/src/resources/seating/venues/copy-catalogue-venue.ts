import { and, asc, eq } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { SYSTEM_PROMOTER_ID } from '#db/schema/promoters/promoters.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { notFound } from '#errors.ts';
import { newId } from '#ids.ts';
import type { VenueRow } from '#resources/ground/venue-rows/require-venue.ts';
import { copyPlans } from '../seating-plans/copy-plans.ts';
import { insertVenue } from './insert-venue.ts';

/**
 * Returns the promoter's own copy of a catalogue venue: the existing one, otherwise a new one with all plans and their
 * versions. Joins the open change. Throws NOT_FOUND outside of the catalogue, NAME_TAKEN at `venueId` when an own venue
 * has the name.
 */
export async function copyCatalogueVenue(
  change: Change,
  { promoterId, venueId }: { promoterId: number; venueId: number },
): Promise<VenueRow> {
  const [copy] = await change.db
    .select()
    .from(venues)
    .where(and(eq(venues.promoterId, promoterId), eq(venues.sourceVenueId, venueId)))
    .orderBy(asc(venues.createdAt), asc(venues.id))
    .limit(1);
  if (copy) return copy;
  return change.change('venue.create', async (joined) => {
    const source = await requireCatalogueVenue(joined, venueId);
    const copied = { ...source, promoterId, id: newId(), sourceVenueId: source.id };
    const venue = await insertVenue(joined, copied, 'venueId');
    await copyPlans(joined, source, venue);
    return {
      answer: venue,
      promoterId,
      objectId: venue.id,
      after: { venueId: venue.id, sourceVenueId: source.id, name: venue.name, town: venue.town },
    };
  });
}

export async function requireCatalogueVenue(change: Change, venueId: number): Promise<VenueRow> {
  const [venue] = await change.db
    .select()
    .from(venues)
    .where(and(eq(venues.promoterId, SYSTEM_PROMOTER_ID), eq(venues.id, venueId)));
  if (!venue) throw notFound();
  return venue;
}
