import { expect, test } from 'vitest';
import { gridPlan } from '../testing/grid-plan.ts';
import { script } from '../testing/script.ts';

const geometry = gridPlan({ blocks: 2, rows: 3, seats: 4 });

function at(seat: number) {
  const user = script({ geometry });
  user.choose('seat');
  user.engine.cursor = seat;
  return user;
}

test('arrows walk along the row and from row to row', () => {
  const user = at(5);
  user.key('ArrowRight');
  expect(user.engine.cursor).toBe(6);
  user.key('ArrowUp');
  expect(user.engine.cursor).toBe(2);
  user.key('ArrowLeft');
  expect(user.engine.cursor).toBe(1);
  user.key('ArrowDown');
  expect(user.engine.cursor).toBe(5);
});

test('the end of a row leads into the next block, and the end of the house stops', () => {
  const user = at(7);
  user.key('ArrowRight');
  expect(user.engine.cursor).toBe(16);
  user.key('ArrowLeft');
  expect(user.engine.cursor).toBe(7);
  const end = at(0);
  end.key('ArrowLeft');
  end.key('ArrowUp');
  expect(end.engine.cursor).toBe(0);
});

test('the first arrow puts the cursor on the hovered seat, else near the middle of the screen', () => {
  const user = script({ geometry });
  user.move(9);
  user.key('ArrowRight');
  expect(user.engine.cursor).toBe(9);
  const other = script({ geometry });
  other.key('ArrowRight');
  expect(other.engine.snapshot.cursor).not.toBeNull();
});

test('Enter and Space toggle the seat under the cursor', () => {
  const user = at(5);
  user.key('Enter');
  user.expectSelection([5]);
  user.key(' ');
  user.expectSelection([]);
});

test('Space that was used to pan toggles nothing', () => {
  const user = at(5);
  user.hold(' ');
  user.drag([
    { x: 500, y: 400 },
    { x: 520, y: 400 },
  ]);
  user.letGo(' ');
  user.expectSelection([]);
});

test('Shift and an arrow select what the cursor leaves and reaches', () => {
  const user = at(4);
  user.key('ArrowRight', { shift: true });
  user.key('ArrowRight', { shift: true });
  user.expectSelection([4, 5, 6]);
});

test('Control and A select the block of the cursor', () => {
  const user = at(14);
  user.key('a', { ctrl: true });
  user.expectSelection([12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);
});

test('Escape clears the selection first and the cursor after it, and then belongs to the page', () => {
  const user = at(5);
  user.key('Enter');
  expect(user.key('Escape')).toBe(true);
  user.expectSelection([]);
  expect(user.engine.cursor).toBe(5);
  expect(user.key('Escape')).toBe(true);
  expect(user.engine.cursor).toBe(-1);
  expect(user.key('Escape')).toBe(false);
});

test('digits, letters and unknown keys are left to the page', () => {
  const user = at(5);
  for (const key of ['1', 'b', 'Tab', 'F5']) expect(user.key(key)).toBe(false);
  expect(user.key('z', { ctrl: true })).toBe(false);
});

test('a cursor that walks off the screen takes the map along', () => {
  const wide = gridPlan({ rows: 1, seats: 200 });
  const user = script({ geometry: wide });
  user.engine.cursor = 0;
  user.wheel(0, -400);
  user.wheel(0, -400);
  user.wheel(0, -400);
  for (let step = 0; step < 80; step++) user.key('ArrowRight');
  expect(user.engine.cursor).toBe(80);
  const { x } = user.placeOf(80);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x).toBeLessThanOrEqual(1000);
});
