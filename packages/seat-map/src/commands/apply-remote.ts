import { CLAIM } from '../model/allocation.ts';
import { isClaimed, isEdited } from '../model/read-seat.ts';
import type { SeatModel } from '../model/seat-model.ts';
import { changeSeat } from '../model/write-seat.ts';

/** Seats `from` to `to` (ordinals, both included) as the server has them now; absent = unchanged. */
export interface RemoteSeats {
  readonly from: number;
  readonly to: number;
  readonly price?: number;
  readonly hold?: number;
  /** One of CLAIM. */
  readonly claim?: number;
  readonly claimPrice?: number;
  readonly claimHold?: number;
}

/** The switch of an alternating block, by block ordinal. */
export interface RemoteBlock {
  readonly block: number;
  readonly alternating: boolean;
}

export type RemoteChange = RemoteSeats | RemoteBlock;

/** What somebody else did to seats with unsaved edits. */
export interface RemoteEffect {
  /** Their price or hold was saved otherwise: the edit stands on something new. */
  readonly overtaken: number[];
  /** Sold or put into a basket: the edit cannot be saved. */
  readonly claimed: number[];
  /** Free again: the edit can be saved after all. */
  readonly freed: number[];
}

/** Writes what somebody else did. The user's unsaved edits stay on top; undo does not know about it. */
export function applyRemote(model: SeatModel, change: RemoteChange, effect: RemoteEffect): void {
  if ('block' in change) applyAlternating(model, change);
  else applySeats(model, change, effect);
}

function applySeats(model: SeatModel, change: RemoteSeats, effect: RemoteEffect): void {
  if (change.claimPrice !== undefined) model.claimPrice ??= knownClaims(model, model.basePrice);
  if (change.claimHold !== undefined) model.claimHold ??= knownClaims(model, model.baseHold);
  const last = Math.min(change.to, model.geometry.seatCount - 1);
  for (let seat = Math.max(0, change.from); seat <= last; seat++) {
    const price = change.price ?? model.basePrice[seat] ?? 0;
    const hold = change.hold ?? model.baseHold[seat] ?? 0;
    const isMoved = price !== model.basePrice[seat] || hold !== model.baseHold[seat];
    moveBase(model, seat, price, hold);
    if (isMoved && isEdited(model, seat)) effect.overtaken.push(seat);
    if (change.claim !== undefined) applyClaim(model, seat, change.claim, change, effect);
  }
}

function applyClaim(
  model: SeatModel,
  seat: number,
  claim: number,
  change: RemoteSeats,
  { claimed, freed }: RemoteEffect,
): void {
  if (isEdited(model, seat) && isClaimed(model, seat) !== (claim !== CLAIM.none))
    (claim === CLAIM.none ? freed : claimed).push(seat);
  changeSeat(model, seat, () => {
    model.claim[seat] = claim;
    const isFree = claim === CLAIM.none;
    if (model.claimPrice) model.claimPrice[seat] = isFree ? 0 : (change.claimPrice ?? model.basePrice[seat] ?? 0);
    if (model.claimHold) model.claimHold[seat] = isFree ? 0 : (change.claimHold ?? model.baseHold[seat] ?? 0);
  });
}

function applyAlternating(model: SeatModel, { block, alternating }: RemoteBlock): void {
  const found = model.geometry.blocks[block];
  if (!found || model.alternating[block] === Number(alternating)) return;
  model.alternating[block] = Number(alternating);
  for (let seat = found.firstSeat; seat < found.firstSeat + found.seatCount; seat++) {
    if (model.geometry.parity[seat] === 1) changeSeat(model, seat, () => {});
  }
}

/** Claims made before anybody said as what: as the base has them. */
function knownClaims(model: SeatModel, base: Uint16Array): Uint16Array {
  return base.map((ordinal, seat) => (model.claim[seat] === CLAIM.none ? 0 : ordinal));
}

/** Gives a seat a new base. What the user has edited stays; what he has not follows the base, column by column. */
function moveBase(model: SeatModel, seat: number, price: number, hold: number): void {
  if (model.basePrice[seat] === price && model.baseHold[seat] === hold) return;
  changeSeat(model, seat, () => {
    if (model.price[seat] === model.basePrice[seat]) model.price[seat] = price;
    if (model.hold[seat] === model.baseHold[seat]) model.hold[seat] = hold;
    model.basePrice[seat] = price;
    model.baseHold[seat] = hold;
  });
}
