import type { Point } from '@parterre/seating-plan';
import type { NodeId } from '@parterre/seating-plan/edit';
import { isInPolygon } from '@parterre/seating-plan/geometry';
import type { Box } from '../desk/camera.ts';
import type { EditorDesk } from '../desk/editor-desk.ts';

const LINE_REACH_PX = 6;
/** Of the distance between neighbours: a press between two seats takes one of them. */
const SEAT_REACH = 0.6;

/** The seat under the point, else what is drawn there, the topmost first; a block only by its outline's inside. */
export function findNodeAtPoint(desk: EditorDesk, point: Point): NodeId | undefined {
  return findSeat(desk, point) ?? findFigure(desk, point);
}

function findSeat({ columns }: EditorDesk, point: Point): NodeId | undefined {
  const { count, ids, x, y, pitch } = columns;
  let nearest: NodeId | undefined;
  let nearestSquared = (pitch * SEAT_REACH) ** 2;
  for (let at = 0; at < count; at++) {
    const squared = ((x[at] ?? 0) - point.x) ** 2 + ((y[at] ?? 0) - point.y) ** 2;
    if (squared > nearestSquared) continue;
    nearest = ids[at];
    nearestSquared = squared;
  }
  return nearest;
}

function findFigure({ draft, columns, camera }: EditorDesk, point: Point): NodeId | undefined {
  const { blocks, areas, shapes } = draft.root;
  const shape = shapes.findLast((id) => {
    const { kind, points, size } = draft.require(id, 'shape').shape;
    if (kind === 'text') return isNear(points[0], point, size ?? columns.pitch);
    return kind === 'line'
      ? isOnLine(points, point, LINE_REACH_PX / camera.scale)
      : isInPolygon(point, points) || isOnLine([...points, ...points.slice(0, 1)], point, LINE_REACH_PX / camera.scale);
  });
  return (
    shape ??
    areas.findLast((id) => isInPolygon(point, draft.require(id, 'area').area.outline)) ??
    blocks.findLast((id) => isInPolygon(point, draft.require(id, 'block').outline ?? []))
  );
}

/** Seats in the box, and figures that lie in it whole. */
export function findNodesInBox({ columns, draft }: EditorDesk, box: Box): NodeId[] {
  const { count, ids, x, y } = columns;
  const found: NodeId[] = [];
  for (let at = 0; at < count; at++) {
    if (isInBox({ x: x[at] ?? 0, y: y[at] ?? 0 }, box)) found.push(ids[at] ?? 0);
  }
  const { areas, shapes } = draft.root;
  for (const id of areas) if (isAllInBox(draft.require(id, 'area').area.outline, box)) found.push(id);
  for (const id of shapes) if (isAllInBox(draft.require(id, 'shape').shape.points, box)) found.push(id);
  return found;
}

/** What the tool takes when it touches a node: the seat, its row or its block. */
export function widen({ draft }: EditorDesk, id: NodeId, tool: 'seats' | 'rows' | 'blocks'): NodeId {
  const seat = draft.findAs(id, 'seat');
  if (!seat || tool === 'seats') return id;
  return tool === 'rows' ? seat.row : draft.require(seat.row, 'row').block;
}

const isInBox = ({ x, y }: Point, box: Box): boolean =>
  x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY;
const isAllInBox = (points: readonly Point[], box: Box): boolean => points.every((point) => isInBox(point, box));
const isNear = (a: Point | undefined, b: Point, reach: number): boolean =>
  a !== undefined && Math.abs(a.x - b.x) <= reach * 2 && Math.abs(a.y - b.y) <= reach;

function isOnLine(points: readonly Point[], { x, y }: Point, reach: number): boolean {
  return points.some((a, index) => {
    const b = points[index + 1];
    if (!b) return false;
    const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2 || 1;
    const share = Math.min(1, Math.max(0, ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length));
    return Math.hypot(x - a.x - share * (b.x - a.x), y - a.y - share * (b.y - a.y)) <= reach;
  });
}
