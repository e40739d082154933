import type { Point } from '@parterre/seating-plan';
import {
  addCorner,
  alignNodes,
  copyNodes,
  distributeNodes,
  type Edge,
  findCorners,
  measureNodes,
  mergeBlocks,
  middleOf,
  mirrorNodes,
  moveCorner,
  moveNodes,
  moveToBlock,
  type NodeId,
  pasteFragment,
  removeCorner,
  removeNodes,
  rotateNodes,
  setFocalPoint,
} from '@parterre/seating-plan/edit';
import type { PlanDesk } from '../desk/plan-desk.ts';

/** The actions on the selection, for the canvas, the panel, the table and the keyboard alike. */
export const act = {
  move: ({ editor }: PlanDesk, dx: number, dy: number) =>
    editor.run((change) => void moveNodes(change, editor.selection, dx, dy)),

  rotate: ({ editor, draft }: PlanDesk, degrees: number) => {
    const box = measureNodes(draft, editor.selection);
    if (box) editor.run((change) => void rotateNodes(change, editor.selection, degrees, middleOf(box)));
  },

  mirror: ({ editor, draft }: PlanDesk, axis: 'horizontal' | 'vertical') => {
    const box = measureNodes(draft, editor.selection);
    if (box) editor.run((change) => void mirrorNodes(change, editor.selection, axis, middleOf(box)));
  },

  align: ({ editor }: PlanDesk, edge: Edge) => editor.run((change) => void alignNodes(change, editor.selection, edge)),

  distribute: ({ editor }: PlanDesk, axis: 'horizontal' | 'vertical') =>
    editor.run((change) => void distributeNodes(change, editor.selection, axis)),

  placeFocus: ({ editor }: PlanDesk, at: Point | null) => editor.run((change) => void setFocalPoint(change, at)),

  merge: ({ editor, columns }: PlanDesk, blocks: readonly NodeId[]) =>
    editor.run((change) => {
      const kept = mergeBlocks(change, blocks, columns.pitch);
      return kept === undefined ? undefined : [kept];
    }),

  /** Null moves to a new block. */
  moveToBlock: ({ editor }: PlanDesk, into: NodeId | null) =>
    editor.run((change) => moveToBlock(change, editor.selection, into)),

  moveCorner: ({ editor }: PlanDesk, node: NodeId, index: number, to: Point) =>
    editor.run((change) => void moveCorner(change, node, index, to)),

  addCorner: (desk: PlanDesk, node: NodeId, index: number, at: Point) => {
    desk.corner = { node, index: index + 1 };
    desk.editor.run((change) => void addCorner(change, node, index, at));
  },

  removeCorner: (desk: PlanDesk, node: NodeId, index: number) => {
    desk.corner = null;
    desk.editor.run((change) => void removeCorner(change, node, index));
  },

  nudgeCorner: (desk: PlanDesk, { node, index }: { node: NodeId; index: number }, dx: number, dy: number) => {
    const point = findCorners(desk.draft, node)?.points[index];
    if (point) act.moveCorner(desk, node, index, { x: point.x + dx, y: point.y + dy });
  },

  remove: ({ editor }: PlanDesk) => editor.run((change) => void removeNodes(change, editor.selection)),

  copy: (desk: PlanDesk) => {
    if (desk.editor.selection.size > 0) desk.clipboard = copyNodes(desk.draft, desk.editor.selection);
  },

  paste: (desk: PlanDesk, strayLabel: string) => {
    const { clipboard, columns, editor } = desk;
    if (!clipboard) return;
    const step = columns.pitch;
    editor.run((change) => pasteFragment(change, clipboard, { dx: step, dy: step, strayLabel }));
    // Copies the pasted nodes, so that a second paste is placed beside the first instead of over it.
    desk.clipboard = copyNodes(desk.draft, editor.selection);
  },

  duplicate: ({ editor, draft, columns }: PlanDesk, strayLabel: string) =>
    editor.run((change) =>
      pasteFragment(change, copyNodes(draft, editor.selection), { dx: columns.pitch, dy: columns.pitch, strayLabel }),
    ),

  selectAll: ({ editor, draft }: PlanDesk) =>
    editor.select([...draft.root.blocks, ...draft.root.areas, ...draft.root.shapes]),
};
