import { expect, test } from 'vitest';
import { openHand } from '../../testing/hand.ts';

const CORNERS = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
  { x: 100, y: 160 },
] as const;

test('a click on the first corner closes the polygon', () => {
  const { desk, choose, click, kinds } = openHand();
  choose('polygon');
  for (const at of [...CORNERS, CORNERS[0]]) click(at);
  expect(desk.document.shapes).toMatchObject([{ kind: 'polygon', points: CORNERS }]);
  expect(kinds()).toEqual(['shape']);
});

test('Escape forgets the corners that were clicked', () => {
  const { desk, choose, click, pressEscape, pressEnter } = openHand();
  choose('polygon');
  for (const at of CORNERS) click(at);
  pressEscape();
  expect(pressEnter()).toBe(false);
  expect(desk.document.shapes).toEqual([]);
});
