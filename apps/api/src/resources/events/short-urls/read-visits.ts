import { and, eq, gte, inArray, sql, sum } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { runConcurrently } from '#db/run-concurrently.ts';
import { shortUrlVisits } from '#db/schema/events/short-urls.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { addDays, countDays, toLocalDay } from '#time/zones.ts';

export interface LinkVisits {
  total: number;
  /** One figure per local day of the show, today last. */
  last30Days: number[];
}

const DAYS = 30;
export const NO_VISITS: LinkVisits = { total: 0, last30Days: Array.from({ length: DAYS }, () => 0) };

/** Reads the visits of links of one show, by id; a link without visits is absent. */
export async function readVisits(
  ctx: Reader,
  show: Pick<ShowRow, 'promoterId' | 'timeZone'>,
  ids: readonly number[],
): Promise<Map<number, LinkVisits>> {
  if (ids.length === 0) return new Map();
  const firstDay = addDays(toLocalDay(ctx.now, show.timeZone), 1 - DAYS);
  const ofLinks = and(eq(shortUrlVisits.promoterId, show.promoterId), inArray(shortUrlVisits.shortUrlId, [...ids]));
  const [totals, days] = await runConcurrently(
    ctx.db
      .select({ id: shortUrlVisits.shortUrlId, visits: sum(shortUrlVisits.visits).mapWith(Number) })
      .from(shortUrlVisits)
      .where(ofLinks)
      .groupBy(shortUrlVisits.shortUrlId),
    ctx.db
      .select({
        id: shortUrlVisits.shortUrlId,
        on: shortUrlVisits.visitedOn,
        visits: sql`sum(${shortUrlVisits.visits})`.mapWith(Number),
      })
      .from(shortUrlVisits)
      .where(and(ofLinks, gte(shortUrlVisits.visitedOn, firstDay)))
      .groupBy(shortUrlVisits.shortUrlId, shortUrlVisits.visitedOn),
  );
  const found = new Map<number, LinkVisits>();
  for (const { id, visits } of totals) found.set(id, { total: visits, last30Days: [...NO_VISITS.last30Days] });
  for (const { id, on, visits } of days) {
    const at = countDays(firstDay, on);
    const ofLink = found.get(id);
    if (ofLink && at < DAYS) ofLink.last30Days[at] = visits;
  }
  return found;
}
