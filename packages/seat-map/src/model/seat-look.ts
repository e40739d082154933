import { SEAT_STATE } from '@parterre/seating-plan/seat-states';

/** The look of a seat. The kind is packed with the ordinal of its colour, so that one number identifies the sprite. */
export const LOOK = { none: 0, available: 1, sold: 2, basket: 3, held: 4, withheld: 5, heat: 6, heatSold: 7 } as const;

const KIND_BITS = 3;

/** Claims and seats of an alternating block have the colour of their price type, held seats that of their hold. */
export function packLook(state: number, price: number, hold: number): number {
  if (state === SEAT_STATE.SOLD) return pack(LOOK.sold, price);
  if (state === SEAT_STATE.BASKET) return pack(LOOK.basket, price);
  if (hold !== 0) return pack(LOOK.held, hold);
  if (state === SEAT_STATE.BLOCKED) return pack(LOOK.withheld, price);
  return price === 0 ? LOOK.none : pack(LOOK.available, price);
}

/** On the heat map a seat has the colour of its step; a sold one keeps its dot. */
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

/** The number of steps above 0. */
export const HEAT_STEPS = 5;

/** The share of the heat colour in each step; the rest is the map's background. */
export const HEAT_SHARES = [0, 0.16, 0.36, 0.56, 0.78, 1] as const;
