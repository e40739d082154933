import { expect, it } from 'vitest';
import { listWeeks, shiftMonth } from './instalment-calendar.tsx';

it('a month is whole weeks from Monday', () => {
  const weeks = listWeeks('2026-11');
  // 1 November 2026 is a Sunday.
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(30);
  expect(listWeeks('2027-02')).toHaveLength(4);
});

it('months go on over the end of a year', () => {
  expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});
