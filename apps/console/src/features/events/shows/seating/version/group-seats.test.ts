import { expect, test } from 'vitest';
import { groupSeats } from './group-seats.ts';

test('seats are named row by row, numbers that follow each other as one span', () => {
  const seats = ['1', '2', '3', '5', '7A', '8', '9'].map((seat) => `Stalls Left|A|${seat}`);
  expect(groupSeats([...seats, 'Circle|10|1'])).toEqual([
    { row: 'Stalls Left A', seats: '1–3, 5, 7A, 8–9' },
    { row: 'Circle 10', seats: '1' },
  ]);
});

test('what only looks like a number is no span: 01 and 02, or a row numbered from the other end', () => {
  expect(groupSeats(['A|1|01', 'A|1|02', 'A|2|3', 'A|2|2'])).toEqual([
    { row: 'A 1', seats: '01, 02' },
    { row: 'A 2', seats: '3, 2' },
  ]);
  expect(groupSeats([])).toEqual([]);
});
