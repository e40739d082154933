import { effectivePrice, faceValueMinor, isClaimed } from './read-seat.ts';
import type { SeatModel } from './seat-model.ts';

/** Bits of `marks`: selected by the user, or skipped by the last assignment. */
export const MARK = { selected: 1, skipped: 2 } as const;

export interface Selection {
  /** Bits of MARK by seat ordinal. */
  readonly marks: Uint8Array;
  /** The same bytes as 32-bit words: most are 0, so four seats can be skipped together. */
  readonly words: Uint32Array;
  size: number;
  /** True if the brush painted the seats, so that the next brush starts a new selection. */
  isPainted: boolean;
  version: number;
}

export interface SelectionSummary {
  readonly size: number;
  /** The face value of the selected seats that can change: neither sold nor in a basket. */
  readonly valueMinor: number;
  /** Seats under a red cross. */
  readonly skippedCount: number;
}

export function createSelection(seatCount: number): Selection {
  const words = new Uint32Array(Math.ceil(seatCount / 4));
  return { marks: new Uint8Array(words.buffer, 0, seatCount), words, size: 0, isPainted: false, version: 0 };
}

export function isSelected(selection: Selection, seat: number): boolean {
  return ((selection.marks[seat] ?? 0) & MARK.selected) !== 0;
}

/** Returns true if the mark changed. */
export function markSelected(selection: Selection, seat: number, on: boolean): boolean {
  if (seat < 0 || seat >= selection.marks.length || isSelected(selection, seat) === on) return false;
  selection.marks[seat] = (selection.marks[seat] ?? 0) ^ MARK.selected;
  selection.size += on ? 1 : -1;
  selection.version++;
  return true;
}

/** Returns the ordinals of the selected seats, ascending. */
export function listSelected(selection: Selection): Uint32Array {
  const seats = new Uint32Array(selection.size);
  let found = 0;
  visitMarked(selection, (seat) => {
    if (isSelected(selection, seat)) seats[found++] = seat;
  });
  return seats;
}

/** Visits in ascending order. Skips four unmarked seats at a time, because few of up to 100,000 seats are marked. */
export function visitMarked({ marks, words }: Selection, visit: (seat: number) => void): void {
  for (let word = 0; word < words.length; word++) {
    if (words[word] === 0) continue;
    const end = Math.min(marks.length, word * 4 + 4);
    for (let seat = word * 4; seat < end; seat++) if (marks[seat] !== 0) visit(seat);
  }
}

/** True for seats that the last assignment skipped, or that the next one would skip. */
export function isCrossed(model: SeatModel, selection: Selection, seat: number): boolean {
  const mark = selection.marks[seat] ?? 0;
  if (mark === 0) return false;
  return (mark & MARK.skipped) !== 0 || isClaimed(model, seat);
}

export function summariseSelection(model: SeatModel, selection: Selection): SelectionSummary {
  let valueMinor = 0;
  let skippedCount = 0;
  visitMarked(selection, (seat) => {
    if (isCrossed(model, selection, seat)) skippedCount++;
    else valueMinor += faceValueMinor(model, effectivePrice(model, seat));
  });
  return { size: selection.size, valueMinor, skippedCount };
}
