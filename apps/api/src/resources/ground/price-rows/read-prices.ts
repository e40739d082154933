import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { priceGroups } from '#db/schema/events/price-groups.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { notFound } from '#errors.ts';
import type { ShowRow } from '../show-rows/require-show.ts';

export type PriceRow = typeof priceTypes.$inferSelect;

/** Reads all price types of a show in the order that pages and shops show: by group, then by display order. */
export function readPrices(ctx: Reader, show: ShowRow): Promise<PriceRow[]> {
  return ctx.db
    .select(getTableColumns(priceTypes))
    .from(priceTypes)
    .innerJoin(
      priceGroups,
      and(eq(priceGroups.promoterId, priceTypes.promoterId), eq(priceGroups.id, priceTypes.priceGroupId)),
    )
    .where(and(eq(priceTypes.promoterId, show.promoterId), eq(priceTypes.showId, show.id)))
    .orderBy(asc(priceGroups.displayOrder), asc(priceTypes.displayOrder), asc(priceTypes.ordinal));
}

/** Finds one of the price types of a show. Throws NOT_FOUND for one of another show. */
export function requirePrice(prices: readonly PriceRow[], priceTypeId: number): PriceRow {
  const found = prices.find((price) => price.id === priceTypeId);
  if (!found) throw notFound();
  return found;
}
