import type { Geometry } from '@parterre/seating-plan';
import { and, eq } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { priceGroups } from '#db/schema/events/price-groups.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { seatingPlans, seatingPlanVersions } from '#db/schema/seating/seating-plans.ts';
import { venues } from '#db/schema/seating/venues.ts';
import { requireShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { readSeats, type SeatSnapshot } from '#resources/seating/seats/read/read-seats.ts';
import {
  type HoldRow,
  listSeatFacts,
  readHoldsByOrdinal,
  type SeatFact,
} from '#resources/seating/seats/read/seat-facts.ts';
import { requirePlan } from '#resources/seating/seats/require-plan.ts';
import { chooseText } from '#texts/choose-text.ts';

export interface ReportPrice {
  id: number;
  name: string;
  groupName: string;
  faceValueMinor: number;
  bookingFeeMinor: number;
  /** The name of the price type that it follows; null for none. */
  linkedTo: string | null;
  isComp: boolean;
  isSeated: boolean;
  /** The places of an unseated price type; 0 for a seated one. */
  allocation: number;
  /** The position by group and display order. */
  place: number;
}

/** What a report about the places of a show names, with or without seats; holds and prices by ordinal. */
export interface ShowFacts {
  show: ShowRow;
  showName: string;
  holds: ReadonlyMap<number, HoldRow>;
  prices: ReadonlyMap<number, ReportPrice>;
}

/** The content of a seat report, read before the first byte: the seats, their claims and orders are one snapshot. */
export interface ReportFacts extends ShowFacts {
  venueName: string;
  planName: string;
  planVersion: number | null;
  geometry: Geometry;
  sales: SeatSnapshot['sales'];
  /** The facts of each seat, by ordinal. */
  facts: readonly SeatFact[];
}

export async function readShowFacts(ctx: Context, showCode: string, culture: string): Promise<ShowFacts> {
  const show = await requireShow(ctx, showCode);
  const prices = await readPrices(ctx, show, culture);
  const holds = await readHoldsByOrdinal(ctx, show);
  return { show, showName: chooseText(show.name, culture, show.defaultCulture), holds, prices };
}

/** Returns undefined for a show without seats. */
export async function readReportFacts(ctx: Context, own: ShowFacts): Promise<ReportFacts | undefined> {
  const { show, holds } = own;
  if (show.planVersionId === null) return undefined;
  const { geometry } = await requirePlan(ctx, show);
  const names = await readNames(ctx, show);
  const seats = await readSeats(ctx, show, { seatCount: geometry.seatCount, withOrders: true });
  const facts = [...listSeatFacts(seats, geometry, holds)];
  return { ...own, ...names, geometry, sales: seats.sales, facts };
}

async function readPrices(ctx: Context, show: ShowRow, culture: string): Promise<Map<number, ReportPrice>> {
  const rows = await ctx.db
    .select({ price: priceTypes, groupName: priceGroups.name, groupOrder: priceGroups.displayOrder })
    .from(priceTypes)
    .innerJoin(
      priceGroups,
      and(eq(priceGroups.promoterId, priceTypes.promoterId), eq(priceGroups.id, priceTypes.priceGroupId)),
    )
    .where(and(eq(priceTypes.promoterId, show.promoterId), eq(priceTypes.showId, show.id)));
  const ordered = rows.toSorted((a, b) => a.groupOrder - b.groupOrder || a.price.displayOrder - b.price.displayOrder);
  const choose = (text: (typeof rows)[number]['groupName']) => chooseText(text, culture, show.defaultCulture);
  const names = new Map(rows.map(({ price }) => [price.id, choose(price.name)]));
  return new Map(
    ordered.map(({ price, groupName }, place) => [
      price.ordinal,
      {
        id: price.id,
        name: choose(price.name),
        groupName: choose(groupName),
        faceValueMinor: price.faceValueMinor,
        bookingFeeMinor: price.bookingFeeMinor,
        linkedTo: price.linkedPriceId === null ? null : (names.get(price.linkedPriceId) ?? ''),
        isComp: price.kind === 'comp',
        isSeated: price.isSeated,
        allocation: price.allocation,
        place,
      },
    ]),
  );
}

async function readNames(
  ctx: Context,
  show: ShowRow,
): Promise<Pick<ReportFacts, 'venueName' | 'planName' | 'planVersion'>> {
  const [venue] = await ctx.db
    .select({ name: venues.name })
    .from(venues)
    .where(and(eq(venues.promoterId, show.promoterId), eq(venues.id, show.venueId)));
  const [plan] = await ctx.db
    .select({ name: seatingPlans.name, number: seatingPlanVersions.number })
    .from(seatingPlanVersions)
    .innerJoin(
      seatingPlans,
      and(eq(seatingPlans.promoterId, seatingPlanVersions.promoterId), eq(seatingPlans.id, seatingPlanVersions.planId)),
    )
    .where(eq(seatingPlanVersions.id, show.planVersionId ?? 0));
  return { venueName: venue?.name ?? '', planName: plan?.name ?? '', planVersion: plan?.number ?? null };
}
