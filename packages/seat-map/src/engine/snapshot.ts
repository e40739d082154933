import type { SeatState } from '@parterre/seating-plan/seat-states';
import type { ToolName } from '../tools/tools.ts';

export interface SeatInfo {
  readonly seat: number;
  /** The middle of the seat on the map, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly state: SeatState;
  readonly blockLabel: string;
  readonly rowLabel: string;
  readonly seatLabel: string;
  /** Ordinals, 0 means none; a claimed seat has those of its claim. */
  readonly price: number;
  readonly hold: number;
  /** Why a BLOCKED seat cannot be sold; null in every other state. */
  readonly withheldBy: 'hold' | 'alternating' | null;
  /** True if an alternating block withholds the seat, whatever its state. */
  readonly isAlternate: boolean;
}

/** The small immutable state read by the host's components. A new object only if something differs. */
export interface MapSnapshot {
  readonly kind: MapKind;
  readonly tool: ToolName;
  readonly armed: Armed | null;
  /** A whole number; 100 is a seat of 16 CSS pixels. */
  readonly scalePercent: number;
  /** Increases whenever the result of counts() changes. */
  readonly countsVersion: number;
  /** Increases whenever other seats are selected, also if their number and value stay equal. */
  readonly selectionVersion: number;
  readonly selectionSize: number;
  readonly selectionValueMinor: number;
  readonly skippedCount: number;
  /** Edited seats that a save would change: neither sold nor in a basket. `isDirty` is true for any edit. */
  readonly movingCount: number;
  readonly undoDepth: number;
  readonly isDirty: boolean;
  readonly hovered: SeatInfo | null;
  readonly cursor: SeatInfo | null;
}

export const INITIAL_SNAPSHOT: MapSnapshot = Object.freeze({
  kind: 'tickets',
  tool: 'hand',
  armed: null,
  scalePercent: 100,
  countsVersion: 0,
  selectionVersion: 0,
  selectionSize: 0,
  selectionValueMinor: 0,
  skippedCount: 0,
  movingCount: 0,
  undoDepth: 0,
  isDirty: false,
  hovered: null,
  cursor: null,
});

/** Reuses the old object and its parts if nothing differs, so that components can compare by identity. */
export function renewSnapshot(old: MapSnapshot, next: MapSnapshot): MapSnapshot {
  const hovered = isSameFlat(old.hovered, next.hovered) ? old.hovered : next.hovered;
  const cursor = isSameFlat(old.cursor, next.cursor) ? old.cursor : next.cursor;
  const renewed = { ...next, hovered, cursor };
  return isSameFlat(old, renewed) ? old : Object.freeze(renewed);
}

function isSameFlat<T extends object>(a: T | null, b: T | null): boolean {
  if (a === null || b === null) return a === b;
  const keys = new Set([...keysOf(a), ...keysOf(b)]);
  return [...keys].every((key) => Object.is(a[key], b[key]));
}

const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];

export type MapKind = 'tickets' | 'holds';

/** `view` allows viewing and selecting, but refuses every assignment. */
export type MapMode = 'edit' | 'view';

/** The value the brush assigns; null clears. */
export type Armed = { readonly price: number | null } | { readonly hold: number | null };
