import type { ToolState } from '../tool-state.ts';
import { pressSeat } from './seat-pressing.ts';

export const seatIdle: ToolState = {
  name: 'seat.idle',
  press: (_host, input) => pressSeat(input, seatIdle),
};
