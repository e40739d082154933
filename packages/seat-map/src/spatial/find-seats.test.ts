import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rectOf, squaredDistanceToSegment } from '../geometry/rect.ts';
import { gridPlan } from '../testing/grid-plan.ts';
import { findSeatAt, findSeatsAlong, findSeatsInRect } from './find-seats.ts';
import { buildSeatGrid } from './seat-grid.ts';

const geometry = gridPlan({ blocks: 3, rows: 7, seats: 9, rotation: 25 });
const grid = buildSeatGrid(geometry);
const seats = Array.from({ length: geometry.seatCount }, (_, seat) => seat);
const at = (seat: number) => ({ x: geometry.x[seat]!, y: geometry.y[seat]! });
const point = fc.record({
  x: fc.double({ min: -300, max: 900, noNaN: true }),
  y: fc.double({ min: -300, max: 900, noNaN: true }),
});

test('every seat is found at its own place', () => {
  for (const seat of seats) expect(findSeatAt(grid, at(seat), 5)).toBe(seat);
});

test('a point finds the nearest seat within reach, as looking at all seats would', () => {
  fc.assert(
    fc.property(point, fc.double({ min: 0, max: 60, noNaN: true }), (where, reach) => {
      const distance = (seat: number) => Math.hypot(at(seat).x - where.x, at(seat).y - where.y);
      const nearest = Math.min(...seats.map(distance));
      const found = findSeatAt(grid, where, reach);
      if (found < 0) expect(nearest).toBeGreaterThan(reach - 1e-9);
      else expect(distance(found)).toBeCloseTo(nearest, 9);
    }),
  );
});

test('a rectangle finds what looking at all seats would', () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      const rect = rectOf(from, to);
      const isInside = (seat: number) => {
        const { x, y } = at(seat);
        return x >= rect.minX && x <= rect.maxX && y >= rect.minY && y <= rect.maxY;
      };
      expect(findSeatsInRect(grid, rect).sort((a, b) => a - b)).toEqual(seats.filter(isInside));
    }),
  );
});

test('a brush path finds every seat within reach of it', () => {
  fc.assert(
    fc.property(point, point, fc.double({ min: 1, max: 40, noNaN: true }), (from, to, reach) => {
      const isNear = (seat: number) => squaredDistanceToSegment(at(seat).x, at(seat).y, from, to) <= reach * reach;
      expect(findSeatsAlong(grid, from, to, reach).sort((a, b) => a - b)).toEqual(seats.filter(isNear));
    }),
  );
});

test('a plan without seats, or with all of them in one place, can be asked', () => {
  expect(findSeatAt(buildSeatGrid(gridPlan({ rows: 0 })), { x: 0, y: 0 }, 10)).toBe(-1);
  expect(findSeatAt(buildSeatGrid(gridPlan({})), { x: 1, y: 1 }, 10)).toBe(0);
});
