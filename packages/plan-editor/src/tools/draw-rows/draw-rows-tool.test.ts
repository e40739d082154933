import { expect, test } from 'vitest';
import { openHand } from '../../testing/hand.ts';

test('a drag leaves the rows that were sketched on the way', () => {
  const { desk, choose, pull, letGo } = openHand();
  choose('drawRows');
  pull({ x: 0, y: 0 }, { x: 96, y: 0 });
  const sketch = desk.gesture && desk.toolInHand.use.sketchRows?.(desk, desk.gesture);
  letGo();
  expect(desk.document.blocks[0]?.rows.map(({ seats }) => seats.length)).toEqual(sketch?.map((row) => row.length));
});

test('a click without a drag draws no row', () => {
  const { desk, choose, click } = openHand();
  choose('drawRows');
  click({ x: 0, y: 0 });
  expect(desk.document.blocks).toEqual([]);
  expect(desk.gesture).toBeNull();
});

test('Escape in the middle of a drag draws no row', () => {
  const { desk, choose, pull, letGo, pressEscape } = openHand();
  choose('drawRows');
  pull({ x: 0, y: 0 }, { x: 96, y: 0 });
  pressEscape();
  letGo();
  expect(desk.document.blocks).toEqual([]);
});
