import { describe, expect, it } from 'vitest';
import { moveOutOfGap, previewMovedTimes } from './preview-moved-times.ts';

const show = {
  startsAtLocal: '2027-03-13T19:30:00',
  timeZone: 'America/New_York',
  doorsAtLocal: '2027-03-13T18:30:00',
  endsAtLocal: '2027-03-13T22:00:00',
  onSaleAtLocal: '2026-11-01T10:00:00',
  offSaleAtLocal: '2027-03-13T18:00:00',
};
const now = new Date('2026-11-20T12:00:00Z');
const move = (startsAtLocal: string, timeZone = show.timeZone, more = {}) =>
  Object.fromEntries(
    previewMovedTimes({ ...show, ...more }, { startsAtLocal, timeZone }, now).map(({ field, after, isKept }) => [
      field,
      isKept ? `kept ${after}` : after,
    ]),
  );

describe('what moves along with the start', () => {
  it('keeps its distance; sales that have begun stay where they are', () => {
    expect(move('2027-03-20T20:00:00')).toEqual({
      doorsAtLocal: '2027-03-20T19:00:00',
      endsAtLocal: '2027-03-20T22:30:00',
      onSaleAtLocal: 'kept 2026-11-01T10:00:00',
      offSaleAtLocal: '2027-03-20T18:30:00',
    });
  });

  it('leaves a gap of the clock, and doors stay before the start', () => {
    const late = { doorsAtLocal: '2027-03-13T19:30:00', endsAtLocal: null, onSaleAtLocal: null, offSaleAtLocal: null };
    expect(move('2027-03-14T02:15:00', 'America/New_York', late)).toEqual({ doorsAtLocal: '2027-03-14T02:15:00' });
    expect(moveOutOfGap('2027-03-14T02:30:00', 'America/New_York')).toBe('2027-03-14T03:30:00');
    expect(moveOutOfGap('2027-03-14T01:30:00', 'America/New_York')).toBe('2027-03-14T01:30:00');
  });

  it('shows an instant in the time zone of the new venue', () => {
    expect(move(show.startsAtLocal, 'Europe/Berlin').onSaleAtLocal).toBe('kept 2026-11-01T16:00:00');
    expect(move(show.startsAtLocal).onSaleAtLocal).toBe('2026-11-01T10:00:00');
  });

  it('is empty until a start is typed', () => {
    expect(previewMovedTimes(show, { startsAtLocal: '12/3', timeZone: show.timeZone }, now)).toEqual([]);
  });
});
