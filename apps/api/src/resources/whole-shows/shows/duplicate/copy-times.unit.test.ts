import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShowTimes } from '#resources/ground/show-rows/resolve-times.ts';
import { copyTimes } from './copy-times.ts';

const EVENT: ShowTimes = {
  startsAtLocal: '2026-12-10T19:30:00',
  doorsAtLocal: '2026-12-10T18:30:00',
  endsAtLocal: '2026-12-10T22:00:00',
  onSaleAtLocal: '2026-09-01T10:00:00',
  offSaleAtLocal: '2026-12-10T17:30:00',
  timeZone: 'Europe/London',
  startsAt: new Date('2026-12-10T19:30:00Z'),
  startsOn: '2026-12-10',
  onSaleAt: new Date('2026-09-01T09:00:00Z'),
  offSaleAt: new Date('2026-12-10T17:30:00Z'),
};
const copy = (startsAtLocal: string, source: Partial<ShowTimes> = {}) =>
  copyTimes({ ...EVENT, ...source }, { startsAtLocal }, EVENT.timeZone);

describe('the times of a copied event', () => {
  it('start their sales together with the original and end them as long before the start', () => {
    expect(copy('2026-12-13T14:30:00')).toEqual({
      startsAtLocal: '2026-12-13T14:30:00',
      doorsAtLocal: '2026-12-13T13:30:00',
      endsAtLocal: '2026-12-13T17:00:00',
      onSaleAtLocal: '2026-09-01T10:00:00',
      offSaleAtLocal: '2026-12-13T12:30:00',
      timeZone: 'Europe/London',
      startsAt: new Date('2026-12-13T14:30:00Z'),
      startsOn: '2026-12-13',
      onSaleAt: new Date('2026-09-01T09:00:00Z'),
      offSaleAt: new Date('2026-12-13T12:30:00Z'),
    });
  });

  it('start them earlier where the original starts too late for the copy', () => {
    expect(copy('2026-08-30T19:30:00')).toMatchObject({
      onSaleAtLocal: '2026-05-22T10:00:00',
      offSaleAtLocal: '2026-08-30T17:30:00',
    });
  });

  it('stay without what the original has not', () => {
    const none = { doorsAtLocal: null, endsAtLocal: null, onSaleAtLocal: null, offSaleAtLocal: null };
    const nothing = { ...none, onSaleAt: null, offSaleAt: null };
    expect(copy('2026-12-13T14:30:00', nothing)).toMatchObject(nothing);
  });

  it('keep the order of doors, start, end and sale window, on every day of the year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 * 24 * 4 }), (quarters) => {
        const startsAtLocal = new Date(Date.UTC(2026, 5, 1) + quarters * 900_000).toISOString().slice(0, 19);
        const times = (() => {
          try {
            return copyTimes(EVENT, { startsAtLocal, overlap: 'first' }, EVENT.timeZone);
          } catch {
            return undefined;
          }
        })();
        fc.pre(times !== undefined);
        if (!times) return;
        expect((times.doorsAtLocal ?? '') <= times.startsAtLocal).toBe(true);
        expect((times.endsAtLocal ?? '') > times.startsAtLocal).toBe(true);
        expect((times.onSaleAt ?? EVENT.startsAt) < (times.offSaleAt ?? EVENT.startsAt)).toBe(true);
      }),
    );
  });

  it('are refused in a gap of the clock, and asked about where it shows them twice', () => {
    expect(() => copy('2027-03-28T01:30:00')).toThrow('TIME_IN_GAP');
    expect(() => copy('2027-10-31T01:30:00')).toThrow('TIME_IN_OVERLAP');
  });
});
