import type { Point } from '@parterre/seating-plan';
import {
  addSeat,
  arcThrough,
  type Change,
  countRoom,
  curvedRows,
  type DrawnRow,
  drawArea,
  drawBlock,
  drawRows,
  drawShape,
  findRows,
  type NodeId,
  startRow,
  straightRows,
  updateBlock,
} from '@parterre/seating-plan/edit';
import type { EditorDesk } from './editor-desk.ts';
import type { Tool } from './tools.ts';

/** Words the plan keeps: labels of new things in the drawer's language. */
export interface NewLabels {
  block: string;
  area: string;
  stage: string;
  text: string;
}

const AREA_CAPACITY = 100;

export function planStraightRows({ options }: EditorDesk, start: Point, angle = options.angle, seats = options.seats) {
  const { rows, seatSpacing, rowSpacing } = options;
  return straightRows({ start, rows, seats, seatSpacing, rowSpacing, angle });
}

/** Rows along a drag: its length says how many seats, its direction how they run. */
export function planDraggedRows(desk: EditorDesk, from: Point, to: Point): DrawnRow[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const seats = Math.max(1, Math.round(length / desk.options.seatSpacing) + 1);
  return planStraightRows(desk, from, (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI, seats);
}

export function planCurvedRows({ options }: EditorDesk, at: { centre: Point; radius: number; direction: number }) {
  const { rows, seats, seatSpacing, rowSpacing, isFan } = options;
  return curvedRows({ ...at, rows, seats, seatSpacing, rowSpacing, isFan });
}

/** Rows along the arc through three points; straight ones where the points lie on a line. */
export function planArcRows(desk: EditorDesk, [from, to, via]: readonly [Point, Point, Point]): DrawnRow[] {
  const arc = arcThrough(from, to, via);
  if (!arc) return planDraggedRows(desk, from, to);
  const { seatSpacing } = desk.options;
  const seats = Math.min(Math.round(arc.length / seatSpacing) + 1, Math.max(1, countRoom({ ...arc, seatSpacing })));
  return curvedRows({ ...desk.options, ...arc, seats });
}

export function placeRows(desk: EditorDesk, rows: readonly DrawnRow[], labels: NewLabels): void {
  desk.editor.run((change) => {
    const block = desk.isBlockEach ? drawBlock(change, { label: labels.block }) : takeBlock(change, desk, labels);
    const { rowLabels, seatLabels } = desk.options;
    const added = drawRows(change, { block, rows, rowLabels, seatLabels });
    desk.targetBlock = block;
    return added;
  });
}

/** Behind the seats of the selected row, or as a new row of the block that is drawn in. */
export function placeSeat(desk: EditorDesk, at: Point, labels: NewLabels): void {
  const rows = findRows(desk.draft, desk.editor.selection);
  desk.editor.run((change) => {
    if (rows.length === 1 && rows[0] !== undefined) return [addSeat(change, rows[0], at)];
    const block = takeBlock(change, desk, labels);
    desk.targetBlock = block;
    return [startRow(change, block, at)];
  });
}

/** What the tools that draw with corners make of them. */
export function placeFigure(desk: EditorDesk, tool: Tool, points: readonly Point[], labels: NewLabels): void {
  const corners = [...points];
  desk.editor.run((change) => {
    if (tool === 'outline') {
      const [block] = findOutlined(desk);
      if (block === undefined) return [drawBlock(change, { label: labels.block, outline: corners })];
      updateBlock(change, block, { outline: corners });
      return [block];
    }
    if (tool === 'area') return [drawArea(change, { label: labels.area, capacity: AREA_CAPACITY, outline: corners })];
    if (tool === 'stage') return [drawShape(change, { kind: 'stage', points: corners, text: labels.stage })];
    if (tool === 'text')
      return [drawShape(change, { kind: 'text', points: corners, text: labels.text, size: desk.columns.pitch })];
    return [drawShape(change, { kind: tool === 'line' ? 'line' : 'polygon', points: corners })];
  });
  if (tool === 'outline') desk.targetBlock = [...desk.editor.selection][0] ?? desk.targetBlock;
}

/** A single selected block gets the outline; otherwise a new block is drawn. */
function findOutlined({ editor, draft }: EditorDesk): NodeId[] {
  const blocks = [...editor.selection].filter((id) => draft.findAs(id, 'block'));
  return blocks.length === 1 ? blocks : [];
}

function takeBlock(change: Change, desk: EditorDesk, labels: NewLabels): NodeId {
  const { targetBlock } = desk;
  if (targetBlock !== null && change.draft.findAs(targetBlock, 'block')) return targetBlock;
  return drawBlock(change, { label: labels.block });
}
