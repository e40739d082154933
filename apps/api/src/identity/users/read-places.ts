import type { User } from '@parterre/contract/users';
import { and, inArray } from 'drizzle-orm';
import { runConcurrently } from '#db/run-concurrently.ts';
import type { memberships } from '#db/schema/ground/users.ts';
import { partnerSites } from '#db/schema/promoters/lookups.ts';
import { venues } from '#db/schema/seating/venues.ts';
import type { WriteDb } from '#db/transaction.ts';

/** What a membership or an invitation is limited to. */
type Placed = Pick<typeof memberships.$inferSelect, 'promoterId' | 'scope' | 'scopeIds'>;

/**
 * Reads the names of all venues and sites that these accesses are limited to, and returns a function that finds those
 * of one.
 */
export async function readPlaces(
  { db }: { db: Pick<WriteDb, 'select'> },
  all: readonly Placed[],
): Promise<(access: Placed) => User['places']> {
  const idsOf = (scope: Placed['scope']) => [
    ...new Set(all.flatMap((access) => (access.scope === scope ? access.scopeIds : []))),
  ];
  const promoterIds = [...new Set(all.map(({ promoterId }) => promoterId))];
  const [ofVenues, ofSites] = await runConcurrently(
    db
      .select({ promoterId: venues.promoterId, id: venues.id, name: venues.name })
      .from(venues)
      .where(and(inArray(venues.promoterId, promoterIds), inArray(venues.id, idsOf('venue')))),
    db
      .select({ id: partnerSites.id, name: partnerSites.name })
      .from(partnerSites)
      .where(inArray(partnerSites.id, idsOf('partner-site'))),
  );
  return ({ promoterId, scope, scopeIds }) => {
    if (scope === 'promoter') return [];
    const named = scope === 'venue' ? ofVenues.filter((venue) => venue.promoterId === promoterId) : ofSites;
    return named.filter(({ id }) => scopeIds.includes(id)).map(({ id, name }) => ({ id, name }));
  };
}
