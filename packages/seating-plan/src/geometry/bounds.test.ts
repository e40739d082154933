import { expect, test } from 'vitest';
import { isInPolygon } from './bounds.ts';

const arrow = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 5, y: 4 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];

test('a point is inside a shape with a bay only where the shape is', () => {
  expect(isInPolygon({ x: 2, y: 5 }, arrow)).toBe(true);
  expect(isInPolygon({ x: 8, y: 1 }, arrow)).toBe(true);
  expect(isInPolygon({ x: 9, y: 5 }, arrow)).toBe(false);
  expect(isInPolygon({ x: -1, y: 5 }, arrow)).toBe(false);
});

test('nothing is inside a shape without corners', () => {
  expect(isInPolygon({ x: 0, y: 0 }, [])).toBe(false);
});
