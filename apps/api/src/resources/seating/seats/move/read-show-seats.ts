import { and, asc, eq } from 'drizzle-orm';
import type { Change, Reader } from '#context.ts';
import { allocations, claims } from '#db/schema/seating/seats.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { isLiveClaim } from '../count-seats.ts';

type ChunkRow = typeof allocations.$inferSelect;

export interface ShowSeats {
  chunks: readonly ChunkRow[];
  /** The price and the hold of the columns, by seat ordinal. */
  prices: Uint16Array;
  holds: Uint16Array;
  claims: readonly { seat: number; state: 'SOLD' | 'BASKET' }[];
}

export async function readShowSeats(ctx: Reader, show: ShowRow, seatCount: number): Promise<ShowSeats> {
  const chunks = await ctx.db
    .select()
    .from(allocations)
    .where(and(eq(allocations.promoterId, show.promoterId), eq(allocations.showId, show.id)))
    .orderBy(asc(allocations.firstSeat));
  const claimed = await ctx.db
    .select({ seat: claims.seat, state: claims.state })
    .from(claims)
    .where(and(eq(claims.promoterId, show.promoterId), eq(claims.showId, show.id), isLiveClaim(ctx.now)))
    .orderBy(asc(claims.seat));
  const prices = new Uint16Array(seatCount);
  const holds = new Uint16Array(seatCount);
  for (const chunk of chunks) {
    prices.set(chunk.prices, chunk.firstSeat);
    holds.set(chunk.holds, chunk.firstSeat);
  }
  return { chunks, prices, holds, claims: claimed };
}

/** Locks all seats of a show whose row is locked, so that nobody claims, saves or buys until the change ends. */
export async function lockSeats(change: Change, show: ShowRow): Promise<void> {
  const owner = [show.promoterId, show.id];
  await change.run(LOCK_BASKETS, owner);
  await change.run(LOCK_ALLOCATION, owner);
  // Locks the baskets that were filled while this waited for the allocation.
  await change.run(LOCK_BASKETS, owner);
  await change.run(LOCK_CLAIMS, owner);
}

const LOCK_BASKETS = `select id from baskets where promoter_id = $1 and show_id = $2 and state = 'OPEN' order by id for update`;
const LOCK_ALLOCATION = `select first_seat from allocations where promoter_id = $1 and show_id = $2 order by first_seat for update`;
const LOCK_CLAIMS = `select seat from claims where promoter_id = $1 and show_id = $2 order by seat for update`;
