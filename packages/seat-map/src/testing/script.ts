import { type Point, toScreen } from '@parterre/canvas';
import type { Geometry } from '@parterre/seating-plan/geometry';
import type { SeatState } from '@parterre/seating-plan/seat-states';
import type { Assignment } from '../commands/assign-seats.ts';
import { arm, dispatch, setTool } from '../engine/dispatch.ts';
import { type AssignResult, assignSelection, undo } from '../engine/edit.ts';
import { createEngine, type Engine } from '../engine/engine.ts';
import { resize } from '../engine/navigate.ts';
import type { Armed } from '../engine/snapshot.ts';
import type { Allocation } from '../model/allocation.ts';
import type { Palette } from '../model/palette.ts';
import { nameState } from '../model/seat-state.ts';
import { listSelected } from '../model/selection.ts';
import type { Modifiers, PointerRecord } from '../tools/input-record.ts';
import type { ToolName } from '../tools/tools.ts';
import { SAMPLE_PALETTE } from './sample-palette.ts';

/** A seat ordinal, or a point on the screen in CSS pixels. */
export type Place = number | Point;

export type Keys = Partial<Modifiers> & { readonly pointer?: number; readonly button?: number };

export interface ScriptOptions {
  readonly geometry: Geometry;
  readonly allocation?: Allocation;
  readonly palette?: Palette;
  readonly mode?: 'edit' | 'view';
}

/**
 * Drives a map without a screen: 1000 by 800 CSS pixels, the plan fitted, and a clock that advances only by `wait` and
 * `click`.
 */
export interface Script {
  readonly engine: Engine;
  choose(tool: ToolName): void;
  arm(armed: Armed | null): void;
  press(at: Place, keys?: Keys): void;
  move(to: Place, keys?: Keys): void;
  release(at: Place, keys?: Keys): void;
  click(at: Place, keys?: Keys): void;
  drag(path: readonly Place[], keys?: Keys): void;
  cancel(keys?: Keys): void;
  wheel(at: Place, delta: number, keys?: Keys): void;
  key(key: string, keys?: Keys): boolean;
  hold(key: string): void;
  letGo(key: string): void;
  wait(ms: number): void;
  assign(assignment: Assignment): AssignResult;
  undo(): boolean;
  placeOf(seat: number): Point;
  /** Tool and state: `seat.marquee`. */
  expectTool(name: string): void;
  expectSelection(seats: readonly number[]): void;
  expectAllocation(seats: readonly number[], expected: { price?: number; hold?: number }): void;
  expectState(seat: number, state: SeatState): void;
}

export function script({ geometry, allocation, palette = SAMPLE_PALETTE, mode }: ScriptOptions): Script {
  let nowMs = 0;
  const engine = createEngine({ geometry, allocation, palette, mode, now: () => nowMs });
  resize(engine, 1000, 800);
  const placeOf = (seat: number) =>
    toScreen(engine.camera, { x: geometry.x[seat] ?? Number.NaN, y: geometry.y[seat] ?? Number.NaN });
  const pointer = (type: PointerRecord['type'], at: Place, keys: Keys = {}) => {
    const { x, y } = typeof at === 'number' ? placeOf(at) : at;
    dispatch(engine, { type, x, y, pointer: 1, button: 0, ...NO_KEYS, ...keys });
  };
  const tap = (type: 'keydown' | 'keyup', key: string, keys: Keys = {}) =>
    dispatch(engine, { type, key, ...NO_KEYS, ...keys });
  const drag = (path: readonly Place[], keys?: Keys) => {
    const first = path[0] ?? 0;
    pointer('down', first, keys);
    for (const place of path.slice(1)) pointer('move', place, keys);
    pointer('up', path[path.length - 1] ?? first, keys);
  };
  return {
    engine,
    choose: (tool) => setTool(engine, tool),
    arm: (armed) => arm(engine, armed),
    press: (at, keys) => pointer('down', at, keys),
    move: (to, keys) => pointer('move', to, keys),
    release: (at, keys) => pointer('up', at, keys),
    click(at, keys) {
      nowMs += 1000;
      drag([at], keys);
    },
    drag,
    cancel: (keys) => pointer('cancel', { x: 0, y: 0 }, keys),
    wheel(at, delta, keys) {
      const { x, y } = typeof at === 'number' ? placeOf(at) : at;
      dispatch(engine, { type: 'wheel', x, y, delta, ...NO_KEYS, ...keys });
    },
    key(key, keys) {
      const isUsed = tap('keydown', key, keys);
      tap('keyup', key, keys);
      return isUsed;
    },
    hold: (key) => tap('keydown', key),
    letGo: (key) => tap('keyup', key),
    wait(ms) {
      nowMs += ms;
    },
    assign: (assignment) => assignSelection(engine, assignment),
    undo: () => undo(engine),
    placeOf,
    ...expectations(engine),
  };
}

const NO_KEYS: Modifiers = { shift: false, alt: false, ctrl: false };

type Expectations = Pick<Script, 'expectTool' | 'expectSelection' | 'expectAllocation' | 'expectState'>;

/** Each throws an Error that names the actual value. */
function expectations(engine: Engine): Expectations {
  return {
    expectTool(name) {
      requireSame('tool', engine.toolState.name, name);
    },
    expectSelection(seats) {
      requireSame('selection', [...listSelected(engine.selection)].join(' '), [...seats].sort(byNumber).join(' '));
    },
    expectAllocation(seats, { price, hold }) {
      for (const seat of seats) {
        if (price !== undefined) requireSame(`price of seat ${seat}`, engine.model.price[seat], price);
        if (hold !== undefined) requireSame(`hold of seat ${seat}`, engine.model.hold[seat], hold);
      }
    },
    expectState(seat, state) {
      requireSame(`state of seat ${seat}`, nameState(engine.model.state[seat] ?? 0), state);
    },
  };
}

function requireSame(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`Expected ${what} to be "${expected}", found "${found}"`);
}

function byNumber(a: number, b: number): number {
  return a - b;
}
