import { roundCoordinate, roundRotation } from '../../format/coordinates.ts';
import type { Point } from '../../format/plan.ts';

export interface StraightRows {
  /** The first seat of the first row. */
  readonly start: Point;
  readonly rows: number;
  readonly seats: number;
  readonly seatSpacing: number;
  readonly rowSpacing: number;
  /** In degrees clockwise. At 0 rows run to the right, and each further row is below. */
  readonly angle: number;
}

export function straightRows({ start, rows, seats, seatSpacing, rowSpacing, angle }: StraightRows): DrawnRow[] {
  const turn = (angle * Math.PI) / 180;
  const along = { x: Math.cos(turn) * seatSpacing, y: Math.sin(turn) * seatSpacing };
  const back = { x: -Math.sin(turn) * rowSpacing, y: Math.cos(turn) * rowSpacing };
  const rotation = roundRotation(angle);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: seats }, (__, seat) => ({
      x: roundCoordinate(start.x + along.x * seat + back.x * row),
      y: roundCoordinate(start.y + along.y * seat + back.y * row),
      rotation,
    })),
  );
}

export interface CurvedRows {
  /** The point round which the rows curve, usually the stage. */
  readonly centre: Point;
  /** The radius of the first row in plan units; each further row is `rowSpacing` farther out. */
  readonly radius: number;
  readonly rows: number;
  /** The number of seats in the first row. */
  readonly seats: number;
  readonly seatSpacing: number;
  readonly rowSpacing: number;
  /** The direction from the centre to the middle of the rows, in degrees clockwise; 0 points down the page. */
  readonly direction: number;
  /** True gives farther rows as many seats as fit the same angle; otherwise all rows have the same number. */
  readonly isFan: boolean;
  /** True if seats run clockwise round the centre; otherwise a row below the centre runs from left to right. */
  readonly isClockwise?: boolean;
}

/**
 * Returns rows one behind the other, away from `centre`. `seatSpacing` is measured along the arc; seats face the
 * centre.
 */
export function curvedRows(options: CurvedRows): DrawnRow[] {
  const { centre, radius, rows, seats, seatSpacing, rowSpacing, direction, isFan, isClockwise = false } = options;
  const spread = ((seats - 1) * seatSpacing) / radius;
  const way = isClockwise ? 1 : -1;
  const middle = (direction * Math.PI) / 180;
  return Array.from({ length: rows }, (_, row) => {
    const distance = radius + row * rowSpacing;
    const count = isFan ? Math.round((spread * distance) / seatSpacing) + 1 : seats;
    const step = seatSpacing / distance;
    return Array.from({ length: count }, (__, seat) => {
      const angle = middle + way * (seat - (count - 1) / 2) * step;
      return {
        x: roundCoordinate(centre.x - Math.sin(angle) * distance),
        y: roundCoordinate(centre.y + Math.cos(angle) * distance),
        rotation: roundRotation((angle * 180) / Math.PI),
      };
    });
  });
}

/** Returns the number of seats that fit a row before it meets itself. */
export function countRoom({ radius, seatSpacing }: Pick<CurvedRows, 'radius' | 'seatSpacing'>): number {
  return Math.floor((2 * Math.PI * radius) / seatSpacing);
}

export interface DrawnSeat extends Point {
  /** Degrees clockwise; 0 when the seat faces up the page. */
  readonly rotation: number;
}

export type DrawnRow = readonly DrawnSeat[];
