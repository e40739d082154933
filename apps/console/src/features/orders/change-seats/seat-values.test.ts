import { expect, test } from 'vitest';
import { toSeatId } from './seat-values.ts';

test('a seat is read however it is typed', () => {
  for (const typed of ['Stalls|A|12', ' Stalls | A | 12 ', 'Stalls A 12', 'Stalls, A 12', 'Stalls,A,12'])
    expect(toSeatId(typed)).toBe('Stalls|A|12');
  expect(toSeatId('Royal Circle B 3')).toBe('Royal Circle|B|3');
  expect(toSeatId('A12')).toBe('A12');
});
