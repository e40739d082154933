import { CLAIM_CODE } from '@parterre/seating-plan/seat-states';
import { isClaimed, isEdited } from '../model/read-seat.ts';
import type { SeatModel } from '../model/seat-model.ts';
import { changeSeat } from '../model/write-seat.ts';

/** The state of the seats `from` to `to` (ordinals, both inclusive) on the server; undefined fields are unchanged. */
export interface RemoteSeats {
  readonly from: number;
  readonly to: number;
  readonly price?: number;
  readonly hold?: number;
  /** One of CLAIM_CODE. */
  readonly claim?: number;
  readonly claimPrice?: number;
  readonly claimHold?: number;
}

/** Switches a block between alternating and not; `block` is its ordinal. */
export interface RemoteBlock {
  readonly block: number;
  readonly alternating: boolean;
}

export type RemoteChange = RemoteSeats | RemoteBlock;

/** Seat ordinals with unsaved edits that the change concerns, so that the user can be told what their save will do. */
export interface RemoteEffect {
  /** Another user saved a different price type or hold, which the edit would replace. */
  readonly overtaken: number[];
  /** The seat was sold or put into a basket meanwhile, so its edit is skipped by a save. */
  readonly claimed: number[];
  /** The seat is free again, so its edit can be saved after all. */
  readonly freed: number[];
}

/** Applies another user's change. Unsaved edits stay on top, and undo does not affect it. */
export function applyRemote(model: SeatModel, change: RemoteChange, effect: RemoteEffect): void {
  if ('block' in change) applyAlternating(model, change);
  else applySeats(model, change, effect);
}

function applySeats(model: SeatModel, change: RemoteSeats, effect: RemoteEffect): void {
  if (change.claimPrice !== undefined) model.claimPrice ??= knownClaims(model, model.basePrice);
  if (change.claimHold !== undefined) model.claimHold ??= knownClaims(model, model.baseHold);
  const claimed = change.claim === undefined ? undefined : { ...change, claim: change.claim };
  const last = Math.min(change.to, model.geometry.seatCount - 1);
  for (let seat = Math.max(0, change.from); seat <= last; seat++) {
    const price = change.price ?? model.basePrice[seat] ?? 0;
    const hold = change.hold ?? model.baseHold[seat] ?? 0;
    const isMoved = price !== model.basePrice[seat] || hold !== model.baseHold[seat];
    moveBase(model, seat, price, hold);
    if (isMoved && isEdited(model, seat)) effect.overtaken.push(seat);
    if (claimed) applyClaim(model, seat, claimed, effect);
  }
}

type Claimed = Pick<RemoteSeats, 'claimPrice' | 'claimHold'> & { readonly claim: number };

function applyClaim(
  model: SeatModel,
  seat: number,
  { claim, claimPrice, claimHold }: Claimed,
  { claimed, freed }: RemoteEffect,
): void {
  if (isEdited(model, seat) && isClaimed(model, seat) !== (claim !== CLAIM_CODE.none))
    (claim === CLAIM_CODE.none ? freed : claimed).push(seat);
  changeSeat(model, seat, () => {
    model.claim[seat] = claim;
    const isFree = claim === CLAIM_CODE.none;
    if (model.claimPrice) model.claimPrice[seat] = isFree ? 0 : (claimPrice ?? model.basePrice[seat] ?? 0);
    if (model.claimHold) model.claimHold[seat] = isFree ? 0 : (claimHold ?? model.baseHold[seat] ?? 0);
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

/** Until the server names the price type and hold of a claim, the seat keeps those of the base. */
function knownClaims(model: SeatModel, base: Uint16Array): Uint16Array {
  return base.map((ordinal, seat) => (model.claim[seat] === CLAIM_CODE.none ? 0 : ordinal));
}

/** Sets the base of a seat. Edited columns keep their edit, the others follow the base. */
function moveBase(model: SeatModel, seat: number, price: number, hold: number): void {
  if (model.basePrice[seat] === price && model.baseHold[seat] === hold) return;
  changeSeat(model, seat, () => {
    if (model.price[seat] === model.basePrice[seat]) model.price[seat] = price;
    if (model.hold[seat] === model.baseHold[seat]) model.hold[seat] = hold;
    model.basePrice[seat] = price;
    model.baseHold[seat] = hold;
  });
}
