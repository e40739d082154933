/** The states of a seat of a show with their codes in the map. The highest state that applies is shown (spec §3). */
export const SEAT_STATE = { UNASSIGNED: 0, ASSIGNED: 1, BLOCKED: 2, BASKET: 3, SOLD: 4 } as const;
export type SeatState = keyof typeof SEAT_STATE;
/** The names of the states, indexed by code. */
export const SEAT_STATES = [
  'UNASSIGNED',
  'ASSIGNED',
  'BLOCKED',
  'BASKET',
  'SOLD',
] as const satisfies readonly SeatState[];

/** The codes of the claim columns on the server and in the map. */
export const CLAIM_CODE = { none: 0, basket: 1, sold: 2 } as const;

/** The highest ordinal of a show's price type or hold, because the map packs each of the two into 13 bits. */
export const LAST_ORDINAL = 8_191;
