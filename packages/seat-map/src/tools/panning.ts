import type { Point } from '@parterre/canvas';
import type { ToolState } from './tool-state.ts';

/** Moves the plan with the pointer; releasing switches to `after`. */
export function panFrom(start: Point, after: ToolState): ToolState {
  let last = start;
  const state: ToolState = {
    name: 'panning',
    isPanning: true,
    move(host, input) {
      host.panBy(input.x - last.x, input.y - last.y);
      last = input;
      return state;
    },
    release: () => after,
    cancel: () => after,
  };
  return state;
}
