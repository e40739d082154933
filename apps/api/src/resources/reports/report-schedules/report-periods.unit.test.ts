import { describe, expect, it } from 'vitest';
import { findEventDays, findSalesDays } from './report-periods.ts';

it.each([
  ['as-asked', undefined],
  ['yesterday', { salesFrom: '2027-02-28', salesTo: '2027-02-28' }],
  ['last-7-days', { salesFrom: '2027-02-22', salesTo: '2027-02-28' }],
  ['last-month', { salesFrom: '2027-02-01', salesTo: '2027-02-28' }],
] as const)('the days of sale of %s end with the day before, on the clock of the zone', (salesPeriod, days) => {
  const at = new Date('2027-02-28T23:30:00Z');
  expect(findSalesDays({ salesPeriod, timeZone: 'Europe/Berlin' }, at)).toEqual(days);
});

describe('the days of the events', () => {
  const at = new Date('2026-11-19T23:30:00Z');

  it.each([
    ['as-asked', undefined],
    ['around-now', ['2026-10-01', '2027-01-31']],
    ['last-7-days', ['2026-11-14', '2026-11-20']],
    ['last-30-days', ['2026-10-22', '2026-11-20']],
    ['last-90-days', ['2026-08-23', '2026-11-20']],
    ['this-week', ['2026-11-16', '2026-11-22']],
    ['this-month', ['2026-11-01', '2026-11-30']],
    ['future', ['2026-11-20', '2099-12-31']],
  ] as const)('of %s are counted from the day of the run on its clock', (eventPeriod, days) => {
    const found = findEventDays({ eventPeriod, timeZone: 'Europe/Berlin' }, at);
    expect(found && [found.dateFrom, found.dateTo]).toEqual(days);
  });
});
