import { expect, test } from 'vitest';
import { openHand, openHandOverRows } from '../../testing/hand.ts';

test('a click writes words as large as the seats are apart', () => {
  const { desk, choose, click, kinds } = openHandOverRows();
  choose('text');
  click({ x: 200, y: -60 });
  expect(desk.document.shapes).toMatchObject([{ kind: 'text', text: 'Text', points: [{ x: 200, y: -60 }], size: 24 }]);
  expect(kinds()).toEqual(['shape']);
});

test('Escape lets go of the words, then goes back to the tool that picks', () => {
  const { desk, choose, click, pressEscape } = openHand();
  choose('text');
  click({ x: 0, y: 0 });
  pressEscape();
  expect(desk.tool).toBe('text');
  pressEscape();
  expect(desk.tool).toBe('seats');
  expect(desk.document.shapes).toHaveLength(1);
});
