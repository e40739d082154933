import { expect, test } from 'vitest';
import { openHand } from '../../testing/hand.ts';

test('a click puts the point that the audience looks at, the next click moves it', () => {
  const { desk, choose, click } = openHand();
  choose('focus');
  click({ x: 50, y: -100 });
  expect(desk.document.focalPoint).toEqual({ x: 50, y: -100 });
  click({ x: 0, y: -200 });
  expect(desk.document.focalPoint).toEqual({ x: 0, y: -200 });
});

test('Escape goes back to the tool that picks and leaves the point', () => {
  const { desk, choose, click, pressEscape } = openHand();
  choose('focus');
  click({ x: 50, y: -100 });
  pressEscape();
  expect(desk.tool).toBe('seats');
  expect(desk.document.focalPoint).toEqual({ x: 50, y: -100 });
});
