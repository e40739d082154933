import { SEAT_STATE } from './seat-state.ts';

/** What a seat is drawn as. Packed with the ordinal whose colour it wears, so that one number finds its sprite. */
export const LOOK = { none: 0, available: 1, sold: 2, basket: 3, held: 4, withheld: 5, heat: 6, heatSold: 7 } as const;

const KIND_BITS = 3;

/** A claim is drawn in its price's colour, a hold in its own, a gap of an alternating block in the price's. */
export function packLook(state: number, price: number, hold: number): number {
  if (state === SEAT_STATE.SOLD) return pack(LOOK.sold, price);
  if (state === SEAT_STATE.BASKET) return pack(LOOK.basket, price);
  if (hold !== 0) return pack(LOOK.held, hold);
  if (state === SEAT_STATE.BLOCKED) return pack(LOOK.withheld, price);
  return price === 0 ? LOOK.none : pack(LOOK.available, price);
}

/** On the heat map a seat wears the step of its place; a sold one keeps its dot. */
export function packHeat(state: number, step: number): number {
  return pack(state === SEAT_STATE.SOLD ? LOOK.heatSold : LOOK.heat, step);
}

export function lookKind(look: number): number {
  return look & ((1 << KIND_BITS) - 1);
}

export function lookOrdinal(look: number): number {
  return look >>> KIND_BITS;
}

function pack(kind: number, ordinal: number): number {
  return (ordinal << KIND_BITS) | kind;
}

/** Shades of the heat map above nothing. */
export const HEAT_STEPS = 5;

/** How much of the heat's own colour a step has over the map's background. */
export const HEAT_SHARES = [0, 0.16, 0.36, 0.56, 0.78, 1] as const;
