import { isDrag } from '@parterre/canvas';
import { placeRows, planDraggedRows } from '../../commands/draw.ts';
import type { ToolHandlers } from '../tool-handlers.ts';

/** Draws straight rows along a drag from the first seat to the last. */
export const drawRowsTool: ToolHandlers = {
  press: (desk, { snapped }) => desk.setGesture({ kind: 'rows', from: snapped, to: snapped }),
  move(desk, gesture, { snapped }) {
    if (gesture.kind === 'rows') desk.setGesture({ ...gesture, to: snapped });
  },
  release(desk, gesture, labels) {
    if (gesture.kind !== 'rows') return;
    if (isDrag(gesture.from, gesture.to, desk.camera.scale))
      placeRows(desk, planDraggedRows(desk, gesture.from, gesture.to), labels);
    else desk.setGesture(null);
  },
  sketchRows: (desk, gesture) =>
    gesture.kind === 'rows' ? planDraggedRows(desk, gesture.from, gesture.to) : undefined,
};
