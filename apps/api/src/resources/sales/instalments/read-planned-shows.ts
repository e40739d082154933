import { and, eq, exists, inArray } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { instalmentPlans } from '#db/schema/sales/instalments.ts';
import { seenShows } from '#resources/ground/show-rows/sold-in.ts';
import { toLocalDay } from '#time/zones.ts';

/**
 * The first values of a statement: three lists of the same length. A day is the current one at the venue, because
 * payments are due by its clock.
 */
export type PlannedShows = [promoterIds: number[], showIds: number[], days: string[]];

/**
 * Every statement about instalments starts from this table, so that all of them cover the same shows and mean the same
 * day.
 */
export const PLANNED = 'unnest($1::int[], $2::bigint[], $3::date[]) as planned (promoter_id, show_id, today)';

/** One show, or those of a region; without either, all that the caller sees. */
export interface PlannedQuery {
  showCode?: string | undefined;
  regionId?: number | undefined;
}

/**
 * Reads only shows with a plan that the caller sees, so that statements that start from them need no check of their
 * own.
 */
export async function readPlannedShows(
  ctx: Pick<Context, 'db' | 'actor' | 'now' | 'promoterIds'>,
  { showCode, regionId }: PlannedQuery,
): Promise<PlannedShows> {
  const rows = await ctx.db
    .select({ promoterId: shows.promoterId, id: shows.id, timeZone: shows.timeZone })
    .from(shows)
    .where(
      and(
        inArray(shows.promoterId, [...ctx.promoterIds]),
        showCode === undefined ? undefined : eq(shows.showCode, showCode),
        exists(
          ctx.db
            .select({ id: instalmentPlans.id })
            .from(instalmentPlans)
            .where(and(eq(instalmentPlans.promoterId, shows.promoterId), eq(instalmentPlans.showId, shows.id))),
        ),
        seenShows(ctx.actor, regionId),
      ),
    );
  return [
    rows.map(({ promoterId }) => promoterId),
    rows.map(({ id }) => id),
    rows.map(({ timeZone }) => toLocalDay(ctx.now, timeZone)),
  ];
}
