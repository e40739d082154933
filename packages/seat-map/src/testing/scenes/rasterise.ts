import type { Point } from '@parterre/canvas';
import type { Mask } from '../../render/sprite.ts';

/** Corners in pixels; an open outline is only stroked. */
export interface Outline {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

export interface PlacedMask {
  readonly x: number;
  readonly y: number;
  readonly mask: Mask;
}

/** Samples per pixel row; along a row the coverage is exact. */
const SAMPLES = 4;

/** Fills the area inside an odd number of outlines. */
export function fillOutlines(outlines: readonly Outline[], width: number, height: number): PlacedMask {
  return cover(outlines, { reach: 0, width, height }, (shares, box) => {
    for (let sample = 0; sample < box.height * SAMPLES; sample++) {
      const crossings = crossOutlines(outlines, box.top + (sample + 0.5) / SAMPLES);
      const row = Math.floor(sample / SAMPLES) * box.width;
      for (let at = 0; at + 1 < crossings.length; at += 2) {
        const from = Math.max(0, (crossings[at] ?? 0) - box.left);
        const to = Math.min(box.width, (crossings[at + 1] ?? 0) - box.left);
        for (let column = Math.floor(from); column < to; column++) {
          const share = Math.min(to, column + 1) - Math.max(from, column);
          shares[row + column] = (shares[row + column] ?? 0) + share / SAMPLES;
        }
      }
    }
  });
}

/** Strokes with round ends and corners. */
export function strokeOutlines(
  outlines: readonly Outline[],
  lineWidth: number,
  width: number,
  height: number,
): PlacedMask {
  const reach = lineWidth / 2 + 0.5;
  return cover(outlines, { reach, width, height }, (shares, box) => {
    for (const [a, b] of outlines.flatMap(listEdges)) {
      const top = Math.max(0, Math.floor(Math.min(a.y, b.y) - reach) - box.top);
      const bottom = Math.min(box.height, Math.ceil(Math.max(a.y, b.y) + reach) - box.top);
      const left = Math.max(0, Math.floor(Math.min(a.x, b.x) - reach) - box.left);
      const right = Math.min(box.width, Math.ceil(Math.max(a.x, b.x) + reach) - box.left);
      for (let row = top; row < bottom; row++) {
        for (let column = left; column < right; column++) {
          const share = reach - distanceTo(column + box.left + 0.5, row + box.top + 0.5, a, b);
          const at = row * box.width + column;
          if (share > (shares[at] ?? 0)) shares[at] = share;
        }
      }
    }
  });
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function cover(
  outlines: readonly Outline[],
  { reach, width, height }: { reach: number; width: number; height: number },
  draw: (shares: Float64Array, box: Box) => void,
): PlacedMask {
  const points = outlines.flatMap((outline) => outline.points);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.max(0, Math.floor(Math.min(...xs) - reach));
  const top = Math.max(0, Math.floor(Math.min(...ys) - reach));
  const right = Math.max(left, Math.min(width, Math.ceil(Math.max(...xs) + reach)));
  const bottom = Math.max(top, Math.min(height, Math.ceil(Math.max(...ys) + reach)));
  const box = { left, top, width: right - left, height: bottom - top };
  const shares = new Float64Array(box.width * box.height);
  draw(shares, box);
  const coverage = Uint8Array.from(shares, (share) => Math.round(Math.min(1, share) * 255));
  return { x: left, y: top, mask: { width: box.width, height: box.height, coverage } };
}

function crossOutlines(outlines: readonly Outline[], y: number): number[] {
  const crossings: number[] = [];
  for (const outline of outlines) {
    for (const [a, b] of listEdges({ ...outline, isClosed: true })) {
      if (a.y <= y !== b.y <= y) crossings.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
    }
  }
  return crossings.sort((a, b) => a - b);
}

function listEdges({ points, isClosed }: Outline): [Point, Point][] {
  return points.flatMap((point, at): [Point, Point][] => {
    const next = points[at + 1] ?? (isClosed ? points[0] : undefined);
    return next ? [[point, next]] : [];
  });
}

function distanceTo(x: number, y: number, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length));
  return Math.hypot(x - a.x - share * dx, y - a.y - share * dy);
}
