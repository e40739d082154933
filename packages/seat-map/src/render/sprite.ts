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
