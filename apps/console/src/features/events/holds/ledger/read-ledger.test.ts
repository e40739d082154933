import type { Hold } from '@parterre/contract/holds';
import { describe, expect, test } from 'vitest';
import { addUpLedger, readLedger, sortLedger } from './read-ledger.ts';

const hold = (label: string, more: Partial<Hold>): Hold => ({
  holdId: label.length,
  ordinal: 1,
  label,
  reservationFlag: label.slice(0, 3),
  colour: '#A3323F',
  allowSales: false,
  owner: '',
  note: '',
  releaseOn: null,
  agreed: null,
  seats: { held: 0, sold: 0, inBaskets: 0 },
  places: 0,
  revision: 1,
  ...more,
});

const HOLDS = [
  hold('Artist', { agreed: 30, seats: { held: 20, sold: 3, inBaskets: 1 }, places: 5, releaseOn: '2026-05-10' }),
  hold('House', { owner: 'Box office', seats: { held: 4, sold: 4, inBaskets: 0 }, releaseOn: '2026-05-01' }),
  hold('Press', { agreed: 2, owner: 'ädil', seats: { held: 6, sold: 0, inBaskets: 0 }, releaseOn: '2026-06-01' }),
];
const rows = readLedger(HOLDS, '2026-05-10');

describe('the hold ledger', () => {
  test('compares seats and places with what was agreed', () => {
    expect(rows.map(({ held, kept, difference }) => [held, kept, difference])).toEqual([
      [25, 21, -5],
      [4, 0, null],
      [6, 6, 4],
    ]);
  });

  test('a hold is due from its day on, while it keeps something', () => {
    expect(rows.map(({ isDue }) => isDue)).toEqual([true, false, false]);
    expect(readLedger(HOLDS, '2026-05-09').some(({ isDue }) => isDue)).toBe(false);
  });

  test('adds up the figures of all holds', () => {
    expect(addUpLedger(rows)).toEqual({ agreed: 32, difference: -1, held: 35, sold: 7, inBaskets: 1, kept: 27 });
  });

  test('sorts by number, text and day, with empty values last in both directions', () => {
    const labels = (...[sort, isDescending]: [Parameters<typeof sortLedger>[1], boolean]) =>
      sortLedger(rows, sort, isDescending, 'en-GB').map((row) => row.hold.label);
    expect(labels('Difference', false)).toEqual(['Artist', 'Press', 'House']);
    expect(labels('Difference', true)).toEqual(['Press', 'Artist', 'House']);
    expect(labels('Owner', false)).toEqual(['Press', 'House', 'Artist']);
    expect(labels('Release', true)).toEqual(['Press', 'Artist', 'House']);
    expect(labels('Label', true)).toEqual(['Press', 'House', 'Artist']);
  });
});
