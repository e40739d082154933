import { expect, test } from 'vitest';
import { allocate } from '../testing/allocate.ts';
import { gridPlan } from '../testing/grid-plan.ts';
import { SAMPLE_PALETTE } from '../testing/sample-palette.ts';
import { createSeatModel } from './create-seat-model.ts';
import { diffModel } from './diff.ts';
import { writeSeat } from './write-seat.ts';

const geometry = gridPlan({ blocks: 2, rows: 1, seats: 6 });

function start() {
  return createSeatModel(geometry, allocate(geometry, { price: 1 }), SAMPLE_PALETTE);
}

test('an untouched model has no diff', () => {
  expect(diffModel(start())).toEqual([]);
});

test('equal changes side by side are one range, across rows but not across blocks', () => {
  const model = start();
  for (const seat of [3, 4, 5, 6, 7]) writeSeat(model, seat, 2, 0);
  expect(diffModel(model)).toEqual([
    { block: 0, blockId: 100, ranges: [{ from: 3, to: 5, price: 2 }] },
    { block: 1, blockId: 101, ranges: [{ from: 6, to: 7, price: 2 }] },
  ]);
});

test('different changes and gaps part the ranges; a cleared value is 0 and an unchanged one is absent', () => {
  const model = start();
  writeSeat(model, 0, 2, 0);
  writeSeat(model, 1, 2, 1);
  writeSeat(model, 2, 0, 0);
  writeSeat(model, 4, 1, 2);
  expect(diffModel(model)).toEqual([
    {
      block: 0,
      blockId: 100,
      ranges: [
        { from: 0, to: 0, price: 2 },
        { from: 1, to: 1, price: 2, hold: 1 },
        { from: 2, to: 2, price: 0 },
        { from: 4, to: 4, hold: 2 },
      ],
    },
  ]);
});

test('an edit that is taken back leaves no trace', () => {
  const model = start();
  writeSeat(model, 0, 2, 0);
  writeSeat(model, 0, 1, 0);
  expect(diffModel(model)).toEqual([]);
  expect(model.editedCount).toBe(0);
});
