import type { Point } from '@parterre/seating-plan';
import {
  addSeat,
  arcThrough,
  type Change,
  countRoom,
  curvedRows,
  type Draft,
  type DrawnRow,
  drawBlock,
  drawRows,
  findRows,
  listSeats,
  type NodeId,
  outlineRound,
  startRow,
  straightRows,
} from '@parterre/seating-plan/edit';
import type { PlanDesk } from '../desk/plan-desk.ts';

/** Labels stored in the plan: in the language of the user who draws, and the same for all readers. */
export interface NewLabels {
  block: string;
  area: string;
  stage: string;
  text: string;
}

export function planStraightRows({ options }: PlanDesk, start: Point, angle = options.angle, seats = options.seats) {
  const { rows, seatSpacing, rowSpacing } = options;
  return straightRows({ start, rows, seats, seatSpacing, rowSpacing, angle });
}

/** Plans rows along a drag, whose length sets the number of seats and whose direction sets their order. */
export function planDraggedRows(desk: PlanDesk, from: Point, to: Point): DrawnRow[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const seats = Math.max(1, Math.round(length / desk.options.seatSpacing) + 1);
  return planStraightRows(desk, from, (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI, seats);
}

export function planCurvedRows({ options }: PlanDesk, at: { centre: Point; radius: number; direction: number }) {
  const { rows, seats, seatSpacing, rowSpacing, isFan } = options;
  return curvedRows({ ...at, rows, seats, seatSpacing, rowSpacing, isFan });
}

/** Plans rows along the arc through three points; straight rows if the points are on a line. */
export function planArcRows(desk: PlanDesk, [from, to, via]: readonly [Point, Point, Point]): DrawnRow[] {
  const arc = arcThrough(from, to, via);
  if (!arc) return planDraggedRows(desk, from, to);
  const { seatSpacing } = desk.options;
  const seats = Math.min(Math.round(arc.length / seatSpacing) + 1, Math.max(1, countRoom({ ...arc, seatSpacing })));
  return curvedRows({ ...desk.options, ...arc, seats });
}

export function placeRows(desk: PlanDesk, rows: readonly DrawnRow[], labels: NewLabels): void {
  desk.editor.run((change) => {
    const block = desk.startsNewBlock ? drawBlock(change, { label: labels.block }) : takeBlock(change, desk, labels);
    const { rowLabels, seatLabels } = desk.options;
    const added = drawRows(change, { block, rows, rowLabels, seatLabels });
    desk.targetBlock = block;
    return added;
  });
}

/** Appends the seat to the selected row, or to a new row of the target block. */
export function placeSeat(desk: PlanDesk, at: Point, labels: NewLabels): void {
  const rows = findRows(desk.draft, desk.editor.selection);
  desk.editor.run((change) => {
    if (rows.length === 1 && rows[0] !== undefined) return [addSeat(change, rows[0], at)];
    const block = takeBlock(change, desk, labels);
    desk.targetBlock = block;
    return [startRow(change, block, at)];
  });
}

function takeBlock(change: Change, desk: PlanDesk, labels: NewLabels): NodeId {
  const { targetBlock } = desk;
  if (targetBlock !== null && change.draft.findAs(targetBlock, 'block')) return targetBlock;
  return drawBlock(change, { label: labels.block });
}

/** Returns an outline around the seats of the block; null if none is placed. */
export function planOutline(draft: Draft, block: NodeId, pitch: number): Point[] | null {
  const points = listSeats(draft, block).flatMap((seat) => {
    const { x, y } = draft.require(seat, 'seat').seat;
    return x === null || y === null ? [] : [{ x, y }];
  });
  return outlineRound(points, pitch) ?? null;
}
