import { expect, test } from 'vitest';
import { createSeatModel } from '../model/create-seat-model.ts';
import { writeSeat } from '../model/write-seat.ts';
import { allocate } from '../testing/allocate.ts';
import { gridPlan } from '../testing/grid-plan.ts';
import { SAMPLE_PALETTE } from '../testing/sample-palette.ts';
import { discardEdits } from './discard-edits.ts';

const geometry = gridPlan({ rows: 2, seats: 5 });
const editedModel = () => {
  const model = createSeatModel(geometry, allocate(geometry, { price: 1 }), SAMPLE_PALETTE);
  for (const seat of [2, 5, 7]) writeSeat(model, seat, 2, 1);
  return model;
};

test('some edits go back to the base and the others stay; seats without an edit are no part of the patch', () => {
  const model = editedModel();
  const patch = discardEdits(model, [7, 0, 2]);
  expect([...patch.seats]).toEqual([2, 7]);
  expect([...patch.price]).toEqual([2, 2]);
  expect([...model.price].map((price, seat) => (price === 2 ? seat : -1)).filter((seat) => seat >= 0)).toEqual([5]);
  expect(model.editedCount).toBe(1);
});

test('without seats every edit goes back', () => {
  const model = editedModel();
  expect([...discardEdits(model).seats]).toEqual([2, 5, 7]);
  expect(model.editedCount).toBe(0);
});
