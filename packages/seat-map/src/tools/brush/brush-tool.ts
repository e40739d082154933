import type { Point } from '@parterre/canvas';
import { SWEEP_REACH, sweep } from '../sweeping.ts';
import type { PaintingGesture, ToolHost, ToolState } from '../tool-state.ts';

/** Paints with the armed brush; with Alt, or with nothing armed, it selects. */
export const brushIdle: ToolState = {
  name: 'brush.idle',
  press(host, input) {
    const painting = input.alt ? null : host.startPainting(input.shift);
    if (painting) return startStroke(host, painting, input);
    return sweep(host, input, {
      name: 'brush.selecting',
      idle: brushIdle,
      first: host.findSeatsAlong(input, input, SWEEP_REACH),
      along: (from, to) => host.findSeatsAlong(from, to, SWEEP_REACH),
    });
  },
};

/** Assigns to the seats along the path; releasing makes it one undo step. */
function startStroke(host: ToolHost, painting: PaintingGesture, start: Point): ToolState {
  let last = start;
  painting.paint(host.findSeatsAlong(start, start, SWEEP_REACH));
  const state: ToolState = {
    name: 'brush.painting',
    move(current, input) {
      painting.paint(current.findSeatsAlong(last, input, SWEEP_REACH));
      last = input;
      return state;
    },
    release() {
      painting.finish();
      return brushIdle;
    },
    cancel() {
      painting.cancel();
      return brushIdle;
    },
  };
  return state;
}
