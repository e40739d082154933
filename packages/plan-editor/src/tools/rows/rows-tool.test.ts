import { expect, test } from 'vitest';
import { openHandOverRows } from '../../testing/hand.ts';

test('a click on a seat selects its row, and Escape selects nothing', () => {
  const { choose, click, kinds, pressEscape } = openHandOverRows();
  choose('rows');
  click({ x: 48, y: 30 });
  expect(kinds()).toEqual(['row']);
  pressEscape();
  expect(kinds()).toEqual([]);
});

test('a frame over two rows takes both, once each', () => {
  const { choose, drag, kinds } = openHandOverRows();
  choose('rows');
  drag({ x: -30, y: -30 }, { x: 60, y: 60 });
  expect(kinds()).toEqual(['row', 'row']);
});
