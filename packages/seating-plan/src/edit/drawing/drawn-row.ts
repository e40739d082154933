import type { Point } from '../../format/plan.ts';

/** Where the seats of a new row stand, in order, and which way each faces. */
export interface DrawnSeat extends Point {
  /** Degrees clockwise; 0 when the seat faces up the page. */
  readonly rotation: number;
}

export type DrawnRow = readonly DrawnSeat[];
