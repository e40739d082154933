import { expect, it } from 'vitest';
import { toMark } from './to-mark.ts';

it('the marks of price types go on with two letters after Z, each once', () => {
  expect([0, 1, 25, 26, 27, 51, 52].map(toMark)).toEqual(['A', 'B', 'Z', 'AA', 'AB', 'AZ', 'BA']);
  const all = Array.from({ length: 500 }, (_, at) => toMark(at));
  expect(new Set(all).size).toBe(500);
  expect(Math.max(...all.map((mark) => mark.length))).toBe(2);
});
