import { and, eq, isNull } from 'drizzle-orm';
import { type Context, requirePromoterId } from '../../context.ts';
import { shortUrlSlugs, shortUrls } from '../../db/schema/short-urls.ts';
import { shows } from '../../db/schema/shows.ts';
import { toLocalDay } from '../../time/zones.ts';
import { readAllowedHosts } from './allowed-hosts.ts';
import { checkTarget } from './check-target.ts';
import type { SlugOwner } from './slugs.ts';

/** Where a visitor goes, and the day the visit counts for: that of the event's zone. */
export interface VisitTarget extends SlugOwner {
  url: string;
  visitedOn: string;
}

/** Whose link a slug is, over all promoters; nothing for unknown and resting slugs. */
export async function findSlugOwner(ctx: Context, slug: string): Promise<SlugOwner | undefined> {
  const [owner] = await ctx.db
    .select({ promoterId: shortUrlSlugs.promoterId, shortUrlId: shortUrlSlugs.shortUrlId })
    .from(shortUrlSlugs)
    .where(and(eq(shortUrlSlugs.slug, slug), isNull(shortUrlSlugs.freeFrom)));
  return owner;
}

/** Where a link leads at this moment; nothing while it is paused or its host is not allowed. */
export async function findVisitTarget(ctx: Context, shortUrlId: number): Promise<VisitTarget | undefined> {
  const promoterId = requirePromoterId(ctx);
  const [link] = await ctx.db
    .select({ targetUrl: shortUrls.targetUrl, timeZone: shows.timeZone })
    .from(shortUrls)
    .innerJoin(shows, and(eq(shows.promoterId, shortUrls.promoterId), eq(shows.id, shortUrls.showId)))
    .where(and(eq(shortUrls.promoterId, promoterId), eq(shortUrls.id, shortUrlId), eq(shortUrls.isActive, true)));
  if (!link) return undefined;
  const rules = { allowedHosts: await readAllowedHosts(ctx, promoterId), addresses: ctx.addresses };
  const checked = checkTarget(link.targetUrl, rules);
  if (!('url' in checked)) return undefined;
  return { promoterId, shortUrlId, url: checked.url, visitedOn: toLocalDay(ctx.now, link.timeZone) };
}
