import { blendOver } from './blend.ts';
import type { Colour } from './colour.ts';
import type { Mask } from './mask.ts';

/** One ink through one mask; `dx`, `dy` move a mask that is smaller than the sprite. */
export interface Layer {
  readonly mask: Mask;
  readonly ink: Colour;
  readonly dx?: number;
  readonly dy?: number;
}

/** Finished pixels; of row r only those from `from[r]` to before `to[r]` are not empty. */
export interface Sprite {
  readonly side: number;
  readonly pixels: Uint32Array;
  readonly from: Uint16Array;
  readonly to: Uint16Array;
}

/** Lays the layers over each other, the first one undermost. */
export function composeSprite(side: number, layers: readonly Layer[]): Sprite {
  const pixels = new Uint32Array(side * side);
  for (const layer of layers) layMask(pixels, side, layer);
  const from = new Uint16Array(side).fill(side);
  const to = new Uint16Array(side);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      if (pixels[row * side + column] === 0) continue;
      if (to[row] === 0) from[row] = column;
      to[row] = column + 1;
    }
  }
  return { side, pixels, from, to };
}

function layMask(pixels: Uint32Array, side: number, { mask, ink, dx = 0, dy = 0 }: Layer): void {
  const { width, height, coverage } = mask;
  const r = Math.round(ink.r);
  const g = Math.round(ink.g);
  const b = Math.round(ink.b);
  const lastColumn = Math.min(width, side - dx);
  for (let row = Math.max(0, -dy); row < Math.min(height, side - dy); row++) {
    for (let column = Math.max(0, -dx); column < lastColumn; column++) {
      const cover = (coverage[row * width + column] ?? 0) * ink.a;
      if (cover < 1) continue;
      const at = (row + dy) * side + column + dx;
      pixels[at] = blendOver(pixels[at] ?? 0, r, g, b, cover);
    }
  }
}
