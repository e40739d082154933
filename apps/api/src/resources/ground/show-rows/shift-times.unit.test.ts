import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShowTimes } from './resolve-times.ts';
import { shiftTimes } from './shift-times.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const EVENT: ShowTimes = {
  startsAtLocal: '2026-12-10T19:30:00',
  doorsAtLocal: '2026-12-10T18:30:00',
  endsAtLocal: '2026-12-10T22:00:00',
  onSaleAtLocal: '2026-12-01T10:00:00',
  offSaleAtLocal: '2026-12-10T17:30:00',
  timeZone: 'Europe/London',
  startsAt: new Date('2026-12-10T19:30:00Z'),
  startsOn: '2026-12-10',
  onSaleAt: new Date('2026-12-01T10:00:00Z'),
  offSaleAt: new Date('2026-12-10T17:30:00Z'),
};
const move = (startsAtLocal: string, more: Partial<ShowTimes> = {}, timeZone = EVENT.timeZone) =>
  shiftTimes({ ...EVENT, ...more }, { startsAtLocal }, timeZone, NOW);

describe('the times of a moved event', () => {
  it('keep their distance from the start', () => {
    expect(move('2026-12-12T20:00:00').times).toEqual({
      startsAtLocal: '2026-12-12T20:00:00',
      doorsAtLocal: '2026-12-12T19:00:00',
      endsAtLocal: '2026-12-12T22:30:00',
      onSaleAtLocal: '2026-12-03T10:30:00',
      offSaleAtLocal: '2026-12-12T18:00:00',
    });
  });

  it('keep their distance on the clock, whatever it does meanwhile', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: 0, max: 95 }), (days, quarters) => {
        const ms = Date.parse('2026-12-10T00:00:00Z') + days * 86_400_000 + quarters * 900_000;
        const startsAtLocal = new Date(ms).toISOString().slice(0, 19);
        const { times } = move(startsAtLocal, { onSaleAtLocal: null, onSaleAt: null }, 'Etc/UTC');
        const distance = (wallTime: string | null, start: string) =>
          Date.parse(`${wallTime}Z`) - Date.parse(`${start}Z`);
        for (const field of ['doorsAtLocal', 'endsAtLocal', 'offSaleAtLocal'] as const)
          expect(distance(times[field], startsAtLocal)).toBe(distance(EVENT[field], EVENT.startsAtLocal));
        expect(times.onSaleAtLocal).toBeNull();
      }),
    );
  });

  it('leave a gap of the clock behind them', () => {
    const early = { doorsAtLocal: '2026-12-10T00:30:00', startsAtLocal: '2026-12-10T01:30:00' };
    expect(move('2027-03-28T02:30:00', early).times.doorsAtLocal).toBe('2027-03-28T02:30:00');
  });

  it('take what is said instead', () => {
    const said = { doorsAtLocal: null, onSaleAtLocal: '2026-11-25T10:00:00' };
    const { times, derived } = shiftTimes(EVENT, said, EVENT.timeZone, NOW);
    expect(times).toMatchObject({ ...said, endsAtLocal: EVENT.endsAtLocal });
    expect([...derived]).toEqual(['endsAtLocal', 'offSaleAtLocal']);
  });
});

describe('the sale window of a moved event', () => {
  const started = { onSaleAtLocal: '2026-11-01T10:00:00', onSaleAt: new Date('2026-11-01T10:00:00Z') };

  it('stays where it has passed', () => {
    const { times, kept } = move('2026-12-12T20:00:00', started);
    expect(times).toMatchObject({ onSaleAtLocal: '2026-11-01T10:00:00', offSaleAtLocal: '2026-12-12T18:00:00' });
    expect(kept).toEqual({ onSaleAt: started.onSaleAt });
  });

  it('means the same instant on the clock of another venue where it has passed, the same time where it lies ahead', () => {
    const { times, kept } = move(EVENT.startsAtLocal, started, 'America/New_York');
    expect(times).toMatchObject({ onSaleAtLocal: '2026-11-01T05:00:00', offSaleAtLocal: EVENT.offSaleAtLocal });
    expect(kept).toEqual({ onSaleAt: started.onSaleAt });
  });

  it('keeps its instants while the start stays', () => {
    expect(move(EVENT.startsAtLocal).kept).toEqual({ onSaleAt: EVENT.onSaleAt, offSaleAt: EVENT.offSaleAt });
  });
});
