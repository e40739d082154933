import { expect, test } from 'vitest';
import { LABELS, openHand } from '../testing/hand.ts';

test('a corner that was clicked twice counts once', () => {
  const { desk, choose, click, pressEnter } = openHand();
  choose('polygon');
  click({ x: 0, y: 0 });
  click({ x: 200, y: 0 });
  click({ x: 200, y: 0 });
  pressEnter();
  expect(desk.document.shapes).toEqual([]);
});

test('numbers draw what a drag from corner to corner would', () => {
  const dragged = openHand();
  const typed = openHand();
  const box = { from: { x: 0, y: 0 }, to: { x: 100, y: 50 } };
  for (const { choose } of [dragged, typed]) choose('area');
  dragged.drag(box.from, box.to);
  typed.desk.toolInHand.use.placeIn?.(typed.desk, box, LABELS);
  expect(typed.desk.document).toEqual(dragged.desk.document);
});

test('another tool forgets a figure that is half drawn', () => {
  const { desk, choose, click } = openHand();
  choose('polygon');
  click({ x: 0, y: 0 });
  choose('area');
  expect(desk.gesture).toBeNull();
});
