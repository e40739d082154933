import { expect, test } from 'vitest';
import { openHandOverRows } from '../../testing/hand.ts';

test('a click on a seat selects its block, and Escape selects nothing', () => {
  const { choose, click, kinds, pressEscape } = openHandOverRows();
  choose('blocks');
  click({ x: 48, y: 30 });
  expect(kinds()).toEqual(['block']);
  pressEscape();
  expect(kinds()).toEqual([]);
});

test('a drag of one seat moves every row of its block', () => {
  const { desk, choose, drag } = openHandOverRows();
  choose('blocks');
  drag({ x: 48, y: 30 }, { x: 48, y: 130 }, { isFree: true });
  expect(desk.document.blocks[0]?.rows.map(({ seats }) => Math.round(seats[0]?.y ?? 0))).toEqual([100, 130]);
});
