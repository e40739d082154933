import { placeRows, planArcRows, planDraggedRows } from '../../commands/draw.ts';
import type { ToolHandlers } from '../tool-handlers.ts';

/** Draws curved rows through three clicked points: the ends of the first row, then a point between them. */
export const drawArcTool: ToolHandlers = {
  press(desk, { snapped, labels }) {
    const points = desk.gesture?.kind === 'points' ? desk.gesture.points : [];
    const [from, to] = points;
    if (from && to) {
      desk.gesture = null;
      placeRows(desk, planArcRows(desk, [from, to, snapped]), labels);
    } else desk.setGesture({ kind: 'points', points: [...points, snapped], to: snapped });
  },
  move(desk, gesture, { snapped }) {
    if (gesture.kind === 'points') desk.setGesture({ ...gesture, to: snapped });
  },
  sketchRows(desk, gesture) {
    if (gesture.kind !== 'points') return undefined;
    const [from, end] = gesture.points;
    if (!from) return undefined;
    return end ? planArcRows(desk, [from, end, gesture.to]) : planDraggedRows(desk, from, gesture.to);
  },
};
