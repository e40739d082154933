import { expect, test } from 'vitest';
import { openHandOverRows } from '../../testing/hand.ts';

test('with no block selected a drag draws a new one, which rows go into from then on', () => {
  const { desk, choose, drag, kinds } = openHandOverRows();
  desk.editor.select([]);
  choose('outline');
  drag({ x: 200, y: 0 }, { x: 300, y: 60 });
  expect(desk.document.blocks.map(({ rows, outline }) => [rows.length, outline?.length])).toEqual([
    [2, undefined],
    [0, 4],
  ]);
  expect(kinds()).toEqual(['block']);
  expect(desk.targetBlock).toBe(desk.draft.root.blocks[1]);
});

test('Escape in the middle of a drag leaves the selected block without an outline', () => {
  const { desk, choose, click, pull, letGo, pressEscape, kinds } = openHandOverRows();
  choose('blocks');
  click({ x: 0, y: 0 });
  choose('outline');
  pull({ x: -20, y: -20 }, { x: 120, y: 60 });
  pressEscape();
  letGo();
  expect(desk.document.blocks.map(({ outline }) => outline)).toEqual([undefined]);
  expect(kinds()).toEqual(['block']);
});
