import { describe, expect, it } from 'vitest';
import { findNextRun } from './next-run.ts';

const rhythm = { every: 'day', weekday: 1, dayOfMonth: 31, hour: 7, timeZone: 'Europe/Berlin' } as const;
const nextOf = (more: Partial<Parameters<typeof findNextRun>[0]>, after: string) =>
  findNextRun({ ...rhythm, ...more }, new Date(after)).toISOString();

describe('the next run', () => {
  it('is at the hour on the clock of the zone, today or tomorrow, never now', () => {
    expect(nextOf({}, '2026-11-20T05:59:59Z')).toBe('2026-11-20T06:00:00.000Z');
    expect(nextOf({}, '2026-11-20T06:00:00Z')).toBe('2026-11-21T06:00:00.000Z');
    expect(nextOf({ timeZone: 'Pacific/Auckland' }, '2026-11-20T12:00:00Z')).toBe('2026-11-20T18:00:00.000Z');
  });

  it('keeps its hour when the clocks change', () => {
    expect(nextOf({}, '2027-03-27T12:00:00Z')).toBe('2027-03-28T05:00:00.000Z');
    expect(nextOf({}, '2026-10-24T12:00:00Z')).toBe('2026-10-25T06:00:00.000Z');
  });

  it('is behind the gap, and once in the hour that comes twice', () => {
    expect(nextOf({ hour: 2 }, '2027-03-27T12:00:00Z')).toBe('2027-03-28T01:00:00.000Z');
    const first = nextOf({ hour: 2 }, '2026-10-24T12:00:00Z');
    expect(first).toBe('2026-10-25T00:00:00.000Z');
    expect(nextOf({ hour: 2 }, first)).toBe('2026-10-26T01:00:00.000Z');
  });

  it('is on the day of the week', () => {
    expect(nextOf({ every: 'week', weekday: 5 }, '2026-11-20T05:00:00Z')).toBe('2026-11-20T06:00:00.000Z');
    expect(nextOf({ every: 'week', weekday: 5 }, '2026-11-20T07:00:00Z')).toBe('2026-11-27T06:00:00.000Z');
    expect(nextOf({ every: 'week', weekday: 7 }, '2026-11-20T07:00:00Z')).toBe('2026-11-22T06:00:00.000Z');
  });

  it('is on the day of the month, or on the last of a shorter one', () => {
    expect(nextOf({ every: 'month' }, '2027-01-31T07:00:00Z')).toBe('2027-02-28T06:00:00.000Z');
    expect(nextOf({ every: 'month' }, '2027-02-28T07:00:00Z')).toBe('2027-03-31T05:00:00.000Z');
    expect(nextOf({ every: 'month', dayOfMonth: 1 }, '2026-12-01T07:00:00Z')).toBe('2027-01-01T06:00:00.000Z');
  });
});
