import * as endpoints from '@parterre/contract/seats/blocks';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { allocations } from '#db/schema/seating/seats.ts';
import { requireShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { countSeats } from '../count-seats.ts';
import { requirePlan } from '../require-plan.ts';
import { readOrdinals, requirePriceOrdinal } from './read-ordinals.ts';

/** Lists every block of the plan with its revision and its seats that have the price type of the path. */
export const listPriceBlocks = verb(endpoints.listPriceBlocks, async (ctx, { params }) => {
  const show = await requireShow(ctx, params.showCode);
  const ordinal = requirePriceOrdinal(await readOrdinals(ctx, show), params.priceTypeId);
  const { geometry } = await requirePlan(ctx, show);
  const states = await readBlockStates(ctx, show);
  const priceSeats = new Map<number, number>();
  for (const { blockId, price, seats } of await countSeats(ctx, show))
    if (price === ordinal) priceSeats.set(blockId, (priceSeats.get(blockId) ?? 0) + seats);
  return {
    items: geometry.blocks.map(({ blockId, label, description, bestRank, seatCount, firstSeat }) => ({
      blockId,
      label,
      description,
      bestRank,
      alternatingSeats: states.get(blockId)?.alternating ?? false,
      seatCount,
      priceSeats: priceSeats.get(blockId) ?? 0,
      firstSeat,
      revision: states.get(blockId)?.revision ?? 0,
    })),
  };
});

async function readBlockStates(ctx: Context, show: ShowRow) {
  const rows = await ctx.db
    .select({
      blockId: allocations.blockId,
      alternating: allocations.alternating,
      revision: allocations.revision,
    })
    .from(allocations)
    .where(and(eq(allocations.promoterId, show.promoterId), eq(allocations.showId, show.id)))
    .orderBy(asc(allocations.revision));
  return new Map(rows.map((row) => [row.blockId, row]));
}
