import { expect, test } from 'vitest';
import { readSeats, toSeatId } from './read-seats.ts';

test('a seat is read however it is typed', () => {
  for (const typed of ['Stalls|A|12', ' Stalls | A | 12 ', 'Stalls A 12', 'Stalls, A 12', 'Stalls,A,12'])
    expect(toSeatId(typed)).toBe('Stalls|A|12');
  expect(toSeatId('Royal Circle B 3')).toBe('Royal Circle|B|3');
  expect(toSeatId('A12')).toBe('A12');
});

test('several seats are separated by lines or semicolons', () => {
  expect(readSeats('Stalls A 12\n\nStalls A 13; Stalls, A 14\n')).toEqual([
    'Stalls|A|12',
    'Stalls|A|13',
    'Stalls|A|14',
  ]);
  expect(readSeats(' \n ')).toEqual([]);
});
