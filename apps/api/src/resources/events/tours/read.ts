import type { Tour } from '@parterre/contract/tours';
import * as endpoints from '@parterre/contract/tours';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { tourPlans, tours } from '#db/schema/events/tours.ts';
import { seatingPlans } from '#db/schema/seating/seating-plans.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { notFound } from '#errors.ts';
import { coveredVenues } from '#resources/ground/venue-rows/covered-venues.ts';
import { verb } from '#verb.ts';
import { presentTourSummary, type SelectedTour, selectTours } from './list.ts';

export const getTour = verb(endpoints.getTour, async (ctx, { params }) => readTour(ctx, params.tourId));

export async function readTour(ctx: Context, tourId: number): Promise<Tour> {
  const [row] = await selectTours(ctx).where(eq(tours.id, tourId));
  if (!row) throw notFound();
  return {
    ...presentTourSummary(row),
    description: row.description,
    outdatedTexts: row.outdatedTexts,
    performingArtistIds: row.performingArtistIds,
    plans: await readPlans(ctx, row),
  };
}

/** Reads the plans of the tour by venue. A venue operator sees those of their venues. */
async function readPlans(ctx: Context, { promoterId, id }: SelectedTour): Promise<Tour['plans']> {
  return ctx.db
    .select({
      id: seatingPlans.id,
      name: seatingPlans.name,
      venueId: venues.id,
      venueName: venues.name,
      isDefault: tourPlans.isDefault,
    })
    .from(tourPlans)
    .innerJoin(
      seatingPlans,
      and(eq(seatingPlans.promoterId, tourPlans.promoterId), eq(seatingPlans.id, tourPlans.planId)),
    )
    .innerJoin(venues, and(eq(venues.promoterId, seatingPlans.promoterId), eq(venues.id, seatingPlans.venueId)))
    .where(and(eq(tourPlans.promoterId, promoterId), eq(tourPlans.tourId, id), coveredVenues(ctx)))
    .orderBy(asc(venues.nameKey), asc(seatingPlans.name), asc(seatingPlans.id));
}
