import { expect, test } from 'vitest';
import { isDrag } from './rect.ts';

const FROM = { x: 10, y: 10 };

test('a pointer drags from four pixels on, in any direction', () => {
  expect(isDrag(FROM, FROM)).toBe(false);
  expect(isDrag(FROM, { x: 13.99, y: 10 })).toBe(false);
  expect(isDrag(FROM, { x: 14, y: 10 })).toBe(true);
  expect(isDrag(FROM, { x: 10, y: 6 })).toBe(true);
  expect(isDrag(FROM, { x: 7, y: 7 })).toBe(true);
  expect(isDrag(FROM, { x: 12, y: 13 })).toBe(false);
});

test('four pixels are two units of a plan shown at twice its size', () => {
  expect(isDrag(FROM, { x: 12, y: 10 }, 2)).toBe(true);
  expect(isDrag(FROM, { x: 11.99, y: 10 }, 2)).toBe(false);
  expect(isDrag(FROM, { x: 14, y: 10 }, 0.5)).toBe(false);
});
