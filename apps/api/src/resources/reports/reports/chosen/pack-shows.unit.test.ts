import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findWindow, packShows, withRows } from './pack-shows.ts';

const shows = (...rows: number[]) =>
  withRows(
    rows.map((_, id) => ({ id })),
    new Map(rows.map((count, id) => [id, count])),
  );
const idsOf = (packs: Iterable<{ id: number }[]>) => [...packs].map((pack) => pack.map(({ id }) => id));

describe('the events of a report', () => {
  test('are read together up to a slice, and alone beyond it', () => {
    expect(idsOf(packShows(shows(3, 4, 0, 3, 20, 1), 10))).toEqual([[0, 1, 3], [4], [5]]);
    expect(idsOf(packShows(shows(), 10))).toEqual([]);
  });

  test('are all in one pack each, in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50)), fc.integer({ min: 1, max: 30 }), (rows, most) => {
        const counted = shows(...rows);
        expect(idsOf(packShows(counted, most)).flat()).toEqual(counted.map(({ show }) => show.id));
      }),
    );
  });

  test('of a page are those its rows stand in', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.nat(60), fc.integer({ min: 1, max: 20 }), (rows, offset, limit) => {
        const all = rows.flatMap((count, id) => Array.from({ length: count }, (_, at) => `${id}.${at}`));
        const { shows: found, skipped } = findWindow(shows(...rows), { offset, limit });
        const read = found.flatMap(({ id }) => all.filter((row) => row.startsWith(`${id}.`)));
        expect(read.slice(skipped, skipped + limit)).toEqual(all.slice(offset, offset + limit));
      }),
    );
  });
});
