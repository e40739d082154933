import { isDrag, type Point } from '@parterre/canvas';
import type { PointerRecord } from './input-record.ts';
import type { ToolState } from './tool-state.ts';
import { selectMode, type ToolHost } from './tool-state.ts';

/** The radius in seat distances within which seats are met on the way of the pointer. */
export const SWEEP_REACH = 0.6;

export interface Sweep {
  readonly name: string;
  /** The state of the tool before and after. */
  readonly idle: ToolState;
  /** The seats that are selected at its start, and on the way from one point to the next. */
  readonly first: readonly number[];
  along(from: Point, to: Point): readonly number[];
}

/** Selects everything the pointer crosses until it is released. */
export function sweep(host: ToolHost, start: PointerRecord, { name, idle, first, along }: Sweep): ToolState {
  const selecting = host.startSelecting(selectMode(start));
  selecting.include(first);
  let last: Point = start;
  const state: ToolState = {
    name,
    move(_host, input) {
      if (last === start && !isDrag(start, input)) return state;
      selecting.include(along(last, input));
      last = input;
      return state;
    },
    release: () => idle,
    cancel() {
      selecting.cancel();
      return idle;
    },
  };
  return state;
}
