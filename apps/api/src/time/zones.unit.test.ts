import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, countDays, nameZone, readWallTime, toLocalDay, toWallTime, writeDay } from './zones.ts';

const ZONES = Intl.supportedValuesOf('timeZone');
const anyZone = fc.constantFrom(...ZONES);
// Before 1972 a zone had an offset of half minutes, which our wall times cannot express.
const anyInstant = fc
  .integer({ min: Date.UTC(1973, 0, 1) / 1000, max: Date.UTC(2099, 11, 30) / 1000 })
  .map((seconds) => new Date(seconds * 1000));

describe('wall times', () => {
  it('lead back to the instant they were read from, or to one of two', () => {
    fc.assert(
      fc.property(anyZone, anyInstant, (zone, instant) => {
        const meaning = readWallTime(toWallTime(instant, zone), zone);
        if (meaning.kind === 'one') expect(meaning.instant).toEqual(instant);
        else if (meaning.kind === 'overlap') expect([meaning.first, meaning.second]).toContainEqual(instant);
        else throw new Error(`${instant.toISOString()} in ${zone} is on no clock`);
      }),
      { numRuns: 1_000 },
    );
  });

  it('agree with the clock of the platform', () => {
    fc.assert(
      fc.property(anyZone, anyInstant, (zone, instant) => {
        const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
        expect(toWallTime(instant, zone).replace('T', ' ')).toBe(clock.format(instant));
      }),
      { numRuns: 300 },
    );
  });

  it('never fall into a gap when they are the suggestion for one', () => {
    for (const { zone, gap } of [
      { zone: 'America/New_York', gap: '2026-03-08T02:30:00' },
      { zone: 'Europe/London', gap: '2026-03-29T01:00:00' },
      { zone: 'Europe/London', gap: '2026-03-29T01:59:59' },
      { zone: 'Australia/Lord_Howe', gap: '2026-10-04T02:15:00' },
      { zone: 'Pacific/Apia', gap: '2011-12-30T12:00:00' },
    ]) {
      const meaning = readWallTime(gap, zone);
      if (meaning.kind !== 'gap') throw new Error(`${gap} exists in ${zone}`);
      expect(readWallTime(meaning.suggestion, zone).kind).toBe('one');
      expect(meaning.suggestion > gap).toBe(true);
    }
  });

  it('suggest the time as far behind the gap as it was in it', () => {
    expect(readWallTime('2026-03-08T02:30:00', 'America/New_York')).toEqual({
      kind: 'gap',
      suggestion: '2026-03-08T03:30:00',
    });
  });

  it('name both instants when the clocks go back over them', () => {
    expect(readWallTime('2026-11-01T01:30:00', 'America/New_York')).toEqual({
      kind: 'overlap',
      first: new Date('2026-11-01T05:30:00Z'),
      second: new Date('2026-11-01T06:30:00Z'),
    });
  });

  it('are certain at both edges of a change', () => {
    const kinds = ['2026-03-29T00:59:59', '2026-03-29T02:00:00', '2026-10-25T00:59:59', '2026-10-25T02:00:00'].map(
      (wallTime) => readWallTime(wallTime, 'Europe/London').kind,
    );
    expect(kinds).toEqual(['one', 'one', 'one', 'one']);
  });
});

describe('days', () => {
  it('begin at midnight of the zone', () => {
    expect(toLocalDay(new Date('2026-12-10T03:00:00Z'), 'America/New_York')).toBe('2026-12-09');
    expect(toLocalDay(new Date('2026-12-10T17:00:00Z'), 'Asia/Taipei')).toBe('2026-12-11');
  });

  it('are counted across months and changes of the clock', () => {
    expect(addDays('2026-02-26', 3)).toBe('2026-03-01');
    expect(countDays('2026-03-28', '2026-03-30')).toBe(2);
    expect(countDays('2026-03-30', '2026-03-28')).toBe(-2);
  });

  it('stay on their day of the month, or on the last one of a shorter month', () => {
    expect(addMonths('2026-11-22', 2)).toBe('2027-01-22');
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2027-01-31', 2)).toBe('2027-03-31');
  });
});

describe('zone names', () => {
  it.each([
    ['America/New_York', '2026-12-10', 'EST'],
    ['America/New_York', '2026-07-10', 'EDT'],
    ['Europe/London', '2026-12-10', 'GMT'],
    ['Europe/London', '2026-07-10', 'BST'],
    ['Europe/Berlin', '2026-12-10', 'CET'],
    ['Australia/Sydney', '2026-12-10', 'AEDT'],
    ['Asia/Taipei', '2026-12-10', 'UTC+8'],
  ])('say what people say in %s on %s', (zone, day, name) => {
    expect(nameZone(new Date(`${day}T12:00:00Z`), zone)).toBe(name);
  });
});

it.each(['2026-11-03', '2026-11-03T16:30:00'])('the day of %s is written 03/11/2026', (day) => {
  expect(writeDay(day)).toBe('03/11/2026');
});
