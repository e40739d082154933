import type { getShow as endpoint, Show } from '@parterre/contract/shows';
import { and, eq } from 'drizzle-orm';
import type { VerbInput } from '../../bind.ts';
import type { Change, Context } from '../../context.ts';
import { promoters } from '../../db/schema/promoters.ts';
import { shows } from '../../db/schema/shows.ts';
import { seatingPlanVersions, venues } from '../../db/schema/venues.ts';
import { notFound } from '../../errors.ts';
import { readDaySales, totalSales } from './overview/read-day-sales.ts';
import { presentShow } from './present.ts';

export async function getShow(ctx: Context, { params }: VerbInput<typeof endpoint>): Promise<Show> {
  return readShow(ctx, params.showCode);
}

/** One event as it is presented; also what a change answers. */
export async function readShow(ctx: Pick<Change, 'db' | 'now'> | Context, showCode: string): Promise<Show> {
  const [row] = await ctx.db
    .select({
      show: shows,
      promoterCode: promoters.code,
      venue: { name: venues.name, town: venues.town, countryCode: venues.countryCode },
      plan: {
        number: seatingPlanVersions.number,
        hash: seatingPlanVersions.hash,
        seatCount: seatingPlanVersions.seatCount,
      },
    })
    .from(shows)
    .innerJoin(promoters, eq(promoters.id, shows.promoterId))
    .innerJoin(venues, and(eq(venues.promoterId, shows.promoterId), eq(venues.id, shows.venueId)))
    .leftJoin(
      seatingPlanVersions,
      and(eq(seatingPlanVersions.promoterId, shows.promoterId), eq(seatingPlanVersions.id, shows.planVersionId)),
    )
    .where(eq(shows.showCode, showCode));
  if (!row) throw notFound();
  const days = await readDaySales(ctx, row.show);
  const ticketsOn = Object.fromEntries(days.map((day) => [day.on, day.tickets]));
  return presentShow({ ...row, ...totalSales(days), ticketsOn }, ctx.now);
}
