import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisitBook, type VisitSource } from './visit-book.ts';

const VISIT = { promoterId: 1, shortUrlId: 7, visitedOn: '2026-11-20' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Stands in for the database; refuses the first `failures` writes. */
function open(failures = 0) {
  const written: Parameters<VisitSource['count']>[] = [];
  const warnings: object[] = [];
  let left = failures;
  const source: VisitSource = {
    count: async (...args) => {
      if (left-- > 0) throw new Error('away');
      written.push(args);
    },
  };
  const log = { info: () => undefined, error: () => undefined, warn: (fields: object) => void warnings.push(fields) };
  return { book: createVisitBook(source, log), written, warnings };
}

describe('the book of visits', () => {
  it('writes the visits of a second together, promoter by promoter', async () => {
    const { book, written } = open();
    for (let at = 0; at < 500; at++) book.add(VISIT);
    book.add({ ...VISIT, visitedOn: '2026-11-21' });
    book.add({ ...VISIT, promoterId: 2 });
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(written).toEqual([
      [1, [expect.objectContaining({ shortUrlId: 7, visits: 500 }), expect.objectContaining({ visits: 1 })]],
      [2, [expect.objectContaining({ shortUrlId: 7, visits: 1 })]],
    ]);
  });

  it('keeps what could not be written, adds what comes meanwhile and tries again', async () => {
    const { book, written, warnings } = open(2);
    book.add(VISIT);
    await vi.advanceTimersByTimeAsync(1_000);
    book.add(VISIT);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(written).toEqual([[1, [expect.objectContaining({ visits: 2 })]]]);
    expect(warnings).toHaveLength(2);
  });

  it('writes what is left when the server stops', async () => {
    const { book, written } = open();
    book.add(VISIT);
    await book.close();
    expect(written).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(written).toHaveLength(1);
  });
});
