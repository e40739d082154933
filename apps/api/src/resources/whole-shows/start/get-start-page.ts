import type { StartPage } from '@parterre/contract/start';
import * as endpoints from '@parterre/contract/start';
import type { Permission } from '@parterre/contract/wire/permissions';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { runConcurrently } from '#db/run-concurrently.ts';
import { shows } from '#db/schema/events/shows.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { isPermittedAt } from '#identity/require-permission.ts';
import { countRows } from '#lists/page-answer.ts';
import { matchShows } from '#resources/ground/show-rows/match-shows.ts';
import { toLocalDay } from '#time/zones.ts';
import { verb } from '#verb.ts';
import { readReadiness } from '../shows/overview/readiness.ts';
import { readSinceLooked } from './looks.ts';
import { presentNamed, type StartFilter } from './named-show.ts';
import { readSalesOfDays } from './read-days.ts';
import { readOnSale } from './read-on-sale.ts';
import { readApprovals, readHoldsDue, readInstalmentsOverdue } from './read-waiting.ts';

/**
 * Answers the start page from one snapshot. Parts that the caller may not read at any of the promoters are null; a part
 * that they may read at some of them covers only those.
 */
export const getStartPage = verb(endpoints.getStartPage, async (ctx, { query }) => {
  const asked: StartFilter = {
    regionId: query.regionId,
    having: (permission: Permission) =>
      ctx.promoterIds.filter((promoterId) => isPermittedAt(ctx.actor, promoterId, permission)),
  };
  const on = query.on ?? toLocalDay(ctx.now, 'UTC');
  const [onSale, next, days, holdsDue, instalmentsOverdue, approvals, sinceLooked] = await runConcurrently(
    readOnSale(ctx, asked),
    readNext(ctx, asked),
    readSalesOfDays(ctx, asked, on),
    readHoldsDue(ctx, asked),
    readInstalmentsOverdue(ctx, asked),
    readApprovals(ctx, asked),
    readSinceLooked(ctx, asked),
  );
  return { onSale, next, ...days, holdsDue, instalmentsOverdue, approvals, sinceLooked };
});

/** Only a few shows, because each is read with everything that its readiness checks. */
const SHOWN = 4;

/** Reads the shows whose sale has not begun, the next first, with the readiness of each. */
async function readNext(ctx: Context, { regionId }: StartFilter): Promise<StartPage['next']> {
  const matches = and(...matchShows(ctx, { saleState: ['NOT_STARTED'], regionId }, ctx.promoterIds));
  const total = await countRows(ctx, shows, matches);
  const rows = await ctx.db
    .select({ ...getTableColumns(shows), venueName: venues.name, town: venues.town })
    .from(shows)
    .innerJoin(venues, and(eq(venues.promoterId, shows.promoterId), eq(venues.id, shows.venueId)))
    .where(matches)
    .orderBy(asc(sql`coalesce(${shows.onSaleAt}, ${shows.startsAt})`), asc(shows.id))
    .limit(SHOWN);
  const items: StartPage['next']['items'] = [];
  for (const { venueName, town, ...show } of rows) {
    const { showCode, name, startsAtLocal, startsAt, timeZone, onSaleAtLocal } = show;
    const entries = await readReadiness(ctx, show);
    items.push({
      ...presentNamed({ showCode, name, venueName, town, startsAtLocal, startsAt, timeZone }),
      onSaleAtLocal,
      isLate: show.onSaleAt !== null && show.onSaleAt <= ctx.now,
      lacking: entries.filter(({ level }) => level !== 'passed'),
    });
  }
  return { total, items };
}
