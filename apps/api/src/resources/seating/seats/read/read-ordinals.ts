import { and, eq } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { holds } from '#db/schema/events/holds.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { invalidField, notFound } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';

/** The ordinals of a show's seated price types and of its holds, by id. */
export interface ShowOrdinals {
  prices: ReadonlyMap<number, number>;
  holds: ReadonlyMap<number, number>;
}

export async function readOrdinals(ctx: Reader, show: ShowRow): Promise<ShowOrdinals> {
  const prices = await ctx.db
    .select({ id: priceTypes.id, ordinal: priceTypes.ordinal })
    .from(priceTypes)
    .where(
      and(eq(priceTypes.promoterId, show.promoterId), eq(priceTypes.showId, show.id), eq(priceTypes.isSeated, true)),
    );
  const showHolds = await ctx.db
    .select({ id: holds.id, ordinal: holds.ordinal })
    .from(holds)
    .where(and(eq(holds.promoterId, show.promoterId), eq(holds.showId, show.id)));
  return { prices: toMap(prices), holds: toMap(showHolds) };
}

/**
 * Translates an id of a body to its ordinal: null to 0, absent to undefined. Throws INVALID naming the field for a
 * foreign id.
 */
export function requireOrdinal(
  ordinals: ReadonlyMap<number | string, number>,
  id: number | string | null | undefined,
  field: string,
): number | undefined {
  if (id === undefined) return undefined;
  if (id === null) return 0;
  const ordinal = ordinals.get(id);
  if (ordinal === undefined) throw invalidField(field, 'unknown', { message: 'The event has nothing with this id' });
  return ordinal;
}

export function requirePriceOrdinal(ordinals: ShowOrdinals, priceTypeId: number): number {
  const ordinal = ordinals.prices.get(priceTypeId);
  if (ordinal === undefined) throw notFound('The event has no seated ticket with this id.');
  return ordinal;
}

const toMap = (rows: readonly { id: number; ordinal: number }[]) => new Map(rows.map((row) => [row.id, row.ordinal]));
