import { panFrom } from '../panning.ts';
import type { ToolState } from '../tool-state.ts';

export const handIdle: ToolState = {
  name: 'hand.idle',
  press: (_host, input) => panFrom(input, handIdle),
};
