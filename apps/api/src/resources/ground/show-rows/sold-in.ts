import { and, type SQL, sql } from 'drizzle-orm';
import { priceTypes } from '#db/schema/events/prices.ts';
import { shows } from '#db/schema/events/shows.ts';
import type { Actor } from '#identity/actor.ts';
import { coveredShows } from '#identity/covered-shows.ts';

/**
 * Matches the shows that the actor sees, in one region if one was requested. Undefined when all shows of the promoters
 * match.
 */
export const seenShows = (actor: Actor, regionId: number | undefined): SQL | undefined =>
  and(coveredShows(actor), isSoldIn(regionId));

/**
 * Matches shows that are sold on a partner site: the show names no sites or this one, and so does one of its price
 * types, if it has any. Undefined for all regions.
 */
export function isSoldIn(regionId: number | undefined): SQL | undefined {
  if (regionId === undefined) return undefined;
  const site = JSON.stringify([regionId]);
  const prices = sql`select 1 from ${priceTypes} where ${priceTypes.promoterId} = ${shows.promoterId} and ${priceTypes.showId} = ${shows.id}`;
  return sql`(
    (${shows.partnerSiteIds} = '[]'::jsonb or ${shows.partnerSiteIds} @> ${site}::jsonb) and
    (not exists (${prices}) or exists (${prices} and (${priceTypes.partnerSiteIds} = '[]'::jsonb or ${priceTypes.partnerSiteIds} @> ${site}::jsonb))))`;
}

/**
 * Matches tours, campaigns, venues or settlements with a show that the actor sees and that is sold in the region, or
 * without any show. `ofShows` joins the shows to the row.
 */
export const soldInRegion = (actor: Actor, ofShows: SQL, regionId: number | undefined): SQL | undefined =>
  regionId === undefined
    ? undefined
    : sql`(not exists (select 1 from ${shows} where ${ofShows})
        or exists (select 1 from ${shows} where ${and(ofShows, seenShows(actor, regionId))}))`;
