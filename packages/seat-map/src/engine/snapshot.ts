import type { SeatState } from '@parterre/seating-plan/seat-states';
import type { ToolName } from '../tools/tools.ts';

export interface SeatInfo {
  readonly seat: number;
  /** Middle of the seat on the map, CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly state: SeatState;
  readonly blockLabel: string;
  readonly rowLabel: string;
  readonly seatLabel: string;
  /** Ordinals, 0 is none; a claimed seat has those of its claim. */
  readonly price: number;
  readonly hold: number;
  /** Why a BLOCKED seat cannot be sold; null in every other state. */
  readonly withheldBy: 'hold' | 'alternating' | null;
  /** The seat is withheld by its alternating block, whatever its state. */
  readonly isAlternate: boolean;
}

/** The small immutable state that the host's components read. It is a new object only when something in it differs. */
export interface MapSnapshot {
  readonly kind: MapKind;
  readonly tool: ToolName;
  readonly armed: Armed | null;
  /** Whole numbers; 100 is a seat of 16 CSS pixels. */
  readonly scalePercent: number;
  /** Grows whenever counts() would return something else. */
  readonly countsVersion: number;
  readonly selectionSize: number;
  readonly selectionValueMinor: number;
  readonly skippedCount: number;
  /** Edited seats that a save would change: neither sold nor in a basket. `dirty` is true for any edit at all. */
  readonly movingCount: number;
  readonly canUndo: boolean;
  readonly undoDepth: number;
  readonly dirty: boolean;
  readonly hovered: SeatInfo | null;
  readonly cursor: SeatInfo | null;
}

export const INITIAL_SNAPSHOT: MapSnapshot = Object.freeze({
  kind: 'tickets',
  tool: 'hand',
  armed: null,
  scalePercent: 100,
  countsVersion: 0,
  selectionSize: 0,
  selectionValueMinor: 0,
  skippedCount: 0,
  movingCount: 0,
  canUndo: false,
  undoDepth: 0,
  dirty: false,
  hovered: null,
  cursor: null,
});

/** Keeps the old object and its parts where nothing differs, so that components can compare by identity. */
export function renewSnapshot(old: MapSnapshot, next: MapSnapshot): MapSnapshot {
  const hovered = isSameFlat(old.hovered, next.hovered) ? old.hovered : next.hovered;
  const cursor = isSameFlat(old.cursor, next.cursor) ? old.cursor : next.cursor;
  const renewed = { ...next, hovered, cursor };
  return isSameFlat(old, renewed) ? old : Object.freeze(renewed);
}

function isSameFlat<T extends object>(a: T | null, b: T | null): boolean {
  if (a === null || b === null) return a === b;
  const valuesOfB = Object.values(b);
  return Object.values(a).every((value, at) => Object.is(value, valuesOfB[at]));
}

export type MapKind = 'tickets' | 'holds';

/** `view` allows looking and selecting, and refuses every assignment. */
export type MapMode = 'edit' | 'view';

/** What the brush paints; a value of null clears. */
export type Armed = { readonly price: number | null } | { readonly hold: number | null };
