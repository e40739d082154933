import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { SYSTEM_PROMOTER_ID } from '#db/schema/promoters/promoters.ts';
import { venues } from '#db/schema/seating/venues.ts';
import type { Membership } from '#identity/actor.ts';
import { coveredShows } from '#identity/covered-shows.ts';

/**
 * Matches the venues that limited memberships cover: an operator's own, a partner's with its shows. Everybody sees the
 * catalogue. Undefined when every membership covers its whole promoter.
 */
export function coveredVenues(ctx: Reader): SQL | undefined {
  const { memberships } = ctx.actor;
  if (memberships.every((membership) => membership.scope === 'promoter')) return undefined;
  const coveredBy = (membership: Membership): SQL | undefined => {
    if (membership.scope === 'promoter') return undefined;
    if (membership.scope === 'venue')
      return membership.scopeIds.length === 0 ? sql`false` : inArray(venues.id, [...membership.scopeIds]);
    return exists(
      ctx.db
        .select({ id: shows.id })
        .from(shows)
        .where(and(eq(shows.promoterId, venues.promoterId), eq(shows.venueId, venues.id), coveredShows(ctx.actor))),
    );
  };
  return or(
    eq(venues.promoterId, SYSTEM_PROMOTER_ID),
    ...memberships.map((membership) => and(eq(venues.promoterId, membership.promoterId), coveredBy(membership))),
  );
}
