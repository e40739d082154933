import { and, eq, exists, inArray } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { shows } from '../../../db/schema/events/shows.ts';
import { instalmentPlans } from '../../../db/schema/sales/instalments.ts';
import { coveredShows } from '../../../identity/covered-shows.ts';
import { toLocalDay } from '../../../time/zones.ts';

/** Shows with instalment plans and the current day of each venue: the first three values of a statement. */
export type PlannedShows = [promoterIds: number[], showIds: number[], days: string[]];

/** Turns those values into a table, from which statements about instalments start. */
export const PLANNED = 'unnest($1::int[], $2::bigint[], $3::date[]) as planned (promoter_id, show_id, today)';

/** Reads all such shows that the caller may see, or the named one. */
export async function readPlannedShows(ctx: Context, showCode?: string): Promise<PlannedShows> {
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
        coveredShows(ctx.actor),
      ),
    );
  return [
    rows.map(({ promoterId }) => promoterId),
    rows.map(({ id }) => id),
    rows.map(({ timeZone }) => toLocalDay(ctx.now, timeZone)),
  ];
}
