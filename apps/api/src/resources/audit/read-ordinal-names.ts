import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { priceTypes } from '../../db/schema/prices.ts';
import { holds } from '../../db/schema/seats.ts';
import { chooseText } from '../../texts/choose-text.ts';
import type { ShowRow } from '../shows/require-show.ts';
import type { OrdinalNames } from './summarise-seats.ts';

/** Names of the price types and holds an event has now, by their ordinals. */
export async function readOrdinalNames(ctx: Context, show: ShowRow): Promise<OrdinalNames> {
  const prices = await ctx.db
    .select({ ordinal: priceTypes.ordinal, name: priceTypes.name })
    .from(priceTypes)
    .where(and(eq(priceTypes.promoterId, show.promoterId), eq(priceTypes.showId, show.id)));
  const held = await ctx.db
    .select({ ordinal: holds.ordinal, label: holds.label })
    .from(holds)
    .where(and(eq(holds.promoterId, show.promoterId), eq(holds.showId, show.id)));
  return {
    prices: new Map(prices.map(({ ordinal, name }) => [ordinal, chooseText(name, show.defaultCulture)])),
    holds: new Map(held.map(({ ordinal, label }) => [ordinal, label])),
  };
}
