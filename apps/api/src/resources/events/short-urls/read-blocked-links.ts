import { and, asc, eq } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { shortUrls } from '#db/schema/events/short-urls.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { readAllowedHosts } from './allowed-hosts.ts';
import { checkTarget } from './check-target.ts';

export interface BlockedLink {
  shortUrlId: number;
  title: string;
  targetUrl: string;
}

/** Reads the links of a show that are not paused but do not redirect, because their host is not allowed. */
export async function readBlockedLinks(ctx: Reader, show: Pick<ShowRow, 'promoterId' | 'id'>): Promise<BlockedLink[]> {
  const links = await ctx.db
    .select({ shortUrlId: shortUrls.id, title: shortUrls.title, targetUrl: shortUrls.targetUrl })
    .from(shortUrls)
    .where(and(eq(shortUrls.promoterId, show.promoterId), eq(shortUrls.showId, show.id), eq(shortUrls.isActive, true)))
    .orderBy(asc(shortUrls.createdAt), asc(shortUrls.id));
  if (links.length === 0) return [];
  const rules = { allowedHosts: await readAllowedHosts(ctx, show.promoterId), addresses: ctx.addresses };
  return links.filter(({ targetUrl }) => 'error' in checkTarget(targetUrl, rules));
}
