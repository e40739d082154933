import type { Point, Rect } from '@parterre/canvas';
import type { Modifiers, PointerRecord } from './input-record.ts';

/** One state of a tool. Each handler returns the next state; a state without `press` is a running gesture. */
export interface ToolState {
  /** Tool and state: `seat.marquee`. */
  readonly name: string;
  /** True while the plan moves with the pointer. */
  readonly isPanning?: boolean;
  press?(host: ToolHost, input: PointerRecord): ToolState;
  move?(host: ToolHost, input: PointerRecord): ToolState;
  release?(host: ToolHost, input: PointerRecord): ToolState;
  /** Cancels the gesture and reverts what it did. */
  cancel?(host: ToolHost): ToolState;
}

export function isGesture(state: ToolState): boolean {
  return state.press === undefined;
}

/** The operations of the map for tools. Points are in CSS pixels, seats are ordinals. */
export interface ToolHost {
  /** Returns the seat under the point, or −1. `reach` is in seat distances, half of one by default. */
  findSeat(at: Point, reach?: number): number;
  findSeatsInside(rect: Rect): readonly number[];
  /** Returns the seats within reach of the path, in seat distances. */
  findSeatsAlong(from: Point, to: Point, reach: number): readonly number[];
  /** Returns the block under the point, including its empty ground, or −1. */
  findBlock(at: Point): number;
  seatsOfRow(seat: number): readonly number[];
  seatsOfBlock(block: number): readonly number[];
  isSelected(seat: number): boolean;
  clearSelection(): void;
  startSelecting(mode: SelectMode): SelectingGesture;
  /** Returns null if nothing is armed, or the map is in `view` mode. */
  startPainting(keepsSelection: boolean): PaintingGesture | null;
  showMarquee(rect: Rect | null): void;
  panBy(dx: number, dy: number): void;
}

export type SelectMode = 'replace' | 'add' | 'remove';

/** A running selection; cancelling restores the previous one. */
export interface SelectingGesture {
  include(seats: Iterable<number>): void;
  /** Replaces the seats selected by this gesture. */
  only(seats: readonly number[]): void;
  cancel(): void;
}

/** A running brush stroke, which becomes one undo step. */
export interface PaintingGesture {
  paint(seats: Iterable<number>): void;
  finish(): void;
  cancel(): void;
}

export function selectMode(input: Modifiers): SelectMode {
  if (input.alt) return 'remove';
  return input.shift ? 'add' : 'replace';
}
