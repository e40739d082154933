import { afterEach, describe, expect, it } from 'vitest';
import { readTimeFormat, setTimeFormat, watchTimeFormat } from '#api/device/time-format.ts';
import { resolveShortcut } from './date-range.ts';
import { formatDateTime, formatDay, formatNamedDay, isNoDate, typeDateTime } from './format-date-time.ts';
import { findTypedDateTime, findTypedDay, findTypedTime } from './parse-typed-date.ts';

describe('writing dates', () => {
  it('writes days, times and both from a template', () => {
    expect(formatDateTime('2026-12-10T19:30:05', 'DD/MM/YYYY')).toBe('10/12/2026');
    expect(formatDateTime('2026-12-10T19:30:05', 'HH:mm:ss')).toBe('19:30:05');
    expect(formatDateTime('2026-12-10', 'YYYY-MM-DD')).toBe('2026-12-10');
    expect(formatDateTime('2026-12-10T19:30:00Z', 'DD/MM/YYYY, HH:mm')).toBe('10/12/2026, 19:30');
  });

  it('names the weekday in the language, and leaves what is no day as it is', () => {
    expect(formatNamedDay('2026-12-08', 'en-GB')).toBe('Tue 08/12/2026');
    expect(formatNamedDay('2026-12-10T19:30:00', 'de', 'DD/MM/YYYY, HH:mm')).toBe('Do 10/12/2026, 19:30');
    expect(formatNamedDay('0001-01-01T00:00:00', 'en-GB')).toBe('--/--/----');
    expect(formatNamedDay('soon', 'en-GB')).toBe('soon');
  });

  it.each(['', '   ', 'tomorrow', '2026-02-30', '2026-13-01T10:00:00'])('refuses %j as a date time', (value) => {
    expect(() => formatDateTime(value, 'DD/MM/YYYY')).toThrow(new RangeError('Was not a valid date time value'));
  });

  it('refuses an empty template', () => {
    expect(() => formatDateTime('2026-12-10', '')).toThrow(new RangeError('Template string must be provided'));
  });

  it('shows the placeholder for no date', () => {
    expect(formatDay('0001-01-01')).toBe('--/--/----');
    expect(formatDay(null)).toBe('--/--/----');
    expect(formatDateTime('0001-01-01T00:00:00', 'HH:mm')).toBe('--/--/----');
    expect(isNoDate('0001-01-01T00:00:00Z')).toBe(true);
    expect(isNoDate('0001-01-02')).toBe(false);
  });
});

describe('reading typed dates', () => {
  it.each([
    ['10/12/2026', '2026-12-10'],
    ['1.2.2026', '2026-02-01'],
    ['2026-12-10', '2026-12-10'],
    ['01/01/1900', '1900-01-01'],
    ['31/12/2099', '2099-12-31'],
  ])('reads %s', (text, day) => {
    expect(findTypedDay(text)).toBe(day);
  });

  it.each(['31/12/1899', '01/01/2100', '30/02/2026', '12/31/2026', '1/2/26', '2026-12-10T10:00'])(
    'refuses %s',
    (text) => {
      expect(findTypedDay(text)).toBeUndefined();
    },
  );

  it('reads times and both together', () => {
    expect(findTypedTime('9:05')).toBe('09:05:00');
    expect(findTypedTime('1930')).toBe('19:30:00');
    expect(findTypedTime('24:00')).toBeUndefined();
    expect(findTypedDateTime('01/11/2026, 10:00')).toBe('2026-11-01T10:00:00');
    expect(findTypedDateTime('2026-11-01T10:00:30')).toBe('2026-11-01T10:00:30');
    expect(findTypedDateTime('01/11/2026')).toBeUndefined();
  });
});

describe('ranges', () => {
  it('resolves the six shortcuts', () => {
    const today = '2026-11-20';
    expect(resolveShortcut('last7Days', today)).toEqual({ dateFrom: '2026-11-14', dateTo: today });
    expect(resolveShortcut('last30Days', today)).toEqual({ dateFrom: '2026-10-22', dateTo: today });
    expect(resolveShortcut('last90Days', today)).toEqual({ dateFrom: '2026-08-23', dateTo: today });
    expect(resolveShortcut('thisWeek', today)).toEqual({ dateFrom: '2026-11-16', dateTo: '2026-11-22' });
    expect(resolveShortcut('thisWeek', '2026-11-22')).toEqual({ dateFrom: '2026-11-16', dateTo: '2026-11-22' });
    expect(resolveShortcut('currentMonth', today)).toEqual({ dateFrom: '2026-11-01', dateTo: '2026-11-30' });
    expect(resolveShortcut('inTheFuture', today)).toEqual({ dateFrom: today, dateTo: '2099-12-31' });
  });
});

describe('hours', () => {
  afterEach(() => setTimeFormat('24h'));

  it.each([
    ['2026-12-10T00:05:00', '12:05 am'],
    ['2026-12-10T09:30:00', '9:30 am'],
    ['2026-12-10T12:00:00', '12:00 pm'],
    ['2026-12-10T19:30:00', '7:30 pm'],
  ])('of %s are told as the reader wants them, and typed as everybody does', (value, told) => {
    setTimeFormat('12h');
    expect(formatDateTime(value, 'DD/MM/YYYY, HH:mm')).toBe(`10/12/2026, ${told}`);
    expect(formatDateTime(value, 'HH:mm:ss')).toBe(told.replace(' ', ':00 '));
    expect(typeDateTime(value, 'HH:mm')).toBe(value.slice(11, 16));
    expect(formatDateTime(value, 'DD/MM/YYYY')).toBe('10/12/2026');
  });

  it('tell who watches them when they change, until it stops', () => {
    const heard: string[] = [];
    const stop = watchTimeFormat(() => heard.push(readTimeFormat()));
    setTimeFormat('12h');
    stop();
    setTimeFormat('24h');
    expect(heard).toEqual(['12h']);
  });
});
