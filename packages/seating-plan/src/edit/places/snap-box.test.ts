import { expect, test } from 'vitest';
import { snapBox } from './snap-box.ts';

const box = (minX: number, minY: number, width: number, height: number) => ({
  minX,
  minY,
  maxX: minX + width,
  maxY: minY + height,
});
const OPTIONS = { reach: 5, slack: 0 };

test('a box comes to the nearest edge or middle of another', () => {
  const others = [box(100, 0, 60, 20)];
  expect(snapBox(box(103, 200, 40, 20), { ...OPTIONS, others }).x).toMatchObject({ shift: -3 });
  expect(snapBox(box(108, 200, 40, 20), { ...OPTIONS, others }).x).toEqual({
    shift: 2,
    guides: [{ kind: 'line', axis: 'x', at: 130 }],
  });
  expect(snapBox(box(400, 300, 40, 20), { ...OPTIONS, others })).toEqual({ x: null, y: null });
});

test('a row comes as far behind the last one as that lies behind the one before', () => {
  const rows = [box(0, 0, 100, 0), box(0, 30, 100, 0)];
  expect(snapBox(box(7, 63, 100, 0), { ...OPTIONS, others: rows }).y).toEqual({
    shift: -3,
    guides: [
      { kind: 'gap', axis: 'y', from: 0, to: 30, at: 57 },
      { kind: 'gap', axis: 'y', from: 30, to: 60, at: 57 },
    ],
  });
  expect(snapBox(box(7, -28, 100, 0), { ...OPTIONS, others: rows }).y).toMatchObject({ shift: -2 });
});

test('between two neighbours a box comes to the middle of the gap', () => {
  const others = [box(0, 0, 40, 20), box(140, 0, 40, 20)];
  expect(snapBox(box(73, 4, 40, 20), { ...OPTIONS, others }).x).toMatchObject({ shift: -3 });
});

test('only what lies beside it counts for equal distances', () => {
  const others = [box(0, 500, 40, 20), box(60, 500, 40, 20)];
  expect(snapBox(box(122, 0, 30, 20), { ...OPTIONS, others }).x).toBeNull();
});

test('seats are boxes without extent', () => {
  const seats = [0, 24].map((x) => box(x, 0, 0, 0));
  expect(snapBox(box(50, 2, 0, 0), { ...OPTIONS, slack: 8, others: seats })).toMatchObject({
    x: { shift: -2 },
    y: { shift: -2 },
  });
});
