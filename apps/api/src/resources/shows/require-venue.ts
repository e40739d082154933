import { and, eq, inArray } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { SYSTEM_PROMOTER_ID } from '../../db/schema/promoters.ts';
import { venues } from '../../db/schema/venues.ts';
import { AppError, invalidField } from '../../errors.ts';
import { findMembership } from '../../identity/actor.ts';

export type VenueRow = typeof venues.$inferSelect;

/**
 * The venue an event is at: one of the promoter's own that the actor's membership covers. Throws INVALID naming
 * `venueId`, RULE_BROKEN for a venue of the public catalogue that was not copied yet.
 */
export async function requireVenue(change: Change, promoterId: number, venueId: number): Promise<VenueRow> {
  const [venue] = await change.db
    .select()
    .from(venues)
    .where(and(inArray(venues.promoterId, [promoterId, SYSTEM_PROMOTER_ID]), eq(venues.id, venueId)));
  const membership = findMembership(change.actor, promoterId);
  const isCovered = membership?.scope !== 'venue' || membership.scopeIds.includes(venueId);
  if (!venue || !isCovered) throw invalidField('venueId', 'No venue of yours has this id');
  if (venue.promoterId === SYSTEM_PROMOTER_ID && promoterId !== SYSTEM_PROMOTER_ID)
    throw new AppError('RULE_BROKEN', {
      fieldErrors: [{ field: 'venueId', message: 'Copy this venue of the catalogue before you use it' }],
      detail: 'A venue of the public catalogue is copied first: POST /venues with sourceVenueId.',
    });
  return venue;
}
