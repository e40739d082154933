import { expect, test } from 'vitest';
import { stepLabel } from './next-label.ts';

test.each([
  ['9', '10'],
  ['Box 7', 'Box 8'],
  ['H', 'J'],
  ['az', 'ba'],
  ['Stalls', 'Stalls 2'],
  ['', '1'],
  ['٩', '١٠'],
  ['صف ٣', 'صف ٤'],
  ['۱۹', '۲۰'],
  ['९', '१०'],
  ['席９', '席１０'],
  ['A٣7', 'A٣8'],
])('%j is followed by %j', (label, next) => {
  expect(stepLabel(label)).toBe(next);
});
