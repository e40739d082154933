import { compilePlan } from '@parterre/seating-plan';
import { expect, test } from 'vitest';
import { createTwoBlockPlan } from '../../../../test/two-block-plan.ts';
import { findSeats } from './find-seats.ts';

const geometry = compilePlan(createTwoBlockPlan());
const find = (typed: string) => findSeats(geometry, typed).map((found) => found.seat);

test.each([
  ['stalls b 3', [6]],
  ['Stalls|B|3', [6]],
  ['  STALLS   b  3 ', [6]],
  ['circ aa 2', [9]],
  ['b 3', [6]],
  ['b3', [6]],
  ['stalls b3', [6]],
  ['aa', [8]],
  ['circle', [8]],
  ['stalls', [0, 4]],
])('%j finds the seats %j', (typed, seats) => {
  expect(find(typed)).toEqual(seats);
});

test('nothing is found for nothing, for another plan and for a seat that does not exist', () => {
  expect(find('')).toEqual([]);
  expect(find('balcony a 1')).toEqual([]);
  expect(find('stalls a 99')).toEqual([]);
});

test('a found seat is named in full', () => {
  expect(findSeats(geometry, 'circle aa 4')).toEqual([{ seat: 11, block: 'Circle', row: 'AA', label: '4' }]);
});

test('no more are answered than asked for', () => {
  expect(findSeats(geometry, 'stalls', 1)).toHaveLength(1);
});
