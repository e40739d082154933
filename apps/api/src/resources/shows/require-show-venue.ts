import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { SYSTEM_PROMOTER_ID } from '../../db/schema/promoters.ts';
import { venues } from '../../db/schema/venues.ts';
import { invalidField } from '../../errors.ts';
import { findMembership } from '../../identity/actor.ts';
import { shareVenue, type VenueRow } from '../venue-rows/require-venue.ts';
import { copyCatalogueVenue } from '../venues/copy-catalogue-venue.ts';

/**
 * The venue a show is at, held until the change ends: one of the promoter's own that the actor's membership covers; a
 * venue of the catalogue is copied first. Throws INVALID naming `venueId`, NAME_TAKEN when an own venue stands in the way
 * of the copy.
 */
export async function requireShowVenue(change: Change, promoterId: number, venueId: number): Promise<VenueRow> {
  const [venue] = await change.db
    .select()
    .from(venues)
    .where(and(inArray(venues.promoterId, [promoterId, SYSTEM_PROMOTER_ID]), eq(venues.id, venueId)));
  const membership = findMembership(change.actor, promoterId);
  const isCovered = membership?.scope !== 'venue' || membership.scopeIds.includes(venueId);
  if (!venue || !isCovered) throw invalidField('venueId', 'unknown', { message: 'No venue of yours has this id' });
  const own = venue.promoterId === promoterId ? venue : await copyCatalogueVenue(change, { promoterId, venueId });
  return shareVenue(change, promoterId, own.id);
}
