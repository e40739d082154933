import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Addresses } from '#addresses.ts';
import { createContext } from '#context/create-context.ts';
import { type Context, requirePromoterId } from '#context.ts';
import { toArray } from '#db/column.ts';
import type { Database } from '#db/database.ts';
import { shortUrlSlugs, shortUrls } from '#db/schema/events/short-urls.ts';
import { shows } from '#db/schema/events/shows.ts';
import { systemActor } from '#identity/actor.ts';
import type { Log } from '#process/log.ts';
import { toLocalDay } from '#time/zones.ts';
import { readAllowedHosts } from './allowed-hosts.ts';
import { checkTarget } from './check-target.ts';
import type { SlugOwner } from './slugs.ts';

interface ShortUrlsOptions {
  database: Database;
  addresses: Addresses;
  now: () => Date;
  log: Log;
}

/**
 * The functions behind the public addresses of short links. Nobody is signed in, so each promoter's part has a context
 * of its own.
 */
export function openShortUrls(options: ShortUrlsOptions) {
  async function runAt<Answer>(promoterIds: readonly number[], work: (ctx: Context) => Promise<Answer>) {
    const actor = systemActor('Short link', promoterIds);
    const owned = createContext({ ...options, actor, promoterIds, requestId: 'short-link' });
    try {
      return await work(owned.ctx);
    } finally {
      await owned.release();
    }
  }

  return {
    /** Finds the current target of a slug; undefined when it has none. */
    find: async (slug: string): Promise<VisitTarget | undefined> => {
      const owner = await runAt([], (ctx) => findSlugOwner(ctx, slug));
      return owner && runAt([owner.promoterId], (ctx) => findVisitTarget(ctx, owner.shortUrlId));
    },
    count: async (promoterId: number, visits: readonly CountedVisits[]): Promise<void> => {
      await runAt([promoterId], (ctx) => countVisits(ctx, visits));
    },
  };
}

/** The target for a visitor, and the day that the visit counts for, in the time zone of the show. */
interface VisitTarget extends SlugOwner {
  url: string;
  visitedOn: string;
}

/** Finds the link of a slug over all promoters; undefined for unknown and retired slugs. */
async function findSlugOwner(ctx: Context, slug: string): Promise<SlugOwner | undefined> {
  const [owner] = await ctx.db
    .select({ promoterId: shortUrlSlugs.promoterId, shortUrlId: shortUrlSlugs.shortUrlId })
    .from(shortUrlSlugs)
    .where(and(eq(shortUrlSlugs.slug, slug), isNull(shortUrlSlugs.freeFrom)));
  return owner;
}

/** Finds the current target of a link; undefined while it is paused or its host is not allowed. */
async function findVisitTarget(ctx: Context, shortUrlId: number): Promise<VisitTarget | undefined> {
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

interface CountedVisits {
  shortUrlId: number;
  visitedOn: string;
  visits: number;
}

/**
 * The number of rows that a day of a link is spread over, so that processes that count at the same time do not wait for
 * each other.
 */
const PARTS = 8;

/** Adds visits of links of one promoter in one statement. Visits of links that were deleted meanwhile are dropped. */
export function countVisits(ctx: Context, counted: readonly CountedVisits[]): Promise<undefined> {
  return ctx.change('short-url.count', async (change) => {
    const promoterId = requirePromoterId(change);
    await change.run(
      `insert into short_url_visits (promoter_id, short_url_id, visited_on, part, visits)
       select $1::int, link.id, counted.visited_on, $2::int, counted.visits
       from unnest($3::bigint[], $4::date[], $5::int[]) as counted (id, visited_on, visits)
       join short_urls link on link.promoter_id = $1::int and link.id = counted.id
       order by link.id, counted.visited_on
       on conflict (promoter_id, short_url_id, visited_on, part)
       do update set visits = short_url_visits.visits + excluded.visits`,
      [
        promoterId,
        randomInt(PARTS),
        toArray(counted.map((link) => link.shortUrlId)),
        toArray(counted.map((link) => link.visitedOn)),
        toArray(counted.map((link) => link.visits)),
      ],
    );
    return { answer: undefined, promoterId, objectId: 0, isAudited: false };
  });
}
