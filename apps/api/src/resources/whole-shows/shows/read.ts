import * as endpoints from '@parterre/contract/shows/set-up';
import type { Show } from '@parterre/contract/shows/show';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { selectionOf } from '#db/rows-of.ts';
import { artistCampaigns } from '#db/schema/events/artist-campaigns.ts';
import { shows } from '#db/schema/events/shows.ts';
import { tours } from '#db/schema/events/tours.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { seatingPlanVersions } from '#db/schema/seating/seating-plans.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { notFound } from '#errors.ts';
import { seesSales } from '#identity/require-permission.ts';
import { readImages } from '#resources/ground/images/read.ts';
import { verb } from '#verb.ts';
import { JOINED } from './list.ts';
import { readDaySales, totalSales } from './overview/read-day-sales.ts';
import { presentShow } from './present.ts';

export const getShow = verb(endpoints.getShow, async (ctx, { params }) => readShow(ctx, params.showCode));

export async function readShow(ctx: Reader, showCode: string): Promise<Show> {
  const [row] = await ctx.db
    .select({
      show: shows,
      ...selectionOf(JOINED),
      plan: {
        number: seatingPlanVersions.number,
        hash: seatingPlanVersions.hash,
        seatCount: seatingPlanVersions.seatCount,
      },
      tour: { tourId: tours.id, name: tours.name },
      artistCampaign: { artistCampaignId: artistCampaigns.id, name: artistCampaigns.name },
    })
    .from(shows)
    .innerJoin(promoters, eq(promoters.id, shows.promoterId))
    .innerJoin(venues, and(eq(venues.promoterId, shows.promoterId), eq(venues.id, shows.venueId)))
    .leftJoin(
      seatingPlanVersions,
      and(eq(seatingPlanVersions.promoterId, shows.promoterId), eq(seatingPlanVersions.id, shows.planVersionId)),
    )
    .leftJoin(tours, and(eq(tours.promoterId, shows.promoterId), eq(tours.id, shows.tourId)))
    .leftJoin(
      artistCampaigns,
      and(eq(artistCampaigns.promoterId, shows.promoterId), eq(artistCampaigns.id, shows.artistCampaignId)),
    )
    .where(eq(shows.showCode, showCode));
  if (!row) throw notFound();
  const days = await readDaySales(ctx, row.show);
  const ticketsOn = Object.fromEntries(days.map((day) => [day.on, day.tickets]));
  const images = await readImages(ctx, { promoterId: row.show.promoterId, ownerKind: 'show', ownerId: row.show.id });
  const sales = totalSales(days);
  const grossMinor = seesSales(ctx.actor, row.show.promoterId) ? sales.grossMinor : null;
  return presentShow({ ...row, images, ...sales, grossMinor, ticketsOn }, ctx.now);
}
