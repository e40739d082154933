import { CLAIM } from './allocation.ts';
import type { SeatModel } from './seat-model.ts';

/** The price that counts: a claimed seat's own, else what the server has for it; a free seat's as edited. */
export function effectivePrice(model: SeatModel, seat: number): number {
  if (model.claim[seat] === CLAIM.none) return model.price[seat] ?? 0;
  return model.claimPrice?.[seat] || (model.basePrice[seat] ?? 0);
}

export function effectiveHold(model: SeatModel, seat: number): number {
  if (model.claim[seat] === CLAIM.none) return model.hold[seat] ?? 0;
  return model.claimHold ? (model.claimHold[seat] ?? 0) : (model.baseHold[seat] ?? 0);
}

export function isClaimed(model: SeatModel, seat: number): boolean {
  return model.claim[seat] !== CLAIM.none;
}

export function isWithheld(model: SeatModel, seat: number, hold: number): boolean {
  if (hold !== 0 && !model.palette.holdAllowsSales[hold]) return true;
  const block = model.geometry.block[seat] ?? 0;
  return model.alternating[block] === 1 && model.geometry.parity[seat] === 1;
}

export function isEdited(model: SeatModel, seat: number): boolean {
  return model.price[seat] !== model.basePrice[seat] || model.hold[seat] !== model.baseHold[seat];
}

export function faceValueMinor(model: SeatModel, price: number): number {
  return model.palette.faceValueMinor[price] ?? 0;
}

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
