import { expect, test } from 'vitest';
import { isEqual } from './is-equal.ts';

test.each([
  [
    { x: 1, y: [2, { z: null }] },
    { y: [2, { z: null }], x: 1 },
  ],
  [{ x: 1 }, { x: 1, y: undefined }],
  [Number.NaN, Number.NaN],
  [0, -0],
  [[], []],
])('%j is the same as %j', (a, b) => {
  expect(isEqual(a, b)).toBe(true);
});

test.each([
  [{ x: 1 }, { x: 2 }],
  [{ x: 1 }, { x: 1, y: null }],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, undefined]],
  [[], {}],
  [null, {}],
  ['1', 1],
])('%j is not the same as %j', (a, b) => {
  expect(isEqual(a, b)).toBe(false);
});
