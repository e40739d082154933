import type { Point } from '@parterre/seating-plan';
import type { NodeId } from '@parterre/seating-plan/edit';
import type { Gesture } from '../desk/gesture.ts';
import type { PlanDesk } from '../desk/plan-desk.ts';

/** Returns positions under the running gesture, which changes the plan only on release. */
export interface Preview {
  readonly seat: (id: NodeId, place: Point) => Point;
  readonly figure: (id: NodeId, points: readonly Point[]) => readonly Point[];
}

export function findPreview({ gesture, editor }: PlanDesk): Preview {
  const { selection } = editor;
  const all = (take: (point: Point) => Point): Preview => ({
    seat: (_, place) => take(place),
    figure: (id, points) => (selection.has(id) ? points.map(take) : points),
  });
  if (gesture?.kind === 'move') return all(shiftBy(gesture));
  if (gesture?.kind === 'rotate') return all(turnBy(gesture));
  if (gesture?.kind === 'bend')
    return {
      seat: (id, place) => gesture.places.get(id) ?? place,
      figure: (id, points) => gesture.outlines.get(id) ?? points,
    };
  if (gesture?.kind === 'corner')
    return { ...STILL, figure: (id, points) => (id === gesture.node ? withCorner(points, gesture) : points) };
  return STILL;
}

const STILL: Preview = { seat: (_, place) => place, figure: (_, points) => points };

function shiftBy({ from, to }: { from: Point; to: Point }): (point: Point) => Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return ({ x, y }) => ({ x: x + dx, y: y + dy });
}

function turnBy({ centre, degrees }: { centre: Point; degrees: number }): (point: Point) => Point {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return ({ x, y }) => ({
    x: centre.x + (x - centre.x) * cos - (y - centre.y) * sin,
    y: centre.y + (x - centre.x) * sin + (y - centre.y) * cos,
  });
}

function withCorner(
  points: readonly Point[],
  { index, isNew, to, from }: Extract<Gesture, { kind: 'corner' }>,
): readonly Point[] {
  if (to.x === from.x && to.y === from.y) return points;
  return isNew ? points.toSpliced(index + 1, 0, to) : points.with(index, to);
}
