import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisitCounter, type VisitSource } from './visit-counter.ts';

const VISIT = { promoterId: 1, shortUrlId: 7, visitedOn: '2026-11-20' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Opens a counter on a fake database that refuses the first `failures` writes. */
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
  return { counter: createVisitCounter(source, log), written, warnings };
}

describe('the counter of visits', () => {
  it('writes the visits of a second together, promoter by promoter', async () => {
    const { counter, written } = open();
    for (let at = 0; at < 500; at++) counter.add(VISIT);
    counter.add({ ...VISIT, visitedOn: '2026-11-21' });
    counter.add({ ...VISIT, promoterId: 2 });
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(written).toEqual([
      [1, [expect.objectContaining({ shortUrlId: 7, visits: 500 }), expect.objectContaining({ visits: 1 })]],
      [2, [expect.objectContaining({ shortUrlId: 7, visits: 1 })]],
    ]);
  });

  it('keeps what could not be written, adds what comes meanwhile and tries again', async () => {
    const { counter, written, warnings } = open(2);
    counter.add(VISIT);
    await vi.advanceTimersByTimeAsync(1_000);
    counter.add(VISIT);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(written).toEqual([[1, [expect.objectContaining({ visits: 2 })]]]);
    expect(warnings).toHaveLength(2);
  });

  it('writes what is left when the server stops', async () => {
    const { counter, written } = open();
    counter.add(VISIT);
    await counter.close();
    expect(written).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(written).toHaveLength(1);
  });
});
