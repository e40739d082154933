import { expect, test } from 'vitest';
import { toBasisPoints, toPercent } from './basis-points.ts';

test.each([
  [20, 2000],
  [8.1, 810],
  [8.87, 887],
  [0.29, 29],
])('%d percent are %d basis points, and back', (percent, basisPoints) => {
  expect(toBasisPoints(percent)).toBe(basisPoints);
  expect(toPercent(basisPoints)).toBe(percent);
});

test('an empty field is nothing', () => {
  expect(toBasisPoints(null)).toBe(0);
});
