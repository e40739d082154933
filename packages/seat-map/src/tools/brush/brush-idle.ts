import { sweep } from '../sweeping.ts';
import type { ToolState } from '../tool-state.ts';
import { startStroke } from './brush-painting.ts';

/** Paints what is armed; with Alt, or with nothing armed, it selects. */
export const brushIdle: ToolState = {
  name: 'brush.idle',
  press(host, input) {
    const painting = input.alt ? null : host.startPainting(input.shift);
    if (painting) return startStroke(host, painting, input, brushIdle);
    return sweep('brush.selecting', host, input, brushIdle, {
      first: host.findSeatsAlong(input, input),
      along: (from, to) => host.findSeatsAlong(from, to),
    });
  },
};
