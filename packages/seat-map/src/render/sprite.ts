import { type Colour, packPixel } from './colour.ts';
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
  readonly from: Uint8Array;
  readonly to: Uint8Array;
}

/** Lays the layers over each other, the first one undermost. */
export function composeSprite(side: number, layers: readonly Layer[]): Sprite {
  const pixels = new Uint32Array(side * side);
  const from = new Uint8Array(side).fill(side);
  const to = new Uint8Array(side);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const pixel = blendLayers(layers, column, row);
      if (pixel === 0) continue;
      pixels[row * side + column] = pixel;
      if (column < (from[row] ?? 0)) from[row] = column;
      to[row] = column + 1;
    }
  }
  return { side, pixels, from, to };
}

function blendLayers(layers: readonly Layer[], column: number, row: number): number {
  let r = 0;
  let g = 0;
  let b = 0;
  let a = 0;
  for (const { mask, ink, dx = 0, dy = 0 } of layers) {
    const x = column - dx;
    const y = row - dy;
    if (x < 0 || y < 0 || x >= mask.width || y >= mask.height) continue;
    const cover = ((mask.coverage[y * mask.width + x] ?? 0) / 255) * ink.a;
    if (cover === 0) continue;
    const under = a * (1 - cover);
    a = cover + under;
    r = (ink.r * cover + r * under) / a;
    g = (ink.g * cover + g * under) / a;
    b = (ink.b * cover + b * under) / a;
  }
  return a < 1 / 255 ? 0 : packPixel(r, g, b, a);
}
