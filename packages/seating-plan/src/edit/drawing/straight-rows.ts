import { roundCoordinate } from '../../format/coordinates.ts';
import type { Point } from '../../format/plan.ts';
import type { DrawnRow } from './drawn-row.ts';

export interface StraightRows {
  /** The first seat of the first row. */
  readonly start: Point;
  readonly rows: number;
  readonly seats: number;
  readonly seatSpacing: number;
  readonly rowSpacing: number;
  /** Degrees clockwise: 0 runs to the right, and further rows lie below. */
  readonly angle: number;
}

export function straightRows({ start, rows, seats, seatSpacing, rowSpacing, angle }: StraightRows): DrawnRow[] {
  const turn = (angle * Math.PI) / 180;
  const along = { x: Math.cos(turn) * seatSpacing, y: Math.sin(turn) * seatSpacing };
  const back = { x: -Math.sin(turn) * rowSpacing, y: Math.cos(turn) * rowSpacing };
  const rotation = roundCoordinate(((angle % 360) + 360) % 360);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: seats }, (__, seat) => ({
      x: roundCoordinate(start.x + along.x * seat + back.x * row),
      y: roundCoordinate(start.y + along.y * seat + back.y * row),
      rotation,
    })),
  );
}
