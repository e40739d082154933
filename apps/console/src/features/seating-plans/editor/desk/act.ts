import {
  alignNodes,
  copyNodes,
  distributeNodes,
  type Edge,
  measureNodes,
  middleOf,
  mirrorNodes,
  moveNodes,
  pasteFragment,
  removeNodes,
  rotateNodes,
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
