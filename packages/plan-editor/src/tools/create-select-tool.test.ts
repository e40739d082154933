import { expect, test } from 'vitest';
import { tap } from '../editor/editor-desk.ts';
import { createTouch } from '../editor/touch.ts';
import { openHand, openHandOverRows } from '../testing/hand.ts';

test('Escape in the middle of a drag leaves the seats where they were', () => {
  const { desk, choose, click, pull, letGo, pressEscape } = openHandOverRows();
  choose('rows');
  click({ x: 0, y: 30 });
  const before = desk.document;
  pull({ x: 0, y: 30 }, { x: 0, y: 130 });
  pressEscape();
  letGo();
  expect(desk.document).toEqual(before);
});

test('a click in which the hand moved by a pixel moves nothing to the grid', () => {
  const { desk, choose, drag, kinds } = openHandOverRows();
  choose('seats');
  const before = desk.document;
  drag({ x: 96, y: 30 }, { x: 96.5, y: 30 });
  expect(desk.document).toEqual(before);
  expect(kinds()).toEqual(['seat']);
});

test('a frame with Shift adds to what is selected', () => {
  const { choose, click, drag, kinds } = openHandOverRows();
  choose('seats');
  click({ x: 96, y: 30 });
  drag({ x: -30, y: -30 }, { x: 30, y: 15 }, { isAdding: true });
  expect(kinds()).toEqual(['seat', 'seat', 'seat']);
});

test('a finger that taps selects what is under it, or nothing', () => {
  const { desk, choose, kinds } = openHandOverRows();
  choose('blocks');
  const { scale, offsetX, offsetY } = desk.camera;
  tap(desk, { x: offsetX, y: offsetY });
  expect(kinds()).toEqual(['block']);
  tap(desk, { x: offsetX + 300 * scale, y: offsetY + 300 * scale });
  expect(kinds()).toEqual([]);
});

test('the trace picture follows the pointer, and is where it was when a key, another tool or a second finger ends the drag', () => {
  const hand = openHand();
  hand.desk.setTrace({ url: '/picture', width: 400, height: 200, x: -200, y: -100, scale: 1, opacity: 0.5 });
  hand.desk.set({ isTraceMovable: true, tool: 'seats' });
  hand.pull({ x: 0, y: 0 }, { x: 30, y: 20 });
  expect(hand.desk.trace).toMatchObject({ x: -170, y: -80 });
  hand.pressEscape();
  expect(hand.desk.trace).toMatchObject({ x: -200, y: -100 });
  expect(hand.desk.gesture).toBeNull();
  hand.pull({ x: 0, y: 0 }, { x: 30, y: 20 });
  hand.desk.set({ tool: 'rows' });
  expect(hand.desk.trace).toMatchObject({ x: -200, y: -100 });
  hand.desk.set({ tool: 'seats' });
  hand.pull({ x: 0, y: 0 }, { x: 30, y: 20 });
  const touch = createTouch(hand.desk, true);
  touch.press(1, { x: 0, y: 0 });
  touch.press(2, { x: 50, y: 0 });
  expect(hand.desk.trace).toMatchObject({ x: -200, y: -100 });
  hand.drag({ x: 0, y: 0 }, { x: 30, y: 20 });
  expect(hand.desk.trace).toMatchObject({ x: -170, y: -80 });
});
