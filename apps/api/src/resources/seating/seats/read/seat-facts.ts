import type { Geometry } from '@parterre/seating-plan';
import { CLAIM_CODE, type SeatState } from '@parterre/seating-plan/seat-states';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { holds } from '#db/schema/events/holds.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { SeatSnapshot } from './read-seats.ts';

export interface SeatFact {
  seat: number;
  /** The effective price: that of the claim, or else that of the column. */
  price: number;
  hold: number;
  state: SeatState;
}

export type HoldRow = typeof holds.$inferSelect;

export async function readHoldsByOrdinal(ctx: Reader, show: ShowRow): Promise<Map<number, HoldRow>> {
  const rows = await ctx.db
    .select()
    .from(holds)
    .where(and(eq(holds.promoterId, show.promoterId), eq(holds.showId, show.id)));
  return new Map(rows.map((row) => [row.ordinal, row]));
}

/** Lists every seat of a snapshot in plan order, with its displayed state (SOLD, BASKET, BLOCKED first). */
export function* listSeatFacts(
  seats: SeatSnapshot,
  geometry: Pick<Geometry, 'parity'>,
  holdsByOrdinal: ReadonlyMap<number, HoldRow>,
): Generator<SeatFact> {
  const own = new Map(seats.own.map((claim) => [claim.seat, claim]));
  for (const { firstSeat, seatCount, prices, holds: column, alternating } of seats.chunks) {
    for (let at = 0; at < seatCount; at++) {
      const seat = firstSeat + at;
      const claim = seats.claimed[seat] ?? CLAIM_CODE.none;
      const claimed = claim === CLAIM_CODE.none ? undefined : own.get(seat);
      const price = claimed?.price ?? prices[at] ?? 0;
      const hold = claimed?.hold ?? column[at] ?? 0;
      const isWithheld = holdsByOrdinal.get(hold)?.allowSales === false || (alternating && geometry.parity[seat] === 1);
      yield { seat, price, hold, state: stateOf(claim, isWithheld, price) };
    }
  }
}

function stateOf(claim: number, isWithheld: boolean, price: number): SeatState {
  if (claim === CLAIM_CODE.sold) return 'SOLD';
  if (claim === CLAIM_CODE.basket) return 'BASKET';
  if (isWithheld) return 'BLOCKED';
  return price === 0 ? 'UNASSIGNED' : 'ASSIGNED';
}
