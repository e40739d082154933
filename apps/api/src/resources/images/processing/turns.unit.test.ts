import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Turns } from './turns.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Work that ends when the test says so. */
function work() {
  let end: () => void = () => undefined;
  let hasBegun = false;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    begin: () => {
      hasBegun = true;
      return ended;
    },
    end: () => end(),
    get hasBegun() {
      return hasBegun;
    },
  };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('turns', () => {
  test('let so many run at once and the next when one ends', async () => {
    const turns = new Turns({ capacity: 2, longestWaitMs: 1000, mostWaiting: 5 });
    const jobs = [work(), work(), work()];
    const running = jobs.map((job) => turns.run(1, job.begin));
    await settle();
    expect(jobs.map((job) => job.hasBegun)).toEqual([true, true, false]);
    jobs[1]?.end();
    await settle();
    expect(jobs[2]?.hasBegun).toBe(true);
    for (const job of jobs) job.end();
    await Promise.all(running);
  });

  test('give a heavy one the place alone, in its turn', async () => {
    const turns = new Turns({ capacity: 2, longestWaitMs: 1000, mostWaiting: 5 });
    const [light, heavy, next] = [work(), work(), work()];
    const running = [turns.run(1, light.begin), turns.run(9, heavy.begin), turns.run(1, next.begin)];
    await settle();
    expect([light, heavy, next].map((job) => job.hasBegun)).toEqual([true, false, false]);
    light.end();
    await settle();
    expect([heavy.hasBegun, next.hasBegun]).toEqual([true, false]);
    heavy.end();
    await settle();
    expect(next.hasBegun).toBe(true);
    next.end();
    await Promise.all(running);
  });

  test('say BUSY after the wait, and at once when the line is full', async () => {
    const turns = new Turns({ capacity: 1, longestWaitMs: 1000, mostWaiting: 1 });
    const [first, second] = [work(), work()];
    const running = turns.run(1, first.begin);
    const waiting = turns.run(1, second.begin);
    const refused = expect(waiting).rejects.toMatchObject({ code: 'BUSY' });
    await expect(turns.run(1, work().begin)).rejects.toMatchObject({ code: 'BUSY' });
    await vi.advanceTimersByTimeAsync(1000);
    await refused;
    expect(second.hasBegun).toBe(false);
    first.end();
    await running;
    await turns.run(1, async () => undefined);
  });

  test('go on after work that failed', async () => {
    const turns = new Turns({ capacity: 1, longestWaitMs: 1000, mostWaiting: 5 });
    await expect(turns.run(1, () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
    expect(await turns.run(1, async () => 'next')).toBe('next');
  });

  test('let those behind go on when one in front gave up', async () => {
    const turns = new Turns({ capacity: 2, longestWaitMs: 1000, mostWaiting: 5 });
    const light = work();
    const running = turns.run(1, light.begin);
    const heavy = expect(turns.run(2, work().begin)).rejects.toMatchObject({ code: 'BUSY' });
    await vi.advanceTimersByTimeAsync(500);
    const behind = work();
    const next = turns.run(1, behind.begin);
    await settle();
    expect(behind.hasBegun).toBe(false);
    await vi.advanceTimersByTimeAsync(500);
    await heavy;
    await settle();
    expect(behind.hasBegun).toBe(true);
    behind.end();
    light.end();
    await Promise.all([running, next]);
  });
});
