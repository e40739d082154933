import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arcThrough } from './arc-through.ts';
import { curvedRows, straightRows } from './drawn-rows.ts';
import { outlineRound } from './outline-round.ts';

const CURVE = {
  centre: { x: 0, y: 0 },
  radius: 200,
  rows: 3,
  seats: 11,
  seatSpacing: 20,
  rowSpacing: 30,
  direction: 0,
  isFan: false,
};

test('a straight row runs along its angle and further rows lie behind it', () => {
  const options = { start: { x: 10, y: 5 }, rows: 2, seats: 3, seatSpacing: 20, rowSpacing: 30, angle: 0 };
  expect(straightRows(options)[1]!.map(({ x, y }) => [x, y])).toEqual([
    [10, 35],
    [30, 35],
    [50, 35],
  ]);
  const [down] = straightRows({ ...options, angle: 90 });
  expect(down!.map(({ x, y, rotation }) => [x, y, rotation])).toEqual([
    [10, 5, 90],
    [10, 25, 90],
    [10, 45, 90],
  ]);
});

test('curved rows keep their distance from the centre, run from left to right and face it', () => {
  const rows = curvedRows(CURVE);
  for (const [index, row] of rows.entries()) {
    for (const { x, y } of row) expect(Math.hypot(x, y)).toBeCloseTo(200 + index * 30, 1);
    expect(row.map(({ x }) => x)).toEqual(row.map(({ x }) => x).toSorted((a, b) => a - b));
    expect(row[5]).toEqual({ x: 0, y: 200 + index * 30, rotation: 0 });
  }
  // A seat on the left faces up and to the right, towards the centre.
  expect(rows[0]![0]!.x).toBeLessThan(0);
  expect(rows[0]![0]!.rotation).toBeGreaterThan(0);
  expect(rows[0]![0]!.rotation).toBeLessThan(90);
});

test('a fan has more seats in farther rows, at the same distance from each other', () => {
  const rows = curvedRows({ ...CURVE, isFan: true });
  expect(rows.map((row) => row.length)).toEqual([11, 13, 14]);
});

test('an arc goes through its three points', () => {
  const point = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) });
  fc.assert(
    fc.property(point, point, point, (from, to, via) => {
      const arc = arcThrough(from, to, via);
      if (!arc) return;
      for (const { x, y } of [from, to, via]) {
        expect(Math.hypot(x - arc.centre.x, y - arc.centre.y) / arc.radius).toBeCloseTo(1, 5);
      }
    }),
  );
  expect(arcThrough({ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 5, y: 0 })).toBeUndefined();
});

test('an arc that hangs down lies below its centre', () => {
  const arc = arcThrough({ x: -100, y: 0 }, { x: 100, y: 0 }, { x: 0, y: 100 });
  expect(arc?.centre.y).toBeCloseTo(0);
  expect(arc?.direction).toBeCloseTo(0);
  expect(arc?.length).toBeCloseTo(Math.PI * 100);
});

test('an outline has every seat inside and a margin round them', () => {
  const outline = outlineRound(
    [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
      { x: 20, y: 30 },
    ],
    10,
  );
  expect(Math.min(...outline!.map(({ x }) => x))).toBe(-10);
  expect(Math.max(...outline!.map(({ y }) => y))).toBe(40);
  expect(outlineRound([], 10)).toBeUndefined();
});

test('rows along an arc begin where the first point lies, whichever way it bulges', () => {
  const [left, right] = [
    { x: -100, y: 0 },
    { x: 100, y: 0 },
  ];
  for (const bulge of [60, -60]) {
    for (const [from, to] of [
      [left, right],
      [right, left],
    ] as const) {
      const arc = arcThrough(from, to, { x: 0, y: bulge });
      if (!arc) throw new Error('no arc');
      const seats = Math.round(arc.length / 20) + 1;
      for (const isFan of [false, true]) {
        for (const row of curvedRows({ ...CURVE, ...arc, seats, isFan })) {
          expect(Math.sign(row[0]!.x)).toBe(Math.sign(from.x));
          expect(Math.sign(row.at(-1)!.x)).toBe(Math.sign(to.x));
        }
      }
      const [first] = curvedRows({ ...CURVE, ...arc, seats });
      expect(Math.hypot(first![0]!.x - from.x, first![0]!.y - from.y)).toBeLessThan(20);
    }
  }
});
