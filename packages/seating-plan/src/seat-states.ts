/** What a seat of a show can be, by the code the map holds; in ascending precedence: the highest that applies is shown (spec §3). */
export const SEAT_STATE = { UNASSIGNED: 0, ASSIGNED: 1, BLOCKED: 2, BASKET: 3, SOLD: 4 } as const;
export type SeatState = keyof typeof SEAT_STATE;
/** By code. */
export const SEAT_STATES = [
  'UNASSIGNED',
  'ASSIGNED',
  'BLOCKED',
  'BASKET',
  'SOLD',
] as const satisfies readonly SeatState[];

/** Whose a seat is, as the claim columns of the server and the map hold it. */
export const CLAIM_CODE = { none: 0, basket: 1, sold: 2 } as const;

/** The last ordinal a price type or a hold of a show is given: the look of a seat packs each of the two into 13 bits. */
export const LAST_ORDINAL = 8_191;
