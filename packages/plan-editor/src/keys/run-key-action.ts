import { ZOOM_STEP } from '@parterre/canvas';
import { act } from '../commands/act.ts';
import type { NewLabels } from '../commands/draw.ts';
import type { EditorDesk } from '../editor/editor-desk.ts';
import { finishPoints } from '../editor/take-pointer.ts';
import type { KeyAction, SimpleAction } from './find-key-action.ts';

/** Runs the action of a key on the desk; help and saving belong to the page. */
export function runKeyAction(desk: EditorDesk, action: KeyAction, labels: NewLabels): void {
  const isAnySelected = desk.editor.selection.size > 0;
  if (action.kind === 'tool') desk.set({ tool: action.tool });
  else if (action.kind !== 'nudge') RUN[action.kind]?.(desk, labels);
  else if (desk.activeCorner) act.nudgeCorner(desk, desk.activeCorner, action.dx, action.dy);
  else if (isAnySelected) act.move(desk, action.dx, action.dy);
}

const RUN: Partial<Record<SimpleAction, (desk: EditorDesk, labels: NewLabels) => unknown>> = {
  undo: ({ editor }) => editor.undo(),
  redo: ({ editor }) => editor.redo(),
  copy: act.copy,
  cut(desk) {
    act.copy(desk);
    act.remove(desk);
  },
  paste: (desk, { block }) => act.paste(desk, block),
  duplicate: (desk, { block }) => desk.editor.selection.size > 0 && act.duplicate(desk, block),
  selectAll: act.selectAll,
  remove(desk) {
    const corner = desk.activeCorner;
    if (corner) act.removeCorner(desk, corner.node, corner.index);
    else act.remove(desk);
  },
  mirrorSideways: (desk) => act.mirror(desk, 'horizontal'),
  mirrorUpsideDown: (desk) => act.mirror(desk, 'vertical'),
  finish: finishPoints,
  cancel(desk) {
    if (desk.gesture?.kind === 'trace') desk.setTrace(desk.gesture.before, false);
    if (desk.gesture) desk.setGesture(null);
    else if (desk.activeCorner) desk.set({ corner: null });
    else if (desk.editor.selection.size > 0) desk.editor.select([]);
    else if (desk.isTraceMovable) desk.set({ isTraceMovable: false });
    else if (!desk.toolInHand.selects) desk.set({ tool: desk.lastPicking });
  },
  fit: (desk) => desk.fit(),
  zoomIn: (desk) => desk.zoom(ZOOM_STEP),
  zoomOut: (desk) => desk.zoom(1 / ZOOM_STEP),
};
