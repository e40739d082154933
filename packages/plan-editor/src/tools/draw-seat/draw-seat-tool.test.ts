import { expect, test } from 'vitest';
import { openHand, openHandOverRows } from '../../testing/hand.ts';

test('a click starts a row of one seat in the block that is drawn in', () => {
  const { desk, choose, click, pressEscape } = openHandOverRows();
  pressEscape();
  choose('drawSeat');
  click({ x: 0, y: 90 });
  expect(desk.document.blocks.map(({ rows }) => rows.map(({ label, seats }) => `${label} ${seats.length}`))).toEqual([
    ['A 5', 'B 5', 'C 1'],
  ]);
});

test('Escape lets go of the seat, then goes back to the tool that picks', () => {
  const { desk, choose, click, pressEscape, kinds } = openHand();
  choose('rows');
  choose('drawSeat');
  click({ x: 0, y: 0 });
  pressEscape();
  expect([desk.tool, kinds()]).toEqual(['drawSeat', []]);
  pressEscape();
  expect(desk.tool).toBe('rows');
});
