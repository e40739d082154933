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
import type { EditorDesk } from './editor-desk.ts';

/** What can be done to the selection, from the canvas, the panel, the table and the keyboard alike. */
export const act = {
  move: ({ editor }: EditorDesk, dx: number, dy: number) =>
    editor.run((change) => void moveNodes(change, editor.selection, dx, dy)),

  rotate: ({ editor, draft }: EditorDesk, degrees: number) => {
    const box = measureNodes(draft, editor.selection);
    if (box) editor.run((change) => void rotateNodes(change, editor.selection, degrees, middleOf(box)));
  },

  mirror: ({ editor, draft }: EditorDesk, axis: 'horizontal' | 'vertical') => {
    const box = measureNodes(draft, editor.selection);
    if (box) editor.run((change) => void mirrorNodes(change, editor.selection, axis, middleOf(box)));
  },

  align: ({ editor }: EditorDesk, edge: Edge) =>
    editor.run((change) => void alignNodes(change, editor.selection, edge)),

  distribute: ({ editor }: EditorDesk, axis: 'horizontal' | 'vertical') =>
    editor.run((change) => void distributeNodes(change, editor.selection, axis)),

  placeFocus: ({ editor }: EditorDesk, at: Point | null) => editor.run((change) => void setFocalPoint(change, at)),

  merge: ({ editor, columns }: EditorDesk, blocks: readonly NodeId[]) =>
    editor.run((change) => {
      const kept = mergeBlocks(change, blocks, columns.pitch);
      return kept === undefined ? undefined : [kept];
    }),

  /** null: into a new block. */
  moveToBlock: ({ editor }: EditorDesk, into: NodeId | null) =>
    editor.run((change) => moveToBlock(change, editor.selection, into)),

  moveCorner: ({ editor }: EditorDesk, node: NodeId, index: number, to: Point) =>
    editor.run((change) => void moveCorner(change, node, index, to)),

  addCorner: (desk: EditorDesk, node: NodeId, index: number, at: Point) => {
    desk.corner = { node, index: index + 1 };
    desk.editor.run((change) => void addCorner(change, node, index, at));
  },

  removeCorner: (desk: EditorDesk, node: NodeId, index: number) => {
    desk.corner = null;
    desk.editor.run((change) => void removeCorner(change, node, index));
  },

  nudgeCorner: (desk: EditorDesk, { node, index }: { node: NodeId; index: number }, dx: number, dy: number) => {
    const point = findCorners(desk.draft, node)?.points[index];
    if (point) act.moveCorner(desk, node, index, { x: point.x + dx, y: point.y + dy });
  },

  remove: ({ editor }: EditorDesk) => editor.run((change) => void removeNodes(change, editor.selection)),

  copy: (desk: EditorDesk) => {
    if (desk.editor.selection.size > 0) desk.clipboard = copyNodes(desk.draft, desk.editor.selection);
  },

  paste: (desk: EditorDesk, strayLabel: string) => {
    const { clipboard, columns, editor } = desk;
    if (!clipboard) return;
    const step = columns.pitch;
    editor.run((change) => pasteFragment(change, clipboard, { dx: step, dy: step, strayLabel }));
    // What is pasted again goes on from where it was put last.
    desk.clipboard = copyNodes(desk.draft, editor.selection);
  },

  duplicate: ({ editor, draft, columns }: EditorDesk, strayLabel: string) =>
    editor.run((change) =>
      pasteFragment(change, copyNodes(draft, editor.selection), { dx: columns.pitch, dy: columns.pitch, strayLabel }),
    ),

  selectAll: ({ editor, draft }: EditorDesk) =>
    editor.select([...draft.root.blocks, ...draft.root.areas, ...draft.root.shapes]),
};
