import type { Colour } from './colour.ts';
import { blendOver, layOver } from './colour.ts';
import type { Mask, Sprite } from './sprite.ts';

/** The pixels of a frame, one RGBA word each. Nothing outside the clip is written. */
export interface PixelBuffer {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
  readonly clip: Clip;
}

/** Edges in pixels; `right` and `bottom` are exclusive. */
export interface Clip {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function createPixelBuffer(width: number, height: number, pixels?: Uint32Array): PixelBuffer {
  const clip = { left: 0, top: 0, right: width, bottom: height };
  return { width, height, pixels: pixels ?? new Uint32Array(width * height), clip };
}

export function clearClip({ width, height, pixels, clip }: PixelBuffer): void {
  if (clip.left === 0 && clip.top === 0 && clip.right === width && clip.bottom === height) {
    pixels.fill(0);
    return;
  }
  for (let row = clip.top; row < clip.bottom; row++) pixels.fill(0, row * width + clip.left, row * width + clip.right);
}

export function fillSquare(buffer: PixelBuffer, x: number, y: number, side: number, pixel: number): void {
  const { clip, pixels, width } = buffer;
  const right = Math.min(clip.right, x + side);
  const bottom = Math.min(clip.bottom, y + side);
  for (let row = Math.max(clip.top, y); row < bottom; row++) {
    for (let at = Math.max(clip.left, x); at < right; at++) pixels[row * width + at] = pixel;
  }
}

/**
 * Copies the sprite's pixels except the empty ones. Partly covered ones replace the pixel below, unless `blends`, which
 * is for sprites that touch their neighbours.
 */
export function blitSprite(buffer: PixelBuffer, sprite: Sprite, x: number, y: number, blends = false): void {
  const { clip, pixels, width } = buffer;
  const { side, from, to } = sprite;
  const firstRow = Math.max(0, clip.top - y);
  const lastRow = Math.min(side, clip.bottom - y);
  const leftmost = clip.left - x;
  const rightmost = clip.right - x;
  for (let row = firstRow; row < lastRow; row++) {
    let first = from[row] ?? 0;
    let end = to[row] ?? 0;
    if (first < leftmost) first = leftmost;
    if (end > rightmost) end = rightmost;
    let target = (y + row) * width + x + first;
    let source = row * side + first;
    for (let left = end - first; left > 0; left--) {
      const pixel = sprite.pixels[source++] ?? 0;
      if (pixel !== 0) pixels[target] = blends ? layOver(pixels[target] ?? 0, pixel) : pixel;
      target++;
    }
  }
}

/** Blends a colour through a mask over the buffer. */
export function blitMask(buffer: PixelBuffer, mask: Mask, x: number, y: number, ink: Colour): void {
  const { clip, pixels, width } = buffer;
  const { coverage } = mask;
  const r = Math.round(ink.r);
  const g = Math.round(ink.g);
  const b = Math.round(ink.b);
  const left = Math.max(0, clip.left - x);
  const right = Math.min(mask.width, clip.right - x);
  const bottom = Math.min(mask.height, clip.bottom - y);
  for (let row = Math.max(0, clip.top - y); row < bottom; row++) {
    let at = (y + row) * width + x + left;
    for (let column = left; column < right; column++, at++) {
      const cover = coverage[row * mask.width + column] ?? 0;
      if (cover !== 0) pixels[at] = blendOver(pixels[at] ?? 0, r, g, b, cover * ink.a);
    }
  }
}
