import { buildPointGrid, findPointAt } from '@parterre/canvas';
import { expect, test } from 'vitest';
import { gridPlan } from '../testing/grid-plan.ts';
import { placeBlockNames, placeRowNames } from './place-names.ts';

test('a block is named behind its last row, turned as its seats are', () => {
  const plan = gridPlan({ rows: 4, seats: 6, rotation: 30 });
  const grid = buildPointGrid(plan);
  const [name] = placeBlockNames(plan, grid);
  expect(name?.beside?.text).toBe('A');
  expect(name?.beside?.angle).toBeCloseTo(Math.PI / 6);
  expect(findPointAt(grid, name!.beside!, plan.pitch * 0.6)).toBe(-1);
});

test('a name is never upside down', () => {
  const plan = gridPlan({ rows: 4, seats: 6, rotation: 180 });
  expect(Math.cos(placeBlockNames(plan, buildPointGrid(plan))[0]!.beside!.angle)).toBeGreaterThan(0);
});

test('a row is named beside its first seat unless another seat stands there', () => {
  const apart = gridPlan({ blocks: 2, rows: 2, seats: 3 });
  expect(placeRowNames(apart, buildPointGrid(apart)).map((place) => place?.text)).toEqual(['1', '2', '1', '2']);
  const near = { ...apart, x: apart.x.map((x, seat) => (apart.block[seat] === 1 ? x - 60 : x)) };
  expect(placeRowNames(near, buildPointGrid(near)).map((place) => place?.text)).toEqual([
    '1',
    '2',
    undefined,
    undefined,
  ]);
});
