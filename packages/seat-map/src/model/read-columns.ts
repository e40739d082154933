import { effectiveHold, effectivePrice } from './read-seat.ts';
import type { SeatModel } from './seat-model.ts';

/** Every seat as it is shown now, by ordinal: copies, for whoever looks at all of them at once. */
export interface SeatColumns {
  /** Ordinals, 0 = none; a claimed seat's are those of its claim. */
  readonly price: Uint16Array;
  readonly hold: Uint16Array;
  /** SEAT_STATE codes: the place of the state in SEAT_STATES. */
  readonly state: Uint8Array;
  /** 1 for seats that alternating blocks leave out, whatever else is true of them. */
  readonly isAlternate: Uint8Array;
}

export function readColumns(model: SeatModel): SeatColumns {
  const { geometry, alternating } = model;
  const price = new Uint16Array(geometry.seatCount);
  const hold = new Uint16Array(geometry.seatCount);
  const isAlternate = new Uint8Array(geometry.seatCount);
  for (let seat = 0; seat < geometry.seatCount; seat++) {
    price[seat] = effectivePrice(model, seat);
    hold[seat] = effectiveHold(model, seat);
    isAlternate[seat] = (alternating[geometry.block[seat] ?? 0] ?? 0) & (geometry.parity[seat] ?? 0);
  }
  return { price, hold, state: model.state.slice(), isAlternate };
}
