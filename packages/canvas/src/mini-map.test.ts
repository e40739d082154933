import { expect, test } from 'vitest';
import { fitMiniMap, placeOnMiniMap, showsPart, toMiniMapRect } from './mini-map.ts';

const BOUNDS = { minX: -100, minY: 0, maxX: 300, maxY: 100 };
const FIT = fitMiniMap({ bounds: BOUNDS, room: 20, width: 140, height: 96, marginPx: 2 });

test('the plan stands in the middle and keeps its room', () => {
  const { minX, minY, maxX, maxY } = toMiniMapRect(FIT, BOUNDS);
  expect((minX + maxX) / 2).toBeCloseTo(70);
  expect((minY + maxY) / 2).toBeCloseTo(48);
  expect(maxX - minX).toBeCloseTo((136 / 420) * 400);
});

test('a point of the mini map leads to its place in the plan', () => {
  const { minX, minY } = toMiniMapRect(FIT, BOUNDS);
  expect(placeOnMiniMap(FIT, { x: minX, y: minY }).x).toBeCloseTo(-100);
  expect(placeOnMiniMap(FIT, { x: minX, y: minY }).y).toBeCloseTo(0);
});

test('it is shown when an edge of the plan is out of sight', () => {
  expect(showsPart({ minX: -200, minY: -10, maxX: 400, maxY: 200 }, BOUNDS)).toBe(false);
  expect(showsPart(BOUNDS, BOUNDS)).toBe(false);
  expect(showsPart({ ...BOUNDS, maxX: 299 }, BOUNDS)).toBe(true);
});
