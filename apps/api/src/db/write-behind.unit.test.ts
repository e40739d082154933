import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWriteBehind, KEYS_MAX } from './write-behind.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Opens a write-behind of numbers that add up, with even and odd keys in separate batches. The fake database fails the
 * first `away` writes.
 */
function open(away = 0) {
  const written: number[][] = [];
  const warnings: object[] = [];
  let left = away;
  const counter = createWriteBehind<number>({
    merge: (known, added) => known + added,
    batchOf: (value) => value % 2,
    write: async (batch) => {
      if (left-- > 0) throw new Error('away');
      written.push([...batch]);
    },
    warning: 'not written yet',
    log: { info: () => undefined, error: () => undefined, warn: (fields) => void warnings.push(fields) },
  });
  return { counter, written, warnings };
}

it('writes what comes within a second together, once under each key', async () => {
  const { counter, written } = open();
  for (const key of ['a', 'a', 'b']) counter.add(key, 2);
  await vi.advanceTimersByTimeAsync(999);
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toEqual([[4, 2]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(written).toHaveLength(1);
});

it('keeps the batch that failed, not the other, and writes it with what came meanwhile', async () => {
  const { counter, written, warnings } = open(1);
  counter.add('a', 2);
  counter.add('b', 1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(written).toEqual([[1]]);
  counter.add('a', 4);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(written).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toEqual([[1], [6]]);
  expect(warnings).toMatchObject([{ rows: 1 }]);
});

it('drops new keys when it is full, and still counts those it has', async () => {
  const { counter, written } = open();
  for (let key = 0; key <= KEYS_MAX; key++) counter.add(key, 2);
  counter.add(0, 2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([written[0]?.length, written[0]?.[0]]).toEqual([KEYS_MAX, 4]);
});

it('writes what is left when the server stops, and tries nothing after that', async () => {
  const { counter, written } = open(1);
  counter.add('a', 2);
  await counter.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(written).toEqual([]);
  counter.add('a', 2);
  await counter.close();
  expect(written).toEqual([[4]]);
});
