import * as endpoints from '@parterre/contract/seats/figures';
import { and, asc, eq, sum } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '#context.ts';
import { priceGroups } from '#db/schema/events/price-groups.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { salesTotals } from '#db/schema/sales/orders.ts';
import { seesSales } from '#identity/require-permission.ts';
import { requireShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { countSeats, type SeatCount } from '../count-seats.ts';

type Stats = z.infer<typeof endpoints.SeatedPriceStats>;

/**
 * Answers seats and value per seated price type by group and display order. Sold seats count at what they cost, or at
 * face value for readers who may not see it.
 */
export const getSeatPriceStats = verb(endpoints.getSeatPriceStats, async (ctx, { params }) =>
  readSeatPriceStats(ctx, await requireShow(ctx, params.showCode)),
);

export async function readSeatPriceStats(ctx: Context, show: ShowRow): Promise<Stats> {
  const prices = await readSeatedPrices(ctx, show);
  const counts = await countSeats(ctx, show);
  const soldValues = await readSoldValues(ctx, show);
  const seesValue = seesSales(ctx.actor, show.promoterId);
  const items = prices.map((price) => {
    const seats = countStates(counts, price.ordinal);
    const soldValueMinor = seesValue ? (soldValues.get(price.id) ?? 0) : 0;
    return {
      priceTypeId: price.id,
      name: price.name,
      isLinkedPrice: price.linkedPriceId !== null,
      faceValueMinor: price.faceValueMinor,
      ...seats,
      valueMinor: (seesValue ? seats.seats - seats.sold : seats.seats) * price.faceValueMinor + soldValueMinor,
      soldValueMinor: seesValue ? soldValueMinor : null,
    };
  });
  const unpriced = countStates(counts, 0);
  return {
    items: [
      ...items,
      {
        priceTypeId: null,
        name: {},
        isLinkedPrice: false,
        faceValueMinor: 0,
        ...unpriced,
        available: 0,
        valueMinor: 0,
        soldValueMinor: seesValue ? 0 : null,
      },
    ],
    currency: show.currency,
    seatCount: counts.reduce((total, { seats }) => total + seats, 0),
  };
}

function countStates(counts: readonly SeatCount[], ordinal: number) {
  const own = counts.filter(({ price }) => price === ordinal);
  const of = (state?: SeatCount['state']) =>
    own.reduce((total, entry) => total + (state === undefined || entry.state === state ? entry.seats : 0), 0);
  return { seats: of(), sold: of('SOLD'), inBaskets: of('BASKET'), blocked: of('BLOCKED'), available: of('FREE') };
}

function readSeatedPrices(ctx: Context, show: ShowRow) {
  return ctx.db
    .select({
      id: priceTypes.id,
      ordinal: priceTypes.ordinal,
      name: priceTypes.name,
      linkedPriceId: priceTypes.linkedPriceId,
      faceValueMinor: priceTypes.faceValueMinor,
    })
    .from(priceTypes)
    .innerJoin(
      priceGroups,
      and(eq(priceGroups.promoterId, priceTypes.promoterId), eq(priceGroups.id, priceTypes.priceGroupId)),
    )
    .where(
      and(eq(priceTypes.promoterId, show.promoterId), eq(priceTypes.showId, show.id), eq(priceTypes.isSeated, true)),
    )
    .orderBy(asc(priceGroups.displayOrder), asc(priceTypes.displayOrder), asc(priceTypes.id));
}

async function readSoldValues(ctx: Context, show: ShowRow): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select({ priceTypeId: salesTotals.priceTypeId, grossMinor: sum(salesTotals.grossMinor) })
    .from(salesTotals)
    .where(and(eq(salesTotals.promoterId, show.promoterId), eq(salesTotals.showId, show.id)))
    .groupBy(salesTotals.priceTypeId);
  return new Map(rows.map((row) => [row.priceTypeId, Number(row.grossMinor)]));
}
