import type { Point } from '../../format/plan.ts';

export interface Arc {
  readonly centre: Point;
  readonly radius: number;
  /** Direction from the centre to the middle of the arc, in degrees clockwise; 0 points down the page. */
  readonly direction: number;
  readonly length: number;
  /** True if the arc runs clockwise on the page from the first point to the second. */
  readonly isClockwise: boolean;
}

/** Returns the arc from one point to another through a third; undefined if they are on one line. */
export function arcThrough(from: Point, to: Point, via: Point): Arc | undefined {
  const bx = to.x - from.x;
  const by = to.y - from.y;
  const cx = via.x - from.x;
  const cy = via.y - from.y;
  const cross = 2 * (bx * cy - by * cx);
  const chord = Math.hypot(bx, by);
  if (Math.abs(cross) < chord * chord * 0.001) return undefined;
  const b = bx * bx + by * by;
  const c = cx * cx + cy * cy;
  const centre = { x: from.x + (cy * b - by * c) / cross, y: from.y + (bx * c - cx * b) / cross };
  const radius = Math.hypot(from.x - centre.x, from.y - centre.y);
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  const toVia = turnFrom(start, Math.atan2(via.y - centre.y, via.x - centre.x));
  const toEnd = turnFrom(start, Math.atan2(to.y - centre.y, to.x - centre.x));
  const sweep = toVia <= toEnd ? toEnd : toEnd - 2 * Math.PI;
  const middle = start + sweep / 2;
  return {
    centre,
    radius,
    direction: (((((middle - Math.PI / 2) * 180) / Math.PI) % 360) + 360) % 360,
    length: Math.abs(sweep) * radius,
    isClockwise: sweep > 0,
  };
}

/** Returns the clockwise turn on the page from one angle to the other, from 0 to 2π. */
function turnFrom(start: number, angle: number): number {
  return (((angle - start) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
}
