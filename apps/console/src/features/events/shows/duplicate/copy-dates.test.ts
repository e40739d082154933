import { LIMITS } from '@parterre/contract/choices/limits';
import { describe, expect, it } from 'vitest';
import { addDates, isInGap, listRepeats, toDateBody } from './copy-dates.ts';

const at = (startsAtLocal: string) => ({ startsAtLocal, overlap: null });

describe('the dates of new events', () => {
  it('repeat every day or week up to and with a day, at the same time on the clock', () => {
    expect(listRepeats('2026-10-24T19:30:00', 'day', '2026-10-26')).toEqual([
      '2026-10-24T19:30:00',
      '2026-10-25T19:30:00',
      '2026-10-26T19:30:00',
    ]);
    expect(listRepeats('2026-12-24T19:30', 'week', '2027-01-07')).toEqual([
      '2026-12-24T19:30:00',
      '2026-12-31T19:30:00',
      '2027-01-07T19:30:00',
    ]);
  });

  it('are a single date without a repeat, and none without a time or after the last day', () => {
    expect(listRepeats('2026-12-24T19:30:00', 'once', '')).toEqual(['2026-12-24T19:30:00']);
    expect(listRepeats('24/12', 'day', '2027-01-01')).toEqual([]);
    expect(listRepeats('2026-12-24', 'once', '')).toEqual([]);
    expect(listRepeats('2026-12-24T19:30:00', 'week', '2026-12-01')).toEqual([]);
  });

  it('are in order, without duplicates, and never more than the server accepts', () => {
    const { dates, known, left } = addDates(
      [at('2026-12-24T19:30:00')],
      ['2026-12-20T19:30:00', '2026-12-24T19:30:00'],
    );
    expect(dates.map(({ startsAtLocal }) => startsAtLocal.slice(8, 10))).toEqual(['20', '24']);
    expect([known, left]).toEqual([1, 0]);
    const year = listRepeats('2027-01-01T19:30:00', 'day', '2027-12-31');
    expect(year).toHaveLength(LIMITS.show.copies + 1);
    expect(addDates([], year)).toMatchObject({ known: 0, left: 1 });
    expect(addDates([], year).dates).toHaveLength(LIMITS.show.copies);
  });

  it('say where the clock skips a time', () => {
    expect(isInGap(at('2027-03-14T02:30:00'), 'America/New_York')).toBe(true);
    expect(isInGap(at('2026-11-01T01:30:00'), 'America/New_York')).toBe(false);
  });

  it('are sent with which of two times is meant, the first unless somebody said so', () => {
    const send = (time: string, overlap: 'second' | null) =>
      toDateBody({ startsAtLocal: time, overlap }, 'America/New_York');
    expect(send('2026-11-01T01:30:00', null)).toEqual({ startsAtLocal: '2026-11-01T01:30:00', overlap: 'first' });
    expect(send('2026-11-01T01:30:00', 'second')).toHaveProperty('overlap', 'second');
    expect(send('2026-12-24T19:30:00', 'second')).toEqual({ startsAtLocal: '2026-12-24T19:30:00' });
  });
});
