import { expect, test } from 'vitest';
import { snapPoint } from './snap-point.ts';

const neighbours = [
  { x: 103, y: 0 },
  { x: 200, y: 47 },
];

test('a point goes to the grid where no neighbour is near', () => {
  expect(snapPoint({ x: 56, y: 73 }, { gridStep: 10, reach: 4, neighbours })).toMatchObject({ x: 60, y: 70 });
});

test('the nearest neighbour in reach goes before the grid, on each axis by itself', () => {
  expect(snapPoint({ x: 101, y: 45 }, { gridStep: 10, reach: 4, neighbours })).toEqual({
    x: 103,
    y: 47,
    lineX: 103,
    lineY: 47,
  });
});

test('with both switched off a point stays where it is', () => {
  expect(snapPoint({ x: 101.5, y: 45 }, { gridStep: 0, reach: 0, neighbours })).toMatchObject({ x: 101.5, y: 45 });
});
