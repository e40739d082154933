import { expect, test } from 'vitest';
import { openHand } from '../../testing/hand.ts';

test('clicks and Enter draw a line through the places', () => {
  const { desk, choose, click, pressEnter, kinds } = openHand();
  choose('line');
  click({ x: 0, y: 0 });
  click({ x: 50, y: 0 });
  expect(pressEnter()).toBe(true);
  expect(desk.document.shapes).toMatchObject([
    {
      kind: 'line',
      points: [
        { x: 0, y: 0 },
        { x: 50, y: 0 },
      ],
    },
  ]);
  expect(kinds()).toEqual(['shape']);
});

test('one place is no line', () => {
  const { desk, choose, click, pressEnter } = openHand();
  choose('line');
  click({ x: 0, y: 0 });
  pressEnter();
  expect(desk.document.shapes).toEqual([]);
});

test('Escape forgets the places, so that Enter has nothing to finish', () => {
  const { desk, choose, click, pressEscape, pressEnter } = openHand();
  choose('line');
  click({ x: 0, y: 0 });
  click({ x: 50, y: 0 });
  pressEscape();
  expect(pressEnter()).toBe(false);
  expect(desk.document.shapes).toEqual([]);
});
