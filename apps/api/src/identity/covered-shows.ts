import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { priceTypes } from '../db/schema/events/prices.ts';
import { shows } from '../db/schema/events/shows.ts';
import type { Actor, Membership } from './actor.ts';

/**
 * Matches the shows that the actor's limited memberships cover: those of a venue operator's venues or a partner's site.
 * Undefined when every membership covers its whole promoter, so that most lists need no condition.
 */
export function coveredShows(actor: Pick<Actor, 'memberships'>): SQL | undefined {
  if (actor.memberships.every((membership) => membership.scope === 'promoter')) return undefined;
  return or(
    ...actor.memberships.map((membership) => and(eq(shows.promoterId, membership.promoterId), coveredBy(membership))),
  );
}

function coveredBy(membership: Membership): SQL | undefined {
  if (membership.scope === 'promoter') return undefined;
  if (membership.scopeIds.length === 0) return sql`false`;
  if (membership.scope === 'venue') return inArray(shows.venueId, [...membership.scopeIds]);
  const sites = membership.scopeIds.map(
    (site) => sql`${priceTypes.partnerSiteIds} @> ${JSON.stringify([site])}::jsonb`,
  );
  return sql`exists (select 1 from ${priceTypes} where ${priceTypes.promoterId} = ${shows.promoterId} and ${priceTypes.showId} = ${shows.id} and (${sql.join(sites, sql` or `)}))`;
}
