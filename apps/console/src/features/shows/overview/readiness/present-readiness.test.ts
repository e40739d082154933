import type { ReadinessEntry } from '@parterre/contract/shows';
import { describe, expect, it } from 'vitest';
import { findNoteKey, findRemedy, groupReadiness } from './present-readiness.ts';

const entry = (
  code: string,
  level: ReadinessEntry['level'],
  values: ReadinessEntry['values'] = {},
): ReadinessEntry => ({
  code,
  level,
  area: 'details',
  values,
});
const none = () => undefined;
const remedy = (found: ReadinessEntry, findTicket: (name: string) => number | undefined = none) =>
  findRemedy(found, 'K7M2QXRB', findTicket);

describe('what is missing', () => {
  it('leads to the page, and to the field where there is one', () => {
    expect(remedy(entry('PLAN_MISSING', 'error'))).toBe('/shows/K7M2QXRB/seating');
    expect(remedy(entry('SEATS_WITHOUT_PRICE', 'warning', { seats: 3 }))).toBe('/shows/K7M2QXRB/seats/tickets');
    expect(remedy(entry('START_PASSED', 'error'))).toBe('/shows/K7M2QXRB/details?field=startsAtLocal');
    expect(remedy(entry('TEXT_MISSING', 'warning', { culture: 'de', texts: 2 }))).toBe(
      '/shows/K7M2QXRB/details?drawer=translation&field=name&culture=de',
    );
  });

  it('opens the ticket it names, or the list when nothing has that name', () => {
    const tax = entry('TAX_MISSING', 'warning', { prices: 1, name: 'Circle' });
    expect(remedy(tax, (name) => (name === 'Circle' ? 12 : undefined))).toBe(
      '/shows/K7M2QXRB/tickets/12?field=taxRateId',
    );
    expect(remedy(tax)).toBe('/shows/K7M2QXRB/tickets');
  });

  it('names blocks one by one, the rest by their number', () => {
    expect(findNoteKey(entry('SEATS_WITHOUT_PRICE', 'warning', { block: 'Stalls', seats: 3 }))).toBe('block');
    expect(findNoteKey(entry('SEATS_WITHOUT_PRICE', 'warning', { blocks: 4, seats: 30 }))).toBe('blocks');
    expect(findNoteKey(entry('SEATS_WITHOUT_PRICE', 'error', { seats: 600 }))).toBe('allSeats');
    expect(findNoteKey(entry('PLAN_MISSING', 'error'))).toBe('PLAN_MISSING');
  });

  it('counts a check once, however many entries it has', () => {
    const grouped = groupReadiness([
      entry('SEATS_WITHOUT_PRICE', 'warning', { block: 'A', seats: 1 }),
      entry('SEATS_WITHOUT_PRICE', 'warning', { block: 'B', seats: 2 }),
      entry('PLAN_MISSING', 'passed'),
      entry('TAX_MISSING', 'passed'),
    ]);
    expect(grouped).toMatchObject({ passedCount: 2, total: 3 });
    expect(grouped.open).toHaveLength(2);
  });
});
