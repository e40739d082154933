import { expect, test } from 'vitest';
import { combineSeats, readSelectMode } from './select-seats.ts';

test.each([
  ['replace', [7, 8]],
  ['add', [1, 2, 7, 8]],
  ['subtract', [1, 2]],
] as const)('%s', (mode, expected) => {
  expect([...combineSeats(12, Uint32Array.of(1, 2, 7), Uint32Array.of(7, 8), mode)]).toEqual(expected);
});

test('adding what is selected already and taking away what is not change nothing', () => {
  expect([...combineSeats(4, Uint32Array.of(1, 2), Uint32Array.of(1, 2), 'add')]).toEqual([1, 2]);
  expect([...combineSeats(4, Uint32Array.of(1, 2), Uint32Array.of(0, 3), 'subtract')]).toEqual([1, 2]);
});

test('Shift adds and Alt takes away', () => {
  expect(readSelectMode({ shiftKey: false, altKey: false })).toBe('replace');
  expect(readSelectMode({ shiftKey: true, altKey: false })).toBe('add');
  expect(readSelectMode({ shiftKey: false, altKey: true })).toBe('subtract');
});
