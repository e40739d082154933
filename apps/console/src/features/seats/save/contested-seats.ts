import type { BlockDiff } from '@parterre/seat-map';
import type { SeatBytes } from '#programme/seats/to-allocation.ts';
import type { SeatDesk } from '../desk/seat-desk.ts';

/** Ordinals of ticket and hold; undefined: this side left it alone. */
export interface SeatSide {
  price?: number | undefined;
  hold?: number | undefined;
}

/** A seat both have changed, differently. */
export interface ContestedSeat {
  seat: number;
  mine: SeatSide;
  theirs: { price: number; hold: number };
}

/**
 * Seats with an edit that somebody else's save overtook and that would overwrite it. To be asked once the desk follows
 * `bytes`: then the overtaken seats are noted there, by block.
 */
export function listContested({ map, overtaken }: SeatDesk, { header, columns }: SeatBytes): ContestedSeat[] {
  const contested: ContestedSeat[] = [];
  const diff = map.diff();
  let column = 0;
  for (const { blockId, firstSeat, seatCount } of header.blocks) {
    const seats = overtaken.get(blockId)?.seats ?? new Set();
    for (const [seat, mine] of listEdits(diff, blockId)) {
      if (!seats.has(seat)) continue;
      const at = column + seat - firstSeat;
      const theirs = { price: columns.price[at] ?? 0, hold: columns.hold[at] ?? 0 };
      contested.push({ seat, mine, theirs });
    }
    column += seatCount;
  }
  return contested.sort((a, b) => a.seat - b.seat);
}

function* listEdits(diff: readonly BlockDiff[], blockId: number): Generator<[seat: number, mine: SeatSide]> {
  for (const { from, to, price, hold } of diff.find((block) => block.blockId === blockId)?.ranges ?? [])
    for (let seat = from; seat <= to; seat++) yield [seat, { price, hold }];
}
