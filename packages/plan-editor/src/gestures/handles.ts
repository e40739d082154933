import { toScreen } from '@parterre/canvas';
import type { Point } from '@parterre/seating-plan';
import {
  findBend,
  findCorners,
  findRows,
  middleOf,
  middleOfRow,
  middlesOfEdges,
  type NodeId,
} from '@parterre/seating-plan/edit';
import type { PlanDesk } from '../desk/plan-desk.ts';

/** A part of the selection that can be dragged. `at` is in CSS pixels. */
export type Handle = { readonly at: Point } & (
  | { readonly kind: 'rotate'; readonly centre: Point }
  | { readonly kind: 'bend'; readonly row: NodeId }
  | { readonly kind: 'corner' | 'edge'; readonly node: NodeId; readonly index: number }
  | { readonly kind: 'focus' }
);

const REACH_PX = 12;
const ABOVE_PX = 28;
const BEHIND_PX = 20;
const EDGE_MIN_PX = 36;
/** A traced outline with more corners is edited in the panel. */
const CORNERS_MAX = 300;

/** Handles in painting order: later ones are on top and are hit first. */
export function findHandles(desk: PlanDesk): Handle[] {
  return [
    ...findFocus(desk),
    ...findRotation(desk),
    ...findBending(desk),
    ...findEdges(desk),
    ...findCornerHandles(desk),
  ];
}

export function findHandleAt(desk: PlanDesk, { x, y }: Point): Handle | undefined {
  return findHandles(desk).findLast(({ at }) => Math.hypot(at.x - x, at.y - y) <= REACH_PX);
}

/** Undefined unless exactly one figure is selected: handles at the corners of several would hide each other. */
export function findOnlyFigure({ editor, draft }: PlanDesk) {
  const [node] = editor.selection;
  const corners = editor.selection.size === 1 && node !== undefined ? findCorners(draft, node) : undefined;
  return corners && node !== undefined ? { node, corners } : undefined;
}

function findFocus({ draft, camera }: PlanDesk): Handle[] {
  const { focalPoint } = draft.root;
  return focalPoint ? [{ kind: 'focus', at: toScreen(camera, focalPoint) }] : [];
}

/** Returns the handle above the middle of the selection; a single seat is rotated in the panel. */
function findRotation({ selectionBox: box, camera }: PlanDesk): Handle[] {
  if (!box || (box.minX === box.maxX && box.minY === box.maxY)) return [];
  const centre = middleOf(box);
  const top = toScreen(camera, { x: centre.x, y: box.minY });
  return [{ kind: 'rotate', centre, at: { x: top.x, y: top.y - ABOVE_PX } }];
}

/** Returns the handle behind the middle of the last row, if only rows are selected. */
function findBending({ editor, draft, camera }: PlanDesk): Handle[] {
  const { selection } = editor;
  if (selection.size === 0 || ![...selection].every((id) => draft.findAs(id, 'row'))) return [];
  const row = findRows(draft, selection).at(-1);
  const bend = row === undefined ? undefined : findBend(draft, row);
  if (row === undefined || !bend) return [];
  const { x, y } = toScreen(camera, middleOfRow(bend));
  return [{ kind: 'bend', row, at: { x: x + bend.normal.x * BEHIND_PX, y: y + bend.normal.y * BEHIND_PX } }];
}

function findEdges(desk: PlanDesk): Handle[] {
  const figure = findOnlyFigure(desk);
  if (!figure || figure.corners.points.length > CORNERS_MAX) return [];
  const { node, corners } = figure;
  return middlesOfEdges(corners).flatMap((middle, index): Handle[] => {
    const from = corners.points[index] ?? middle;
    const isLong = Math.hypot(middle.x - from.x, middle.y - from.y) * 2 * desk.camera.scale >= EDGE_MIN_PX;
    return isLong ? [{ kind: 'edge', node, index, at: toScreen(desk.camera, middle) }] : [];
  });
}

function findCornerHandles(desk: PlanDesk): Handle[] {
  const figure = findOnlyFigure(desk);
  if (!figure || figure.corners.points.length > CORNERS_MAX) return [];
  const { node, corners } = figure;
  return corners.points.map((point, index) => ({ kind: 'corner', node, index, at: toScreen(desk.camera, point) }));
}
