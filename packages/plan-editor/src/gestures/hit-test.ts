import { findPointAt, findPointsInRect, isInRect, type Rect, squaredDistanceToSegment } from '@parterre/canvas';
import type { Point } from '@parterre/seating-plan';
import type { NodeId } from '@parterre/seating-plan/edit';
import { isInPolygon } from '@parterre/seating-plan/geometry';
import type { PlanDesk } from '../desk/plan-desk.ts';

const LINE_REACH_PX = 6;
/** As a share of the distance between neighbours, so that a press between two seats takes one of them. */
const SEAT_REACH = 0.6;

/** The seat under the point, otherwise the topmost figure there; a block only inside its outline. */
export function findNodeAtPoint(desk: PlanDesk, point: Point): NodeId | undefined {
  return findSeat(desk, point) ?? findFigure(desk, point);
}

function findSeat({ columns, grid }: PlanDesk, point: Point): NodeId | undefined {
  return columns.ids[findPointAt(grid, point, columns.pitch * SEAT_REACH)];
}

function findFigure({ draft, columns, camera }: PlanDesk, point: Point): NodeId | undefined {
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

/** Seats in the box, in their order, and figures that are completely inside. */
export function findNodesInBox({ columns, grid, draft }: PlanDesk, box: Rect): NodeId[] {
  const found = [...Uint32Array.from(findPointsInRect(grid, box)).sort()].map((at) => columns.ids[at] ?? 0);
  const { areas, shapes } = draft.root;
  for (const id of areas) if (isAllInBox(draft.require(id, 'area').area.outline, box)) found.push(id);
  for (const id of shapes) if (isAllInBox(draft.require(id, 'shape').shape.points, box)) found.push(id);
  return found;
}

const isAllInBox = (points: readonly Point[], box: Rect): boolean => points.every((point) => isInRect(point, box));
const isNear = (a: Point | undefined, b: Point, reach: number): boolean =>
  a !== undefined && Math.abs(a.x - b.x) <= reach * 2 && Math.abs(a.y - b.y) <= reach;

function isOnLine(points: readonly Point[], { x, y }: Point, reach: number): boolean {
  return points.some((a, index) => {
    const b = points[index + 1];
    return b !== undefined && squaredDistanceToSegment(x, y, a, b) <= reach * reach;
  });
}
