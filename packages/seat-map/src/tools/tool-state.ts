import type { Point, Rect } from '@parterre/canvas';
import type { Modifiers, PointerRecord } from './input-record.ts';

/** One state of a tool. Each handler returns the next state; a state without `press` is a running gesture. */
export interface ToolState {
  /** Tool and state: `seat.marquee`. */
  readonly name: string;
  press?(host: ToolHost, input: PointerRecord): ToolState;
  move?(host: ToolHost, input: PointerRecord): ToolState;
  release?(host: ToolHost, input: PointerRecord): ToolState;
  /** Cancels the gesture and reverts what it did. */
  cancel?(host: ToolHost): ToolState;
}

export function isGesture(state: ToolState): boolean {
  return state.press === undefined;
}

/** What a tool can do with the map. Points are CSS pixels, seats are ordinals. */
export interface ToolHost {
  /** The seat under the point, or −1. `reach` is in seat distances, half of one by default. */
  findSeat(at: Point, reach?: number): number;
  findSeatsInside(rect: Rect): readonly number[];
  /** Seats within the brush's width of the path. */
  findSeatsAlong(from: Point, to: Point): readonly number[];
  /** The block under the point, its empty ground included, or −1. */
  findBlock(at: Point): number;
  seatsOfRow(seat: number): readonly number[];
  seatsOfBlock(block: number): readonly number[];
  isSelected(seat: number): boolean;
  clearSelection(): void;
  startSelecting(mode: SelectMode): SelectingGesture;
  /** Returns null when nothing is armed, or when the map is in `view` mode. */
  startPainting(keepsSelection: boolean): PaintingGesture | null;
  showMarquee(rect: Rect | null): void;
  panBy(dx: number, dy: number): void;
}

export type SelectMode = 'replace' | 'add' | 'remove';

/** A running selection; cancelling restores the one before. */
export interface SelectingGesture {
  include(seats: Iterable<number>): void;
  /** Replaces the seats of this gesture. */
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
