import type { Geometry } from '@parterre/seating-plan';
import type { SeatSnapshot } from './read-seats.ts';

/** Marks the seats that an alternating block withholds, whatever their hold, with 1, by ordinal in the plan version. */
export function markWithheld({ chunks }: Pick<SeatSnapshot, 'chunks'>, { seatCount, parity }: Geometry): Uint8Array {
  const withheld = new Uint8Array(seatCount);
  for (const { firstSeat, seatCount: count, alternating } of chunks)
    if (alternating) withheld.set(parity.subarray(firstSeat, firstSeat + count), firstSeat);
  return withheld;
}
