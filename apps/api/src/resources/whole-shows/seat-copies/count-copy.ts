import type { SkippedSeats } from '@parterre/contract/seats/seat';
import type { z } from 'zod';
import type { Context } from '#context.ts';
import type { BlockEdit } from '#resources/seating/seats/change/apply-seat-changes.ts';
import { editSeatsSkippingSold, type SeatDiff } from '#resources/seating/seats/change/edit-seats-skipping-sold.ts';
import type { SeatRange } from '#resources/seating/seats/range-bytes.ts';
import { readClaimedSeats } from '#resources/seating/seats/read/read-claimed-seats.ts';
import type { CopySide } from './read-sides.ts';

export interface CountedCopy {
  changed: number;
  sold: number;
  inBaskets: number;
  blocksSwitched: number;
  skipped: z.infer<typeof SkippedSeats>[];
  /** The change in the number of seats, by ordinal. */
  prices: Map<number, number>;
  holds: Map<number, number>;
}

/** Runs the edits over the columns in memory, as a change would (edit-seats-skipping-sold.ts). */
export async function countCopy(ctx: Context, to: CopySide, edits: readonly BlockEdit[]): Promise<CountedCopy> {
  const { chunks } = to.state;
  const claimed = await readClaimedSeats(ctx, to.show, chunks, to.geometry.seatCount);
  const counted: CountedCopy = {
    changed: 0,
    sold: 0,
    inBaskets: 0,
    blocksSwitched: 0,
    skipped: [],
    prices: new Map(),
    holds: new Map(),
  };
  for (const { block, edits: ranges, alternating } of edits) {
    const own = chunks.filter(({ blockId }) => blockId === block.blockId);
    const { diffs, sold, inBaskets } = editSeatsSkippingSold(own, ranges, claimed);
    for (const diff of diffs) countDiff(counted, diff);
    if (alternating !== undefined && own.some((chunk) => chunk.alternating !== alternating))
      counted.blocksSwitched += 1;
    counted.sold += countSeats(sold);
    counted.inBaskets += countSeats(inBaskets);
    if (sold.length > 0) counted.skipped.push({ blockId: block.blockId, ranges: sold, reason: 'SOLD' });
    if (inBaskets.length > 0) counted.skipped.push({ blockId: block.blockId, ranges: inBaskets, reason: 'BASKET' });
  }
  return counted;
}

function countDiff(counted: CountedCopy, { from, to, oldPrice, price, oldHold, hold }: SeatDiff): void {
  const seats = to - from + 1;
  counted.changed += seats;
  add(counted.prices, oldPrice, -seats);
  add(counted.prices, price, seats);
  add(counted.holds, oldHold, -seats);
  add(counted.holds, hold, seats);
}

const add = (counts: Map<number, number>, ordinal: number, seats: number) =>
  counts.set(ordinal, (counts.get(ordinal) ?? 0) + seats);

const countSeats = (ranges: readonly SeatRange[]): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0);
