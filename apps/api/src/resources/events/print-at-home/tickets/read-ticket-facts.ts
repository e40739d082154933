import type { Brand } from '@parterre/contract/wire/brands';
import type { Geometry } from '@parterre/seating-plan';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { tours } from '#db/schema/events/tours.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { notFound } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { requirePlan } from '#resources/seating/seats/require-plan.ts';
import { readTicketDesigns, type TicketDesigns } from '../settings/read-designs.ts';

/** The printed facts that all tickets of a show share. Those of single tickets are in PrintedTicket. */
export interface TicketFacts extends TicketDesigns {
  promoterName: string;
  /** The brand of the promoter. */
  brand: Brand;
  venue: typeof venues.$inferSelect;
  tourName: (typeof tours.$inferSelect)['name'];
  geometry: Geometry | undefined;
}

export async function readTicketFacts(ctx: Reader, show: ShowRow): Promise<TicketFacts> {
  const [found] = await ctx.db
    .select({ promoterName: promoters.name, brandName: promoters.brand, venue: venues, tourName: tours.name })
    .from(venues)
    .innerJoin(promoters, eq(promoters.id, venues.promoterId))
    .leftJoin(tours, and(eq(tours.promoterId, venues.promoterId), eq(tours.id, show.tourId ?? 0)))
    .where(and(eq(venues.promoterId, show.promoterId), eq(venues.id, show.venueId)));
  if (!found) throw notFound();
  return {
    ...(await readTicketDesigns(ctx, show)),
    ...found,
    brand: ctx.addresses.siteOf(found.brandName).brand,
    tourName: found.tourName ?? {},
    geometry: show.planVersionId === null ? undefined : (await requirePlan(ctx, show)).geometry,
  };
}
