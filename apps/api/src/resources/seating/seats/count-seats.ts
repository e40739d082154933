import { and, count, eq, gt, or } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { holds } from '#db/schema/events/holds.ts';
import { allocations, claims, type SeatTally } from '#db/schema/seating/seats.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';

/**
 * The number of seats of one show that share block, price, hold and state. An ordinal of 0 means no price or no hold.
 */
export interface SeatCount {
  blockId: number;
  price: number;
  hold: number;
  /** FREE may be sold if it has a price; BLOCKED is withheld by a hold or an alternating block. */
  state: 'SOLD' | 'BASKET' | 'BLOCKED' | 'FREE';
  /** True if the hold allows no sales: a BLOCKED seat without one is withheld by its alternating block. */
  isNoSale: boolean;
  seats: number;
}

/**
 * Counts every seat of the show once, without reading a seat: from the tallies stored with the arrays, less the claims,
 * plus the claims at their own price.
 */
export async function countSeats(
  ctx: Pick<Reader, 'db' | 'now'>,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
): Promise<SeatCount[]> {
  const chunks = await readTallies(ctx, show);
  const claimed = await countClaims(ctx, show);
  const blocking = await readBlockingHolds(ctx, show);
  const counts = new Map<string, SeatCount>();
  const add = (tallied: Omit<SeatCount, 'isNoSale'>) => {
    const count = { ...tallied, isNoSale: blocking.has(tallied.hold) };
    const key = `${count.blockId}|${count.price}|${count.hold}|${count.state}`;
    const entry = counts.get(key);
    if (entry) entry.seats += count.seats;
    else counts.set(key, count);
  };
  const freeState = (hold: number, parity: number, alternating: boolean) =>
    blocking.has(hold) || (alternating && parity === 1) ? 'BLOCKED' : 'FREE';
  const byChunk = new Map(chunks.map((chunk) => [chunk.firstSeat, chunk]));
  for (const chunk of chunks) {
    for (const [price, hold, parity, seats] of chunk.tally)
      add({ blockId: chunk.blockId, price, hold, state: freeState(hold, parity, chunk.alternating), seats });
  }
  for (const claim of claimed) {
    const chunk = byChunk.get(claim.chunk);
    if (!chunk) continue;
    const { blockId, alternating } = chunk;
    const { price, columnPrice, hold, parity, state, seats } = claim;
    add({ blockId, price: columnPrice, hold, state: freeState(hold, parity, alternating), seats: -seats });
    add({ blockId, price, hold, state, seats });
  }
  return [...counts.values()].filter((entry) => entry.seats !== 0);
}

export const isLiveClaim = (now: Date) => or(eq(claims.state, 'SOLD'), gt(claims.expiresAt, now));

export function tallySeats(prices: Uint16Array, seatHolds: Uint16Array, parity: Uint8Array): SeatTally {
  const counts = new Map<number, number>();
  for (let i = 0; i < prices.length; i++) {
    const key = ((prices[i] ?? 0) * 65_536 + (seatHolds[i] ?? 0)) * 2 + (parity[i] ?? 0);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, seats]) => {
    const pair = Math.floor(key / 2);
    return [Math.floor(pair / 65_536), pair % 65_536, key % 2 === 1 ? 1 : 0, seats];
  });
}

function readTallies(ctx: Pick<Reader, 'db'>, show: Pick<ShowRow, 'promoterId' | 'id'>) {
  return ctx.db
    .select({
      firstSeat: allocations.firstSeat,
      blockId: allocations.blockId,
      tally: allocations.tally,
      alternating: allocations.alternating,
    })
    .from(allocations)
    .where(and(eq(allocations.promoterId, show.promoterId), eq(allocations.showId, show.id)));
}

function countClaims(ctx: Pick<Reader, 'db' | 'now'>, show: Pick<ShowRow, 'promoterId' | 'id'>) {
  return ctx.db
    .select({
      chunk: claims.chunk,
      price: claims.price,
      columnPrice: claims.columnPrice,
      hold: claims.hold,
      parity: claims.parity,
      state: claims.state,
      seats: count(),
    })
    .from(claims)
    .where(and(eq(claims.promoterId, show.promoterId), eq(claims.showId, show.id), isLiveClaim(ctx.now)))
    .groupBy(claims.chunk, claims.price, claims.columnPrice, claims.hold, claims.parity, claims.state);
}

async function readBlockingHolds(
  ctx: Pick<Reader, 'db'>,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
): Promise<Set<number>> {
  const rows = await ctx.db
    .select({ ordinal: holds.ordinal })
    .from(holds)
    .where(and(eq(holds.promoterId, show.promoterId), eq(holds.showId, show.id), eq(holds.allowSales, false)));
  return new Set(rows.map((row) => row.ordinal));
}
