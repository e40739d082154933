import { expect, test } from 'vitest';
import { findDays, findEventPeriod } from './event-period.ts';

const TODAY = '2026-11-20';
const asked = { promoterCode: 'harbour-hall' };

test.each([
  ['2026-10-01', '2027-01-31', 'around-now'],
  ['2026-11-14', '2026-11-20', 'last-7-days'],
  ['2026-11-16', '2026-11-22', 'this-week'],
  ['2026-11-20', '2099-12-31', 'future'],
  ['2026-11-14', '2026-11-19', 'as-asked'],
])('the days from %s to %s are the period %s', (dateFrom, dateTo, period) => {
  expect(findEventPeriod({ ...asked, dateFrom, dateTo }, TODAY)).toBe(period);
  const venueSelection = { venueIds: [3], dateFrom, dateTo };
  expect(findEventPeriod({ ...asked, venueSelection }, TODAY)).toBe(period);
});

test('a selection of named events or of all days has no period', () => {
  expect(findDays({ ...asked, showSelection: { showCodes: ['K7M2QXRB'] } })).toBeUndefined();
  expect(findEventPeriod(asked, TODAY)).toBe('as-asked');
});
