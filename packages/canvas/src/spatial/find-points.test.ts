import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPointAt, findPointsAlong, findPointsInRect } from './find-points.ts';
import { buildPointGrid } from './point-grid.ts';
import { type Point, rectOf, squaredDistanceToSegment } from './rect.ts';

const PITCH = 20;

/** Rows of points, rotated by 25 degrees. */
function turnedRows(rows: number, length: number) {
  const [cos, sin] = [Math.cos(0.44), Math.sin(0.44)];
  const points = Array.from({ length: rows * length }, (_, index) => {
    const [across, deep] = [(index % length) * PITCH, Math.floor(index / length) * PITCH];
    return { x: across * cos - deep * sin, y: across * sin + deep * cos };
  });
  return columnsOf(points);
}

function columnsOf(points: readonly Point[]) {
  const x = Float32Array.from(points, (point) => point.x);
  const y = Float32Array.from(points, (point) => point.y);
  const bounds = { minX: Math.min(...x), minY: Math.min(...y), maxX: Math.max(...x), maxY: Math.max(...y) };
  return { x, y, bounds, pitch: PITCH };
}

const columns = turnedRows(7, 27);
const grid = buildPointGrid(columns);
const points = [...columns.x.keys()];
const at = (one: number) => ({ x: columns.x[one]!, y: columns.y[one]! });
const place = fc.record({
  x: fc.double({ min: -300, max: 900, noNaN: true }),
  y: fc.double({ min: -300, max: 900, noNaN: true }),
});

test('every point is found at its own place', () => {
  for (const one of points) expect(findPointAt(grid, at(one), 5)).toBe(one);
});

test('a place finds the nearest point within reach, as looking at all points would', () => {
  fc.assert(
    fc.property(place, fc.double({ min: 0, max: 60, noNaN: true }), (where, reach) => {
      const distance = (one: number) => Math.hypot(at(one).x - where.x, at(one).y - where.y);
      const nearest = Math.min(...points.map(distance));
      const found = findPointAt(grid, where, reach);
      if (found < 0) expect(nearest).toBeGreaterThan(reach - 1e-9);
      else expect(distance(found)).toBeCloseTo(nearest, 9);
    }),
  );
});

test('a rectangle finds what looking at all points would', () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      const rect = rectOf(from, to);
      const isInside = (one: number) => {
        const { x, y } = at(one);
        return x >= rect.minX && x <= rect.maxX && y >= rect.minY && y <= rect.maxY;
      };
      expect(findPointsInRect(grid, rect).sort((a, b) => a - b)).toEqual(points.filter(isInside));
    }),
  );
});

test('a path finds every point within reach of it', () => {
  fc.assert(
    fc.property(place, place, fc.double({ min: 1, max: 40, noNaN: true }), (from, to, reach) => {
      const isNear = (one: number) => squaredDistanceToSegment(at(one).x, at(one).y, from, to) <= reach * reach;
      expect(findPointsAlong(grid, from, to, reach).sort((a, b) => a - b)).toEqual(points.filter(isNear));
    }),
  );
});

test('no points, or all of them in one place, can be asked', () => {
  expect(findPointAt(buildPointGrid(columnsOf([])), { x: 0, y: 0 }, 10)).toBe(-1);
  expect(findPointAt(buildPointGrid(columnsOf([{ x: 0, y: 0 }])), { x: 1, y: 1 }, 10)).toBe(0);
});
