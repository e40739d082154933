import { blendOver, type Colour } from './colour.ts';
import { coverageOf, type SeatShape } from './seat-shapes.ts';

/** One colour through one mask; `dx` and `dy` shift a mask that is smaller than the sprite. */
export interface Layer {
  readonly mask: Mask;
  readonly ink: Colour;
  readonly dx?: number;
  readonly dy?: number;
}

/** Finished pixels. Row r is empty outside of `from[r]` to `to[r]` (exclusive). */
export interface Sprite {
  readonly side: number;
  readonly pixels: Uint32Array;
  readonly from: Uint16Array;
  readonly to: Uint16Array;
}

/** Blends the layers over each other, bottom to top. */
export function composeSprite(side: number, layers: readonly Layer[]): Sprite {
  const sprite = {
    side,
    pixels: new Uint32Array(side * side),
    from: new Uint16Array(side).fill(side),
    to: new Uint16Array(side),
  };
  for (const layer of layers) layMask(sprite, layer);
  return sprite;
}

function layMask({ side, pixels, from, to }: Sprite, { mask, ink, dx = 0, dy = 0 }: Layer): void {
  const { width, height, coverage } = mask;
  const r = Math.round(ink.r);
  const g = Math.round(ink.g);
  const b = Math.round(ink.b);
  const lastRow = Math.min(height, side - dy);
  const lastColumn = Math.min(width, side - dx);
  for (let row = Math.max(0, -dy); row < lastRow; row++) {
    let first = from[row + dy] ?? side;
    let end = to[row + dy] ?? 0;
    for (let column = Math.max(0, -dx); column < lastColumn; column++) {
      const cover = (coverage[row * width + column] ?? 0) * ink.a;
      if (cover < 1) continue;
      const at = column + dx;
      if (at < first) first = at;
      if (at >= end) end = at + 1;
      pixels[(row + dy) * side + at] = blendOver(pixels[(row + dy) * side + at] ?? 0, r, g, b, cover);
    }
    from[row + dy] = first;
    to[row + dy] = end;
  }
}

/** The coverage of each pixel, 0 to 255, row by row. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly coverage: Uint8Array;
}

export interface ShapePlacement {
  /** The side of the square mask in pixels; the seat's middle is the mask's middle plus the shift. */
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
