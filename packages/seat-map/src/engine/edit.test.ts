import { expect, test } from 'vitest';
import { allocate } from '../testing/allocate.ts';
import { gridPlan } from '../testing/grid-plan.ts';
import { script } from '../testing/script.ts';
import { discard } from './edit.ts';
import { publish } from './publish.ts';
import { selectOnly } from './select-seats.ts';

const geometry = gridPlan({ rows: 2, seats: 10 });

function start(options = {}) {
  return script({ geometry, allocation: allocate(geometry, { price: 1, ...options }) });
}

function select(user: ReturnType<typeof start>, seats: number[]) {
  selectOnly(user.engine, seats);
  publish(user.engine);
}

test('assigning skips sold seats and baskets and says which and why', () => {
  const user = start({ sold: [1], inBasket: [2] });
  select(user, [0, 1, 2, 3]);
  const result = user.assign({ price: 2 });
  expect(result).toEqual({
    changed: 2,
    skipped: [
      { seat: 1, reason: 'SOLD' },
      { seat: 2, reason: 'BASKET' },
    ],
  });
  user.expectAllocation([0, 3], { price: 2 });
  user.expectAllocation([1, 2], { price: 1 });
  expect(user.engine.snapshot.skippedCount).toBe(2);
});

test('what is not named stays, null clears, and a seat that already is as wanted is no change', () => {
  const user = start({ holds: { 0: 1 } });
  select(user, [0, 1]);
  expect(user.assign({ price: 2 }).changed).toBe(2);
  user.expectAllocation([0], { price: 2, hold: 1 });
  expect(user.assign({ hold: null }).changed).toBe(1);
  user.expectAllocation([0, 1], { price: 2, hold: 0 });
  expect(user.assign({ price: 2, hold: null }).changed).toBe(0);
  expect(user.engine.snapshot.undoDepth).toBe(2);
});

test('undo walks back step by step and restores exactly what was', () => {
  const user = start({ holds: { 4: 2 } });
  select(user, [3, 4, 5]);
  user.assign({ price: 2, hold: 1 });
  select(user, [4]);
  user.assign({ price: null });
  user.undo();
  user.expectAllocation([3, 4, 5], { price: 2, hold: 1 });
  user.undo();
  user.expectAllocation([3, 5], { price: 1, hold: 0 });
  user.expectAllocation([4], { price: 1, hold: 2 });
  expect(user.undo()).toBe(false);
});

test('undo and discarding during a stroke give the stroke up, so that no seat is in two steps', () => {
  const user = start();
  user.choose('brush');
  user.arm({ price: 2 });
  user.drag([0, 5]);
  user.expectAllocation([0, 5], { price: 2 });
  user.arm({ price: 3 });
  user.press(0);
  user.move(5);
  expect(user.undo()).toBe(true);
  user.move(0);
  user.release(0);
  user.expectAllocation([0, 5], { price: 2 });
  expect(user.undo()).toBe(true);
  user.expectAllocation([0, 5], { price: 1 });
  expect(user.undo()).toBe(false);
  user.press(0);
  user.move(5);
  expect([user.undo(), user.engine.snapshot.isDirty]).toEqual([true, false]);
  user.release(5);
  user.press(0);
  user.move(5);
  discard(user.engine);
  user.release(5);
  user.expectAllocation([0, 5], { price: 1 });
});

test('five undo points are kept and the sixth forgets the oldest', () => {
  const user = start();
  for (let step = 0; step < 6; step++) {
    select(user, [step]);
    user.assign({ price: 3 });
  }
  expect(user.engine.snapshot.undoDepth).toBe(5);
  for (let step = 0; step < 5; step++) expect(user.undo()).toBe(true);
  expect(user.undo()).toBe(false);
  user.expectAllocation([0], { price: 3 });
  user.expectAllocation([1, 2, 3, 4, 5], { price: 1 });
});

test('discarding goes back to the base and can itself be undone', () => {
  const user = start();
  select(user, [0, 1]);
  user.assign({ price: 2 });
  discard(user.engine);
  user.expectAllocation([0, 1], { price: 1 });
  expect(user.engine.snapshot.isDirty).toBe(false);
  user.undo();
  user.expectAllocation([0, 1], { price: 2 });
});

test('red crosses stay until the selection is cleared', () => {
  const user = start({ sold: [1] });
  select(user, [0, 1]);
  user.assign({ price: 2 });
  expect(user.engine.snapshot.skippedCount).toBe(1);
  user.key('Escape');
  expect(user.engine.snapshot.skippedCount).toBe(0);
});

test('the value of the selection leaves out what cannot change', () => {
  const user = start({ sold: [1] });
  select(user, [0, 1, 2]);
  expect(user.engine.snapshot).toMatchObject({ selectionSize: 3, selectionValueMinor: 20000 });
});
