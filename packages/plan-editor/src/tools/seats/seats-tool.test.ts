import { expect, test } from 'vitest';
import { openHand, openHandOverRows } from '../../testing/hand.ts';

test('a drag of one seat leaves the rest of its row', () => {
  const { desk, choose, click, drag } = openHandOverRows();
  choose('seats');
  click({ x: 300, y: 300 });
  drag({ x: 0, y: 0 }, { x: 0, y: -60 }, { isFree: true });
  expect(desk.document.blocks[0]?.rows[0]?.seats.map(({ y }) => Math.round(y ?? 0))).toEqual([-60, 0, 0, 0, 0]);
});

test('a click on a figure selects it, and Escape selects nothing', () => {
  const { choose, click, drag, kinds, pressEscape } = openHand();
  choose('stage');
  drag({ x: 0, y: 0 }, { x: 100, y: 50 });
  pressEscape();
  choose('seats');
  click({ x: 50, y: 25 });
  expect(kinds()).toEqual(['shape']);
  pressEscape();
  expect(kinds()).toEqual([]);
});
