import { createHash } from 'node:crypto';
import type { Geometry } from '@parterre/seating-plan';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { invalidField, notFound } from '#errors.ts';
import { coveredShows } from '#identity/covered-shows.ts';
import { readHolds } from '#resources/events/holds/read.ts';
import { type PriceRow, readPrices } from '#resources/ground/price-rows/read-prices.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { readShowSeats, type ShowSeats } from '#resources/seating/seats/move/read-show-seats.ts';
import type { HoldRow } from '#resources/seating/seats/read/seat-facts.ts';
import { requirePlan } from '#resources/seating/seats/require-plan.ts';

export interface CopySide {
  show: ShowRow;
  planVersionId: number;
  geometry: Geometry;
  state: ShowSeats;
  /** Seated price types in their order. */
  prices: PriceRow[];
  holds: HoldRow[];
}

export interface CopySides {
  from: CopySide;
  to: CopySide;
  /**
   * A fingerprint of both allocations, which differs as soon as one of them has changed. Sales do not count, because
   * they are skipped anyway.
   */
  seen: string;
}

/**
 * Reads both shows in their current state. Throws RULE_BROKEN when one has no plan, NOT_FOUND for a show that the actor
 * does not see.
 */
export async function readSides(ctx: Reader, show: ShowRow, fromShowCode: string): Promise<CopySides> {
  const from = await readSide(ctx, await requireSource(ctx, show, fromShowCode));
  const to = await readSide(ctx, show);
  const facts = [from, to].map((side) => [
    side.planVersionId,
    side.state.chunks.map(({ blockId, revision }) => [blockId, revision]),
    side.prices.map(({ id, revision }) => [id, revision]),
    side.holds.map(({ id, revision }) => [id, revision]),
  ]);
  return { from, to, seen: createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22) };
}

async function readSide(ctx: Reader, show: ShowRow): Promise<CopySide> {
  const { planVersionId, geometry } = await requirePlan(ctx, show);
  const state = await readShowSeats(ctx, show, geometry.seatCount);
  const prices = (await readPrices(ctx, show)).filter((price) => price.isSeated);
  return { show, planVersionId, geometry, state, prices, holds: await readHolds(ctx, show) };
}

async function requireSource(ctx: Reader, show: ShowRow, showCode: string): Promise<ShowRow> {
  if (showCode === show.showCode) throw invalidField('fromShowCode', 'notFitting', { message: 'Is the event itself' });
  const [from] = await ctx.db
    .select()
    .from(shows)
    .where(and(eq(shows.promoterId, show.promoterId), eq(shows.showCode, showCode), coveredShows(ctx.actor)));
  if (!from) throw notFound();
  return from;
}
