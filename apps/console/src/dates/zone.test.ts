import { describe, expect, it, vi } from 'vitest';
import { toOwnDay, toZonedDay } from './calendar-day.ts';
import { formatDay, formatOwnDay, formatZonedTime } from './format-date-time.ts';
import { describeZone, describeZoneAt, resolveWallTime, toWallTime } from './zone.ts';

describe('wall times and instants', () => {
  it('names one instant on an ordinary day', () => {
    expect(resolveWallTime('2026-12-10T19:30:00', 'America/New_York')).toEqual({
      kind: 'once',
      instants: ['2026-12-11T00:30:00.000Z'],
    });
    expect(resolveWallTime('2026-07-01T20:00:00', 'Asia/Taipei')).toEqual({
      kind: 'once',
      instants: ['2026-07-01T12:00:00.000Z'],
    });
  });

  it('finds no instant when clocks go forward over it', () => {
    expect(resolveWallTime('2026-03-29T02:30:00', 'Europe/Brussels')).toEqual({ kind: 'gap', instants: [] });
    expect(resolveWallTime('2026-03-08T02:00:00', 'America/New_York').kind).toBe('gap');
    expect(resolveWallTime('2026-03-29T03:00:00', 'Europe/Brussels').kind).toBe('once');
  });

  it('finds two instants, earlier first, when clocks go back over it', () => {
    expect(resolveWallTime('2026-10-25T02:30:00', 'Europe/Brussels')).toEqual({
      kind: 'overlap',
      instants: ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    });
    expect(resolveWallTime('2026-10-25T03:00:00', 'Europe/Brussels').kind).toBe('once');
  });

  it('knows half-hour changes', () => {
    expect(resolveWallTime('2026-04-05T01:45:00', 'Australia/Lord_Howe').kind).toBe('overlap');
    expect(resolveWallTime('2026-10-04T02:15:00', 'Australia/Lord_Howe').kind).toBe('gap');
  });

  it('goes back from an instant to the wall time', () => {
    expect(toWallTime('2026-12-11T00:30:00Z', 'America/New_York')).toBe('2026-12-10T19:30:00');
    for (const zone of ['Europe/London', 'Asia/Kathmandu', 'Pacific/Kiritimati']) {
      const [instant = ''] = resolveWallTime('2026-06-15T12:34:56', zone).instants;
      expect(toWallTime(instant, zone)).toBe('2026-06-15T12:34:56');
    }
  });

  it('refuses unknown zones and values', () => {
    expect(() => resolveWallTime('2026-06-15T12:00:00', 'Nowhere/Town')).toThrow(RangeError);
    expect(() => resolveWallTime('soon', 'Europe/London')).toThrow(RangeError);
    expect(() => toWallTime('soon', 'Europe/London')).toThrow(RangeError);
  });

  it('abbreviates zones as people write them', () => {
    expect(describeZoneAt('America/New_York', '2026-12-10T19:30:00')).toBe('EST');
    expect(describeZoneAt('Europe/Brussels', '2026-12-10T19:30:00')).toBe('CET');
    expect(describeZoneAt('Europe/London', '2026-07-10T19:30:00')).toBe('BST');
    expect(describeZone('Asia/Taipei', '2026-07-10T19:30:00Z')).toBe('UTC+8');
    expect(describeZone('Asia/Kolkata', '2026-07-10T19:30:00Z')).toBe('IST');
  });

  it('writes a wall time with the abbreviation of that day', () => {
    expect(formatZonedTime('2026-12-10T19:30:00', 'America/New_York')).toBe('10/12/2026, 19:30 EST');
    expect(formatZonedTime('2026-07-10T19:30:00', 'America/New_York')).toBe('10/07/2026, 19:30 EDT');
  });
});

describe('the day of an instant', () => {
  it.each([
    ['America/New_York', '2026-11-26T04:30:00Z', '2026-11-25'],
    ['America/New_York', '2026-11-26T05:30:00Z', '2026-11-26'],
    ['Europe/Zurich', '2026-11-25T22:30:00Z', '2026-11-25'],
    ['Europe/Zurich', '2026-11-25T23:30:00Z', '2026-11-26'],
  ])('in %s at %s is %s, half an hour from midnight', (zone, instant, day) => {
    expect(toZonedDay(instant, zone)).toBe(day);
    vi.stubEnv('TZ', zone);
    expect(toOwnDay(new Date(instant))).toBe(day);
    expect(formatOwnDay(instant)).toBe(formatDay(day));
    vi.unstubAllEnvs();
  });
});
