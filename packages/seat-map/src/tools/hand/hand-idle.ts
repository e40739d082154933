import type { ToolState } from '../tool-state.ts';
import { panFrom } from './hand-panning.ts';

export const handIdle: ToolState = {
  name: 'hand.idle',
  press: (_host, input) => panFrom(input, handIdle),
};
