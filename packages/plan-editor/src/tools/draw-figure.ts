import { isDrag } from '@parterre/canvas';
import type { Point } from '@parterre/seating-plan';
import type { Change, NodeId } from '@parterre/seating-plan/edit';
import type { NewLabels } from '../commands/draw.ts';
import { cornersOf } from '../desk/gesture.ts';
import type { PlanDesk } from '../desk/plan-desk.ts';
import type { ToolHandlers } from './tool-handlers.ts';

export interface Figure {
  readonly corners: Point[];
  readonly labels: NewLabels;
}

interface FigureOptions {
  /** Draws the figure in one undo step and returns the nodes to select afterwards. */
  readonly place: (change: Change, figure: Figure, desk: PlanDesk) => readonly NodeId[];
  /** Called even if the step was refused, so that the desk is ready for the next figure. */
  readonly after?: (desk: PlanDesk) => void;
  /** True for a line: it has two ends and no inside. */
  readonly isOpen?: boolean;
}

/** Draws by a drag between opposite corners, or by clicking corners; an open figure only by clicks. */
export function drawFigure({ place, after, isOpen = false }: FigureOptions): ToolHandlers {
  const cornersMin = isOpen ? 2 : 3;
  const draw = (desk: PlanDesk, points: readonly Point[], labels: NewLabels) => {
    desk.editor.run((change) => place(change, { corners: [...points], labels }, desk));
    after?.(desk);
  };
  const finish = (desk: PlanDesk, labels: NewLabels): boolean => {
    const { gesture } = desk;
    if (gesture?.kind !== 'points') return false;
    const points = gesture.points.filter((point, index, all) => !isSame(point, all[index - 1]));
    desk.setGesture(null);
    if (points.length >= cornersMin) draw(desk, points, labels);
    return true;
  };
  return {
    press(desk, { snapped, labels }) {
      const { gesture } = desk;
      if (gesture?.kind === 'points') {
        const { points } = gesture;
        const isClosed = !isOpen && points.length >= cornersMin && isNearOnScreen(desk, points[0], snapped);
        if (isClosed) finish(desk, labels);
        else desk.setGesture({ kind: 'points', points: [...points, snapped], to: snapped });
      } else if (isOpen) desk.setGesture({ kind: 'points', points: [snapped], to: snapped });
      else desk.setGesture({ kind: 'box', from: snapped, to: snapped });
    },
    move(desk, gesture, { snapped }) {
      if (gesture.kind === 'points' || gesture.kind === 'box') desk.setGesture({ ...gesture, to: snapped });
    },
    release(desk, gesture, labels) {
      if (gesture.kind !== 'box') return;
      if (isDrag(gesture.from, gesture.to, desk.camera.scale)) draw(desk, cornersOf(gesture.from, gesture.to), labels);
      else desk.setGesture({ kind: 'points', points: [gesture.from], to: gesture.to });
    },
    finish,
    placeIn: (desk, { from, to }, labels) => draw(desk, isOpen ? [from, to] : cornersOf(from, to), labels),
  };
}

const isSame = (a: Point, b: Point | undefined): boolean => b !== undefined && a.x === b.x && a.y === b.y;

function isNearOnScreen({ camera }: PlanDesk, a: Point | undefined, b: Point): boolean {
  return a !== undefined && !isDrag(a, b, camera.scale / 2);
}
