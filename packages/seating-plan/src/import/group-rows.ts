import { isOnPage } from '../format/coordinates.ts';
import type { PlanRow } from '../format/plan.ts';
import { boundsOf } from '../geometry/bounds.ts';
import type { Bounds } from '../geometry/geometry.ts';
import { median } from '../geometry/measure-pitch.ts';
import { foldLabel } from '../labels/label.ts';

/** Rows this many times further apart than usual do not stand together. */
const GAP_ROWS = 2.5;

/** Cuts rows, in their order, into groups that stand together and name no row twice. */
export function groupRows(rows: readonly PlanRow[]): PlanRow[][] {
  const boxes = rows.map((row) => boundsOf(row.seats.filter(isOnPage)));
  const gaps = Float64Array.from(rows.slice(1), (_, index) => measureGap(boxes[index], boxes[index + 1]));
  const usual = median(gaps.filter((gap) => gap > 0));
  const groups: PlanRow[][] = [];
  let labels = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const label = foldLabel(row.label);
    const gap = index > 0 ? (gaps[index - 1] ?? 0) : 0;
    if (index === 0 || labels.has(label) || (usual > 0 && gap > usual * GAP_ROWS)) {
      groups.push([]);
      labels = new Set();
    }
    labels.add(label);
    groups.at(-1)?.push(row);
  }
  return groups;
}

/** Clear distance between two boxes; 0 when they touch, or when one is none. */
function measureGap(a: Bounds | undefined, b: Bounds | undefined): number {
  if (!a || !b) return 0;
  const dx = Math.max(0, a.minX - b.maxX, b.minX - a.maxX);
  const dy = Math.max(0, a.minY - b.maxY, b.minY - a.maxY);
  return Math.hypot(dx, dy);
}
