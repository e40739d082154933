import { expect, test } from 'vitest';
import { openHand } from '../../testing/hand.ts';

test('a drag draws a stage with its word in the language of who draws', () => {
  const { desk, choose, drag, kinds } = openHand();
  choose('stage');
  drag({ x: 0, y: 0 }, { x: 100, y: 50 });
  expect(desk.document.shapes).toMatchObject([{ kind: 'stage', text: 'Stage' }]);
  expect(desk.document.shapes[0]?.points).toHaveLength(4);
  expect(kinds()).toEqual(['shape']);
});

test('Escape in the middle of a drag draws no stage', () => {
  const { desk, choose, pull, letGo, pressEscape } = openHand();
  choose('stage');
  pull({ x: 0, y: 0 }, { x: 100, y: 50 });
  pressEscape();
  letGo();
  expect(desk.document.shapes).toEqual([]);
});
