import { expect, test } from 'vitest';
import { delayOf } from './watch-loop.ts';

test('waits longer after every failure, never longer than 45 seconds, and never as long as the neighbour', () => {
  expect([0, 1, 2, 3].map((failures) => delayOf(failures, 0.5))).toEqual([500, 1000, 2000, 4000]);
  expect(delayOf(30, 1)).toBe(45_000);
  expect(delayOf(2, 0)).toBe(1000);
});
