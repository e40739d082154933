import type { ReadinessEntry } from '@parterre/contract/shows';
import { and, eq } from 'drizzle-orm';
import type { Change, Context } from '../../../context.ts';
import { promoters } from '../../../db/schema/promoters.ts';
import { seatingPlanVersions, type VersionBlock } from '../../../db/schema/venues.ts';
import { readPrices } from '../../prices/read-prices.ts';
import { countSeats } from '../../seats/count-seats.ts';
import type { ShowRow } from '../require-show.ts';
import { checkReadiness } from './check-readiness.ts';

/** The readiness list of an event. */
export async function readReadiness(
  ctx: Pick<Change, 'db' | 'now'> | Context,
  show: ShowRow,
): Promise<ReadinessEntry[]> {
  const [prices, counted, blocks, cultures] = await Promise.all([
    readPrices(ctx, show),
    countSeats(ctx, show),
    readBlocks(ctx, show),
    readCultures(ctx, show),
  ]);
  return checkReadiness({ show, now: ctx.now, prices, seats: counted, blocks, cultures });
}

async function readBlocks(ctx: Pick<Change, 'db'> | Context, show: ShowRow): Promise<VersionBlock[]> {
  if (show.planVersionId === null) return [];
  const [version] = await ctx.db
    .select({ blocks: seatingPlanVersions.blocks })
    .from(seatingPlanVersions)
    .where(and(eq(seatingPlanVersions.promoterId, show.promoterId), eq(seatingPlanVersions.id, show.planVersionId)));
  return version?.blocks ?? [];
}

async function readCultures(ctx: Pick<Change, 'db'> | Context, show: ShowRow): Promise<string[]> {
  const [promoter] = await ctx.db
    .select({ cultures: promoters.cultures })
    .from(promoters)
    .where(eq(promoters.id, show.promoterId));
  return promoter?.cultures ?? [];
}
