import type { PlanShape, Point, StandingArea } from '../format/plan.ts';
import type { Bounds } from './bounds.ts';

export { type Bounds, isInPolygon } from './bounds.ts';

/**
 * A plan version as columns: the map draws them, the server allocates over them, and reports read them. A seat is its
 * ordinal, 0 to seatCount − 1. Seats of a row and rows of a block are contiguous, so both are ranges.
 */
export interface Geometry {
  readonly seatCount: number;
  readonly bounds: Bounds;
  /** The median distance between neighbours, in plan units; the map derives the size of its seats from it. */
  readonly pitch: number;
  readonly focalPoint: Point | null;
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Degrees clockwise; 0 when the seat faces up the page. */
  readonly rotation: Int16Array;
  /** The index of the seat's row in `rows`. */
  readonly row: Uint32Array;
  /** The index of the seat's block in `blocks`. */
  readonly block: Uint16Array;
  /** The index of the seat's own label in `labels`. */
  readonly label: Uint16Array;
  readonly labels: readonly string[];
  /** Bits of SEAT_FLAG. */
  readonly flags: Uint8Array;
  /**
   * 1 for a seat that a block with alternating seats withholds: every second seat of each row, in the order of
   * neighbours.
   */
  readonly parity: Uint8Array;
  /** Ordinal of the next seat to the left or right; −1 at an aisle or the end of the row. */
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly rows: readonly GeometryRow[];
  readonly blocks: readonly GeometryBlock[];
  readonly standingAreas: readonly StandingArea[];
  readonly shapes: readonly PlanShape[];
}

export interface GeometryRow {
  readonly label: string;
  readonly block: number;
  readonly firstSeat: number;
  readonly seatCount: number;
}

export interface GeometryBlock {
  readonly blockId: number;
  readonly label: string;
  readonly description: string;
  readonly bestRank: number | null;
  readonly firstSeat: number;
  readonly seatCount: number;
  readonly firstRow: number;
  readonly rowCount: number;
  readonly outline: readonly Point[] | null;
}

export const SEAT_FLAG = { wheelchair: 1, companion: 2, stepFree: 4, restrictedView: 8 } as const;
/** The flags by the names that plans and answers of the API have for them. */
export const ACCESS_FLAGS = {
  wheelchair: SEAT_FLAG.wheelchair,
  companion: SEAT_FLAG.companion,
  'step-free': SEAT_FLAG.stepFree,
  'restricted-view': SEAT_FLAG.restrictedView,
} as const;
