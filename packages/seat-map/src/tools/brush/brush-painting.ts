import type { Point } from '../../geometry/rect.ts';
import type { PaintingGesture, ToolHost } from '../tool-host.ts';
import type { ToolState } from '../tool-state.ts';

/** Assigns along the path as it goes; letting go makes it one undo step. */
export function startStroke(host: ToolHost, painting: PaintingGesture, start: Point, idle: ToolState): ToolState {
  let last = start;
  painting.paint(host.findSeatsAlong(start, start));
  const state: ToolState = {
    name: 'brush.painting',
    move(current, input) {
      painting.paint(current.findSeatsAlong(last, input));
      last = input;
      return state;
    },
    release() {
      painting.finish();
      return idle;
    },
    cancel() {
      painting.cancel();
      return idle;
    },
  };
  return state;
}
