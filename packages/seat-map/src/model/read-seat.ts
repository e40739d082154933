import { CLAIM_CODE } from '@parterre/seating-plan/seat-states';
import type { SeatModel } from './seat-model.ts';

/** A claimed seat has the price type of its claim, or of the base if that is unknown; a free seat the edited one. */
export function effectivePrice(model: SeatModel, seat: number): number {
  if (model.claim[seat] === CLAIM_CODE.none) return model.price[seat] ?? 0;
  return model.claimPrice?.[seat] || (model.basePrice[seat] ?? 0);
}

export function effectiveHold(model: SeatModel, seat: number): number {
  if (model.claim[seat] === CLAIM_CODE.none) return model.hold[seat] ?? 0;
  return model.claimHold ? (model.claimHold[seat] ?? 0) : (model.baseHold[seat] ?? 0);
}

export function isClaimed(model: SeatModel, seat: number): boolean {
  return model.claim[seat] !== CLAIM_CODE.none;
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

/** Copies of every seat's values, for callers that read them all. Another object as soon as one value is another. */
export interface SeatColumns {
  /** Ordinals, 0 means none; a claimed seat has those of its claim. */
  readonly price: Uint16Array;
  readonly hold: Uint16Array;
  /** Indexes into SEAT_STATES. */
  readonly state: Uint8Array;
  /** 1 for seats withheld by an alternating block, whatever their state. */
  readonly isAlternate: Uint8Array;
}

export function readColumns(model: SeatModel): SeatColumns {
  const last = lastRead.get(model);
  if (last?.version === model.version) return last.columns;
  const columns = copyColumns(model);
  lastRead.set(model, { version: model.version, columns });
  return columns;
}

const lastRead = new WeakMap<SeatModel, { readonly version: number; readonly columns: SeatColumns }>();

function copyColumns(model: SeatModel): SeatColumns {
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
