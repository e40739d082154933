import { expect, test } from 'vitest';
import { setKind, setMode } from '../../engine/dispatch.ts';
import { allocate } from '../../testing/allocate.ts';
import { gridPlan } from '../../testing/grid-plan.ts';
import { script } from '../../testing/script.ts';

const geometry = gridPlan({ rows: 3, seats: 6 });

function start(options = {}) {
  const user = script({ geometry, allocation: allocate(geometry, { price: 1, sold: [2], inBasket: [3] }), ...options });
  user.choose('brush');
  return user;
}

test('an armed brush assigns along its path while it moves', () => {
  const user = start();
  user.arm({ price: 2 });
  user.press(0);
  user.expectTool('brush.painting');
  user.expectAllocation([0], { price: 2 });
  user.move(5);
  user.expectAllocation([0, 1, 4, 5], { price: 2 });
  user.release(5);
  user.expectTool('brush.idle');
});

test('one stroke is one undo step, however many moves it took', () => {
  const user = start();
  user.arm({ price: 3 });
  user.drag([0, 1, 4, 5, 11, 6]);
  expect(user.engine.snapshot.undoDepth).toBe(1);
  user.undo();
  user.expectAllocation([0, 1, 4, 5, 6, 7, 8, 9, 10, 11], { price: 1 });
  expect(user.engine.snapshot.isDirty).toBe(false);
});

test('sold seats and seats in baskets on the path are crossed and stay as they are', () => {
  const user = start();
  user.arm({ price: 2 });
  user.drag([0, 5]);
  user.expectAllocation([2, 3], { price: 1 });
  user.expectSelection([0, 1, 2, 3, 4, 5]);
  expect(user.engine.snapshot.skippedCount).toBe(2);
  expect(user.engine.snapshot.selectionValueMinor).toBe(4 * 5000);
});

test('a brush armed with a hold leaves the prices, and one armed with nothing to give clears', () => {
  const user = start();
  user.arm({ hold: 2 });
  user.drag([6, 8]);
  user.expectAllocation([6, 7, 8], { price: 1, hold: 2 });
  user.expectState(7, 'BLOCKED');
  user.arm({ price: null });
  user.drag([6, 8]);
  user.expectAllocation([6, 7, 8], { price: 0, hold: 2 });
});

test('an unarmed brush selects along its path, adding with Shift and removing with Alt', () => {
  const user = start();
  user.press(6);
  user.expectTool('brush.selecting');
  user.move(8);
  user.release(8);
  user.expectSelection([6, 7, 8]);
  user.drag([14, 16], { shift: true });
  user.expectSelection([6, 7, 8, 14, 15, 16]);
  user.drag([7, 8], { alt: true });
  user.expectSelection([6, 14, 15, 16]);
  expect(user.engine.snapshot.undoDepth).toBe(0);
});

test('Alt keeps an armed brush from painting: it takes seats out of the selection', () => {
  const user = start();
  user.arm({ price: 2 });
  user.drag([6, 8]);
  user.drag([7, 8], { alt: true });
  user.expectSelection([6]);
  user.expectAllocation([7, 8], { price: 2 });
});

test('Escape during a stroke takes the paint off and leaves no undo step', () => {
  const user = start();
  user.arm({ price: 2 });
  user.press(6);
  user.move(10);
  user.key('Escape');
  user.expectTool('brush.idle');
  user.expectAllocation([6, 7, 8, 9, 10], { price: 1 });
  expect(user.engine.snapshot).toMatchObject({ undoDepth: 0, isDirty: false });
});

test('a brush armed with a ticket is not armed any more when the map turns to holds', () => {
  const user = start();
  user.arm({ price: 2 });
  setKind(user.engine, 'holds');
  user.drag([6, 8]);
  user.expectAllocation([6, 7, 8], { price: 1 });
  user.expectSelection([6, 7, 8]);
});

test('what was painted is let go as soon as something else is armed, put down or shown', () => {
  const user = start();
  const paint = () => {
    user.arm({ price: 2 });
    user.drag([6, 8]);
    user.expectSelection([6, 7, 8]);
  };
  paint();
  user.arm({ price: 3 });
  user.expectSelection([]);
  paint();
  user.arm(null);
  user.expectSelection([]);
  paint();
  setKind(user.engine, 'holds');
  user.expectSelection([]);
});

test('what was selected for its own sake stays when something is armed', () => {
  const user = start();
  user.drag([6, 8]);
  user.arm({ price: 2 });
  user.expectSelection([6, 7, 8]);
  user.assign({ price: 2 });
  user.arm({ price: 3 });
  user.expectSelection([]);
});

test('a map that may no longer be changed keeps its edits, undoes the running stroke and disarms', () => {
  const user = start();
  user.arm({ price: 2 });
  user.drag([6, 7]);
  user.press(8);
  setMode(user.engine, 'view');
  user.release(8);
  user.expectAllocation([6, 7], { price: 2 });
  user.expectAllocation([8], { price: 1 });
  expect(user.engine.armed).toBeNull();
});

test('a map that is only looked at is never painted', () => {
  const user = start({ mode: 'view' });
  user.arm({ price: 2 });
  user.drag([6, 8]);
  user.expectAllocation([6, 7, 8], { price: 1 });
  user.expectSelection([6, 7, 8]);
});
