import { isDrag, type Rect } from '@parterre/canvas';
import type { Point } from '@parterre/seating-plan';
import { boundsOf, findRows, findTargets, measureNodes, type NodeId, snapBox } from '@parterre/seating-plan/edit';
import type { MoveGesture, PointerInput, Surroundings } from '../desk/gesture.ts';
import type { PlanDesk } from '../desk/plan-desk.ts';

/** Rows further apart than this share of the seats' distance do not form a common line. */
const SLACK_SHARE = 0.5;

/**
 * Returns the gesture after a move of the pointer: the selection aligns or is spaced evenly with its neighbours;
 * otherwise a dragged seat aligns with any seat or the grid. The rest of the selection follows.
 */
export function followMove(desk: PlanDesk, gesture: MoveGesture, point: Point, { isFree }: PointerInput): MoveGesture {
  const { from, grabbed } = gesture;
  // A click may snap as far as a drag, but it must not move anything.
  if (!isDrag(from, point, desk.camera.scale)) return { ...gesture, to: from, guides: [] };
  if (isFree) return { ...gesture, to: point, guides: [] };
  const way = { x: point.x - from.x, y: point.y - from.y };
  const around = gesture.around ?? readSurroundings(desk);
  const found =
    around && desk.isSnapOn
      ? snapBox(shifted(around.box, way), {
          others: around.others,
          reach: desk.snapReach,
          slack: desk.columns.pitch * SLACK_SHARE,
        })
      : { x: null, y: null };
  const otherwise = snapWay(desk, grabbed, way);
  const x = found.x ? way.x + found.x.shift : otherwise.x;
  const y = found.y ? way.y + found.y.shift : otherwise.y;
  return {
    ...gesture,
    ...(around && { around }),
    guides: [...(found.x?.guides ?? []), ...(found.y?.guides ?? [])],
    to: { x: from.x + x, y: from.y + y },
  };
}

function snapWay(desk: PlanDesk, grabbed: NodeId, way: Point): Point {
  const seat = desk.draft.findAs(grabbed, 'seat')?.seat;
  if (!seat || seat.x === null || seat.y === null) {
    const toStep = (length: number) => (desk.isGridOn ? Math.round(length / desk.gridStep) * desk.gridStep : length);
    return { x: toStep(way.x), y: toStep(way.y) };
  }
  const landed = desk.snap({ x: seat.x + way.x, y: seat.y + way.y });
  desk.pointer = landed;
  return { x: landed.x - seat.x, y: landed.y - seat.y };
}

/** Seats are compared with the other seats of their rows, rows with other rows, blocks and figures with each other. */
function readSurroundings(desk: PlanDesk): Surroundings | undefined {
  const { draft, editor, selectionBox } = desk;
  if (!selectionBox) return undefined;
  const { selection } = editor;
  const { areas, shapes, blocks } = draft.root;
  const kinds = new Set([...selection].map((id) => draft.find(id)?.kind));
  const isFree = (id: NodeId) => !selection.has(id);
  if (kinds.has('seat')) return { box: selectionBox, others: kinds.size === 1 ? restOfRows(desk) : [] };
  const rows = blocks.filter(isFree).flatMap((id) => draft.require(id, 'block').rows);
  const others = kinds.has('row') ? rows.filter(isFree) : blocks.filter(isFree);
  const figures = [...areas, ...shapes].filter(isFree);
  return { box: selectionBox, others: [...others, ...figures].flatMap((id) => measureNodes(draft, [id]) ?? []) };
}

function restOfRows({ draft, editor }: PlanDesk): Rect[] {
  const moving = new Set(findTargets(draft, editor.selection).seats);
  return findRows(draft, editor.selection).flatMap((row) =>
    draft.require(row, 'row').seats.flatMap((id) => {
      const { x, y } = draft.require(id, 'seat').seat;
      return moving.has(id) || x === null || y === null ? [] : (boundsOf([{ x, y }]) ?? []);
    }),
  );
}

const shifted = ({ minX, minY, maxX, maxY }: Rect, { x, y }: Point): Rect => ({
  minX: minX + x,
  minY: minY + y,
  maxX: maxX + x,
  maxY: maxY + y,
});
