import { expect, test } from 'vitest';
import { SaveQueue } from './save-queue.ts';

const lost = new Error('no answer');
const isLost = (error: unknown) => error === lost;

test('whoever rests waits for what is under way, also where it fails', async () => {
  const line = new SaveQueue<string>();
  const { promise, reject } = withRejection();
  const running = line.run(() => promise).catch(() => 'failed');
  let hasRested = false;
  const resting = line.rest().then(() => {
    hasRested = true;
  });
  await Promise.resolve();
  expect(hasRested).toBe(false);
  reject(new Error('refused'));
  expect(await running).toBe('failed');
  await resting;
});

test('a save begins when the one before has ended, also where that one fails', async () => {
  const line = new SaveQueue<string>();
  const { promise, reject } = withRejection();
  const first = line.run(() => promise).catch(() => 'failed');
  const begun: string[] = [];
  const second = line.run(async () => begun.push('second'));
  const third = line.run(async () => begun.push('third'));
  await Promise.resolve();
  expect(begun).toEqual([]);
  reject(new Error('refused'));
  await Promise.all([first, second, third]);
  expect(begun).toEqual(['second', 'third']);
});

test('a save is kept until it is answered, and after an answer that was lost', async () => {
  const line = new SaveQueue<string>();
  const sending = line.send('first', async () => 1, isLost);
  expect(line.lost).toBe('first');
  expect(await sending).toBe(1);
  expect(line.lost).toBeNull();
  await expect(line.send('second', () => Promise.reject(lost), isLost)).rejects.toBe(lost);
  expect(line.lost).toBe('second');
  line.forget();
  expect(line.lost).toBeNull();
});

test('what the server refuses is not kept', async () => {
  const line = new SaveQueue<string>();
  await expect(line.send('first', () => Promise.reject(new Error('refused')), isLost)).rejects.toThrow('refused');
  expect(line.lost).toBeNull();
});

function withRejection() {
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((_, fail) => {
    reject = fail;
  });
  return { promise, reject };
}
