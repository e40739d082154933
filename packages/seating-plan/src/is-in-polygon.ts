import type { Point } from './plan.ts';

/** Even-odd rule. */
export function isInPolygon(point: Point, outline: readonly Point[]): boolean {
  let inside = false;
  let previous = outline[outline.length - 1];
  for (const corner of outline) {
    if (previous && corner.y > point.y !== previous.y > point.y) {
      const crossing = ((previous.x - corner.x) * (point.y - corner.y)) / (previous.y - corner.y) + corner.x;
      if (point.x < crossing) inside = !inside;
    }
    previous = corner;
  }
  return inside;
}
