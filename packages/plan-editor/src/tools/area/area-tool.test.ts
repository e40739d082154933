import { expect, test } from 'vitest';
import { openHand } from '../../testing/hand.ts';

test('a drag draws a standing area from corner to corner and selects it', () => {
  const { desk, choose, drag, kinds } = openHand();
  choose('area');
  drag({ x: 0, y: 0 }, { x: 100, y: 50 });
  expect(desk.document.standingAreas).toEqual([
    {
      label: 'Standing',
      capacity: 100,
      outline: [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 50 },
        { x: 0, y: 50 },
      ],
    },
  ]);
  expect(kinds()).toEqual(['area']);
});

test('Escape in the middle of a drag draws no area', () => {
  const { desk, choose, pull, letGo, pressEscape } = openHand();
  choose('area');
  pull({ x: 0, y: 0 }, { x: 100, y: 50 });
  pressEscape();
  letGo();
  expect(desk.document.standingAreas).toEqual([]);
  expect(desk.tool).toBe('area');
});
