import { compilePlan } from '@parterre/seating-plan';
import { describe, expect, test } from 'vitest';
import { createTwoBlockPlan } from '#test/two-block-plan.ts';
import { countRangeSeats, groupByRow, listSeats, toRanges, toRuns } from './seat-ranges.ts';

const geometry = compilePlan(createTwoBlockPlan());

describe('ranges of seats', () => {
  test('join neighbours, sort and forget doubles', () => {
    expect(toRanges([7, 3, 4, 5, 4, 9])).toEqual([
      { from: 3, to: 5 },
      { from: 7, to: 7 },
      { from: 9, to: 9 },
    ]);
    expect(toRanges([])).toEqual([]);
  });

  test('give their seats back', () => {
    const seats = [0, 1, 2, 8, 11];
    expect([...listSeats(toRanges(seats))]).toEqual(seats);
    expect(countRangeSeats(toRanges(seats))).toBe(5);
  });
});

describe('seats in words', () => {
  test('are cut at the ends of rows and blocks', () => {
    const runs = toRuns(geometry, [{ from: 2, to: 9 }]);
    expect(runs.map(({ block, row, first, last, count }) => [block, row, first, last, count])).toEqual([
      ['Stalls', 'A', '3', '4', 2],
      ['Stalls', 'B', '1', '4', 4],
      ['Circle', 'AA', '1', '2', 2],
    ]);
  });

  test('name a row once with all its seats', () => {
    const groups = groupByRow(toRuns(geometry, toRanges([4, 5, 7, 8])));
    expect(groups).toEqual([
      { block: 'Stalls', row: 'B', seats: '1–2, 4', count: 3 },
      { block: 'Circle', row: 'AA', seats: '1', count: 1 },
    ]);
  });

  test('leave out what is beyond the plan', () => {
    expect(toRuns(geometry, [{ from: 10, to: 99 }])).toHaveLength(1);
  });
});
