import type { Numbering } from '@parterre/seating-plan/edit';

export interface RowOptions {
  rows: number;
  seats: number;
  seatSpacing: number;
  rowSpacing: number;
  /** Used by straight rows only. */
  angle: number;
  /** Used by curved rows only: rows further out get more seats. */
  isFan: boolean;
  rowLabels: Numbering;
  seatLabels: Numbering;
}

export const FIRST_OPTIONS: RowOptions = {
  rows: 5,
  seats: 12,
  seatSpacing: 24,
  rowSpacing: 30,
  angle: 0,
  isFan: false,
  rowLabels: { style: 'letters', start: 'A', isReversed: false, skipIO: true },
  seatLabels: { style: 'numbers', start: '1', isReversed: false, skipIO: true },
};
