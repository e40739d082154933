import type { PointerRecord } from './input-record.ts';
import type { ToolHost } from './tool-host.ts';

export type ToolName = 'hand' | 'seat' | 'row' | 'group' | 'brush';

/** One state of a tool. Each answer is the next state; a state that takes no `press` is a running gesture. */
export interface ToolState {
  /** Tool and state: `seat.marquee`. */
  readonly name: string;
  press?(host: ToolHost, input: PointerRecord): ToolState;
  move?(host: ToolHost, input: PointerRecord): ToolState;
  release?(host: ToolHost, input: PointerRecord): ToolState;
  /** Gives up the gesture and takes back what it did. */
  cancel?(host: ToolHost): ToolState;
}

export function isGesture(state: ToolState): boolean {
  return state.press === undefined;
}
