import { expect, test } from 'vitest';
import { openHand } from '../../testing/hand.ts';

const ENDS = [
  { x: -100, y: 0 },
  { x: 100, y: 0 },
] as const;

test('the third click draws rows whose middle lies where it was', () => {
  const { desk, choose, click } = openHand();
  choose('drawArc');
  for (const at of [...ENDS, { x: 0, y: 40 }]) click(at, { isFree: true });
  const seats = desk.document.blocks[0]?.rows[0]?.seats ?? [];
  expect(Math.abs(Math.max(...seats.map(({ y }) => y ?? 0)) - 40)).toBeLessThan(1);
});

test('a third place in line with the others draws a straight row', () => {
  const { desk, choose, click } = openHand();
  choose('drawArc');
  for (const at of [...ENDS, { x: 0, y: 0 }]) click(at, { isFree: true });
  const seats = desk.document.blocks[0]?.rows[0]?.seats ?? [];
  expect(seats.length).toBeGreaterThan(2);
  expect(seats.every(({ y }) => y === 0)).toBe(true);
});

test('Escape forgets the places that were clicked', () => {
  const { desk, choose, click, pressEscape } = openHand();
  choose('drawArc');
  for (const at of ENDS) click(at);
  pressEscape();
  click({ x: 0, y: 40 });
  expect(desk.document.blocks).toEqual([]);
});
