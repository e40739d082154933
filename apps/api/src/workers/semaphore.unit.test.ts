import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Semaphore } from './semaphore.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Creates work that ends when the test resolves it. */
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
const refuse = () => new Error('busy');
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('turns', () => {
  test('let so many run at once and the next when one ends', async () => {
    const semaphore = new Semaphore({ capacity: 2, longestWaitMs: 1000, most: 5 });
    const jobs = [work(), work(), work()];
    const running = jobs.map((job) => semaphore.run(job.begin));
    await settle();
    expect(jobs.map((job) => job.hasBegun)).toEqual([true, true, false]);
    jobs[1]?.end();
    await settle();
    expect(jobs[2]?.hasBegun).toBe(true);
    for (const job of jobs) job.end();
    await Promise.all(running);
  });

  test('give a heavy one the place alone, in its turn', async () => {
    const semaphore = new Semaphore({ capacity: 2, longestWaitMs: 1000, most: 5 });
    const [light, heavy, next] = [work(), work(), work()];
    const running = [semaphore.run(light.begin), semaphore.run(heavy.begin, { weight: 9 }), semaphore.run(next.begin)];
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

  test('refuse after the wait, and at once when the line is full', async () => {
    const semaphore = new Semaphore({ capacity: 1, longestWaitMs: 1000, most: 1, refuse });
    const [first, second] = [work(), work()];
    const running = semaphore.run(first.begin);
    const waiting = semaphore.run(second.begin);
    const refused = expect(waiting).rejects.toThrow(/busy|too long/);
    await expect(semaphore.run(work().begin)).rejects.toThrow(/busy|too long/);
    await vi.advanceTimersByTimeAsync(1000);
    await refused;
    expect(second.hasBegun).toBe(false);
    first.end();
    await running;
    await semaphore.run(async () => undefined);
  });

  test('go on after work that failed', async () => {
    const semaphore = new Semaphore({ capacity: 1, longestWaitMs: 1000, most: 5 });
    await expect(semaphore.run(() => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
    expect(await semaphore.run(async () => 'next')).toBe('next');
  });

  test('let those behind go on when one in front gave up', async () => {
    const semaphore = new Semaphore({ capacity: 2, longestWaitMs: 1000, most: 5 });
    const light = work();
    const running = semaphore.run(light.begin);
    const heavy = expect(semaphore.run(work().begin, { weight: 2 })).rejects.toThrow(/busy|too long/);
    await vi.advanceTimersByTimeAsync(500);
    const behind = work();
    const next = semaphore.run(behind.begin);
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

  test('are given back once, whoever gives them back twice', async () => {
    const semaphore = new Semaphore({ capacity: 1 });
    const leave = await semaphore.acquire();
    const [second, third] = [work(), work()];
    const running = [semaphore.run(second.begin), semaphore.run(third.begin)];
    leave();
    leave();
    await settle();
    expect([second.hasBegun, third.hasBegun]).toEqual([true, false]);
    second.end();
    await settle();
    third.end();
    await Promise.all(running);
  });
});

describe('turns of several who share a line', () => {
  /** Creates pieces of work that the test ends, and records the order in which they began. */
  function openLine(options = { mostOfOne: 5, most: 20 }) {
    const semaphore = new Semaphore({ capacity: 1, refuse, ...options });
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const ask = (name: string) =>
      semaphore.run(
        () => {
          begun.push(name);
          return new Promise<void>((resolve) => ends.push(resolve));
        },
        { who: name.charCodeAt(0) },
      );
    const finish = async () => {
      await settle();
      ends.shift()?.();
    };
    return { begun, ask, finish };
  }

  test('keep the others waiting for one piece at most of who asks for much', async () => {
    const { begun, ask, finish } = openLine();
    const works = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(ask);
    for (let round = 0; round < 6; round++) await finish();
    await Promise.all(works);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  test('come to somebody else next, also when who is being served was the last in line', async () => {
    const { begun, ask, finish } = openLine();
    const works = ['a1', 'b1'].map(ask);
    await finish();
    await settle();
    works.push(ask('b2'), ask('a2'));
    for (let round = 0; round < 3; round++) await finish();
    await Promise.all(works);
    expect(begun).toEqual(['a1', 'b1', 'a2', 'b2']);
  });

  test('are refused to one who has too many waiting, and not to others', async () => {
    const { ask, finish } = openLine({ mostOfOne: 2, most: 3 });
    const works = ['a1', 'a2', 'a3'].map(ask);
    await expect(ask('a4')).rejects.toThrow('busy');
    works.push(ask('b1'));
    await expect(ask('c1')).rejects.toThrow('busy');
    for (let round = 0; round < 4; round++) await finish();
    await Promise.all(works);
  });
});
