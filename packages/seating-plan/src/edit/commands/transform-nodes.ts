import { roundPoint, roundRotation } from '../../format/coordinates.ts';
import type { Point } from '../../format/plan.ts';
import type { Change } from '../draft/change.ts';
import type { NodeId } from '../draft/node.ts';
import { findTargets } from '../places/targets.ts';

interface Transform {
  readonly point: (point: Point) => Point;
  /** Returns the new rotation of a seat in degrees. */
  readonly rotation?: (degrees: number) => number;
}

export function moveNodes(change: Change, ids: Iterable<NodeId>, dx: number, dy: number): void {
  if (dx === 0 && dy === 0) return;
  transform(change, ids, { point: ({ x, y }) => ({ x: x + dx, y: y + dy }) });
}

/** Rotates the nodes clockwise about `centre`. */
export function rotateNodes(change: Change, ids: Iterable<NodeId>, degrees: number, centre: Point): void {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  if (degrees % 360 === 0) return;
  transform(change, ids, {
    point: ({ x, y }) => ({
      x: centre.x + (x - centre.x) * cos - (y - centre.y) * sin,
      y: centre.y + (x - centre.x) * sin + (y - centre.y) * cos,
    }),
    rotation: (before) => before + degrees,
  });
}

/** Mirrors the nodes: `horizontal` swaps left and right, `vertical` top and bottom. */
export function mirrorNodes(
  change: Change,
  ids: Iterable<NodeId>,
  axis: 'horizontal' | 'vertical',
  centre: Point,
): void {
  const isHorizontal = axis === 'horizontal';
  transform(change, ids, {
    point: ({ x, y }) => (isHorizontal ? { x: 2 * centre.x - x, y } : { x, y: 2 * centre.y - y }),
    rotation: (before) => (isHorizontal ? -before : 180 - before),
  });
}

function transform(change: Change, ids: Iterable<NodeId>, { point, rotation }: Transform): void {
  const { draft } = change;
  const { seats, blocks, areas, shapes } = findTargets(draft, ids);
  const place = (before: Point): Point => roundPoint(point(before));
  for (const id of seats) {
    const node = draft.require(id, 'seat');
    const { x, y } = node.seat;
    if (x === null || y === null) continue;
    const { rotation: before, ...seat } = node.seat;
    const after = rotation ? roundRotation(rotation(before ?? 0)) : before;
    change.put(id, { ...node, seat: { ...seat, ...place({ x, y }), ...(after && { rotation: after }) } });
  }
  for (const id of blocks) {
    const node = draft.require(id, 'block');
    if (node.outline) change.put(id, { ...node, outline: node.outline.map(place) });
  }
  for (const id of areas) {
    const { area } = draft.require(id, 'area');
    change.put(id, { kind: 'area', area: { ...area, outline: area.outline.map(place) } });
  }
  for (const id of shapes) {
    const { shape } = draft.require(id, 'shape');
    change.put(id, { kind: 'shape', shape: { ...shape, points: shape.points.map(place) } });
  }
}
