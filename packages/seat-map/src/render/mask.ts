import { coverageOf, type SeatShape } from './seat-shapes.ts';

/** How much of each pixel something covers, 0 to 255, row by row. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly coverage: Uint8Array;
}

export interface ShapePlacement {
  /** Side of the square mask in pixels; the seat's middle is in its middle, moved by the shift. */
  readonly side: number;
  readonly unit: number;
  /** Radians. */
  readonly angle: number;
  readonly shiftX: number;
  readonly shiftY: number;
}

export function drawShape(shape: SeatShape, { side, unit, angle, shiftX, shiftY }: ShapePlacement): Mask {
  const coverage = new Uint8Array(side * side);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const middle = side / 2 - 0.5;
  for (let row = 0; row < side; row++) {
    const dy = row - middle - shiftY;
    for (let column = 0; column < side; column++) {
      const dx = column - middle - shiftX;
      coverage[row * side + column] = 255 * coverageOf(shape, dx * cos + dy * sin, dy * cos - dx * sin, unit) + 0.5;
    }
  }
  return { width: side, height: side, coverage };
}
