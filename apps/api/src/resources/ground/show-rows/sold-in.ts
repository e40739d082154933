import { and, type SQL, sql } from 'drizzle-orm';
import { priceTypes } from '#db/schema/events/prices.ts';
import { shows } from '#db/schema/events/shows.ts';
import type { Actor } from '#identity/actor.ts';
import { coveredShows } from '#identity/covered-shows.ts';

/** The shows that the actor sees, of one region where one was asked for. Undefined when all of a promoter's are meant. */
export const seenShows = (actor: Actor, regionId: number | undefined): SQL | undefined =>
  and(coveredShows(actor), isSoldIn(regionId));

/**
 * Matches shows that are sold on a partner site: the show names no sites or this one, and so does one of its tickets,
 * where it has any. Undefined for all regions.
 */
export function isSoldIn(regionId: number | undefined): SQL | undefined {
  if (regionId === undefined) return undefined;
  const site = JSON.stringify([regionId]);
  const prices = sql`select 1 from ${priceTypes} where ${priceTypes.promoterId} = ${shows.promoterId} and ${priceTypes.showId} = ${shows.id}`;
  return sql`(
    (${shows.partnerSiteIds} = '[]'::jsonb or ${shows.partnerSiteIds} @> ${site}::jsonb) and
    (not exists (${prices}) or exists (${prices} and (${priceTypes.partnerSiteIds} = '[]'::jsonb or ${priceTypes.partnerSiteIds} @> ${site}::jsonb))))`;
}

/** The same for what has shows: a tour or a campaign with one of them, or without any. `ofShows` ties them to the row. */
export const soldInRegion = (ofShows: SQL, regionId: number | undefined): SQL | undefined =>
  regionId === undefined
    ? undefined
    : sql`(not exists (select 1 from ${shows} where ${ofShows})
        or exists (select 1 from ${shows} where ${and(ofShows, isSoldIn(regionId))}))`;
