import { COPY_PARTS } from '@parterre/contract/choices/show-choices';
import { describe, expect, it } from 'vitest';
import { findCopyObstacle, newCopyValues, toCopyBody } from './copy-values.ts';

const show = { startsAtLocal: '2026-12-10T19:30:00', tour: { tourId: 7, name: {} } };
const everything = new Set(COPY_PARTS);

describe('what a duplicate is asked for', () => {
  it('starts a week later in the same tour, without codes and links', () => {
    expect(newCopyValues(show)).toEqual({
      dates: [],
      nextAt: '2026-12-17T19:30:00',
      repeat: 'once',
      untilOn: '2026-12-17',
      copy: ['prices', 'allocation', 'questions', 'images', 'print-at-home', 'texts'],
      tourId: 7,
    });
  });

  it('leaves out the parts that need the tickets until the tickets are chosen again', () => {
    const values = newCopyValues(show);
    const without = values.copy.filter((part) => part !== 'prices');
    expect(toCopyBody({ ...values, copy: without }, everything, 'Europe/Berlin').copy).toEqual([
      'questions',
      'images',
      'print-at-home',
      'texts',
    ]);
    expect(toCopyBody({ ...values, copy: [...without, 'prices'] }, everything, 'Europe/Berlin').copy).toContain(
      'allocation',
    );
  });

  it('names only parts that are there', () => {
    const values = { ...newCopyValues(show), dates: [{ startsAtLocal: '2026-12-17T19:30:00', overlap: null }] };
    expect(toCopyBody(values, everything, 'Europe/Berlin')).toEqual({
      dates: [{ startsAtLocal: '2026-12-17T19:30:00' }],
      copy: ['prices', 'allocation', 'questions', 'images', 'print-at-home', 'texts'],
      tourId: 7,
    });
    expect(toCopyBody(values, new Set(['prices', 'texts']), 'Europe/Berlin').copy).toEqual(['prices', 'texts']);
  });

  it('cannot be made without a date, nor with one that does not exist', () => {
    const find = (...times: string[]) =>
      findCopyObstacle(
        times.map((startsAtLocal) => ({ startsAtLocal, overlap: null })),
        'America/New_York',
      );
    expect(find()).toBe('empty');
    expect(find('2026-12-17T19:30:00', '2027-03-14T02:30:00')).toBe('gap');
    expect(find('2026-12-17T19:30:00', '2026-11-01T01:30:00')).toBeUndefined();
  });
});
