import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WorkerPool } from './worker-pool.ts';

const importer = new URL('../../test/support/', import.meta.url).href;

const open = ({ restMs = 10_000, timeLimitMs = 10_000 } = {}) =>
  new WorkerPool<'who' | 'hang' | 'throw' | 'fill', number>({
    program: { name: 'echo-worker', importer, execArgv: ['--max-old-space-size=32'] },
    restMs,
    timeLimitMs,
    refuseSlow: () => new Error('too slow'),
    refuseDeadly: (end) => end,
  });

test('the process that rests is asked, and another one while it is busy', async () => {
  const pool = open();
  const first = await pool.ask('who');
  expect(await pool.ask('who')).toBe(first);
  const both = await Promise.all([pool.ask('who'), pool.ask('who')]);
  expect(new Set(both).size).toBe(2);
  expect(both).toContain(first);
});

test('one that was not asked for long enough ends', async () => {
  const pool = open({ restMs: 1 });
  const first = await pool.ask('who');
  await expect.poll(() => isAlive(first)).toBe(false);
  expect(await pool.ask('who')).not.toBe(first);
});

test('one that takes too long is ended, and the next task goes on', async () => {
  const pool = open({ timeLimitMs: 3_000 });
  const first = await pool.ask('who');
  await expect(pool.ask('hang')).rejects.toThrow('too slow');
  await expect.poll(() => isAlive(first)).toBe(false);
  expect(await pool.ask('who')).not.toBe(first);
});

test('one that failed says how, and is not asked again', async () => {
  const pool = open();
  const first = await pool.ask('who');
  await expect(pool.ask('throw')).rejects.toThrow('torn');
  expect(await pool.ask('who')).not.toBe(first);
});

test('one whose memory ran out died of a signal, and nobody else with it', async () => {
  const pool = open();
  await expect(pool.ask('fill')).rejects.toMatchObject({ signal: expect.any(String) });
  expect(await pool.ask('who')).toBeGreaterThan(0);
});

test('one that is killed while it rests is forgotten', async () => {
  const pool = open();
  const first = await pool.ask('who');
  process.kill(first, 'SIGKILL');
  await expect.poll(() => isAlive(first)).toBe(false);
  await sleep(20);
  expect(await pool.ask('who')).not.toBe(first);
});

test('a task that a killed process never took is done by a fresh one', async () => {
  const pool = open();
  const first = await pool.ask('who');
  process.kill(first, 'SIGKILL');
  // Runs immediately, so that the server has not noticed its end yet.
  expect(await pool.ask('who')).not.toBe(first);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
