import type { Point, Rect } from '../geometry/rect.ts';
import type { Modifiers, PointerRecord } from './input-record.ts';

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

/** What a tool may do to the map. Points are CSS pixels, seats are ordinals. */
export interface ToolHost {
  /** The seat under the point, or −1. `reach` is in seat distances, half of one unless told. */
  findSeat(at: Point, reach?: number): number;
  findSeatsInside(rect: Rect): readonly number[];
  /** Seats within the brush's width of the straight path. */
  findSeatsAlong(from: Point, to: Point): readonly number[];
  /** The block under the point, its empty ground included, or −1. */
  findBlock(at: Point): number;
  seatsOfRow(seat: number): readonly number[];
  seatsOfBlock(block: number): readonly number[];
  isSelected(seat: number): boolean;
  clearSelection(): void;
  startSelecting(mode: SelectMode): SelectingGesture;
  /** Null when no price type or hold is armed, or the map is only looked at. */
  startPainting(keepsSelection: boolean): PaintingGesture | null;
  showMarquee(rect: Rect | null): void;
  panBy(dx: number, dy: number): void;
}

export type SelectMode = 'replace' | 'add' | 'remove';

/** A selection in the making: cancelling brings back the one from before. */
export interface SelectingGesture {
  /** Takes these seats too. */
  include(seats: Iterable<number>): void;
  /** Takes these seats and no others of this gesture. */
  only(seats: readonly number[]): void;
  cancel(): void;
}

/** One stroke of paint: one undo step. */
export interface PaintingGesture {
  paint(seats: Iterable<number>): void;
  finish(): void;
  cancel(): void;
}

export function selectMode(input: Modifiers): SelectMode {
  if (input.alt) return 'remove';
  return input.shift ? 'add' : 'replace';
}

/** CSS pixels a pointer may tremble before a click becomes a drag. */
const TREMBLE_PX = 4;

export function isDrag(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > TREMBLE_PX;
}
