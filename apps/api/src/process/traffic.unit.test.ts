import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerFirst, giveWay, isSomebodyWaiting } from './traffic.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

/** Begins an answer that somebody waits for until it is given. */
function beginAnswer(): () => Promise<void> {
  let give: () => void = () => undefined;
  const answered = answerFirst(() => new Promise<void>((resolve) => (give = resolve)));
  return () => {
    give();
    return answered;
  };
}

/** Gives way and notes when the file may go on. */
function beginPart(name: string, gone: string[]): Promise<void> {
  return giveWay().then(() => void gone.push(name));
}

test('a file goes on at once while nobody waits', async () => {
  expect(isSomebodyWaiting()).toBe(false);
  await giveWay();
});

test('with each answer one file goes on, in turns', async () => {
  const answers = [beginAnswer(), beginAnswer()];
  expect(isSomebodyWaiting()).toBe(true);
  const gone: string[] = [];
  const parts = ['first', 'second'].map((name) => beginPart(name, gone));
  await answers[0]?.();
  await parts[0];
  expect(gone).toEqual(['first']);
  await answers[1]?.();
  await parts[1];
  expect(gone).toEqual(['first', 'second']);
  expect(isSomebodyWaiting()).toBe(false);
});

test('an answer that fails lets a file go on too', async () => {
  const answered = answerFirst(() => Promise.reject(new Error('refused')));
  const part = giveWay();
  await expect(answered).rejects.toThrow('refused');
  await part;
});

test('a file goes on by itself when nobody is answered for long, and takes no turn from another then', async () => {
  const answers = [beginAnswer(), beginAnswer()];
  const gone: string[] = [];
  const late = beginPart('late', gone);
  vi.advanceTimersByTime(50);
  await late;
  const next = beginPart('next', gone);
  await answers[0]?.();
  await next;
  expect(gone).toEqual(['late', 'next']);
  await answers[1]?.();
});
