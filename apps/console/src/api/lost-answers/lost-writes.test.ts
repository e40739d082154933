import { afterEach, expect, test, vi } from 'vitest';
import { CallFailure } from '../failure.ts';
import { noteFailure, noteSuccess, type SentWrite, takeKey } from './lost-writes.ts';

const gone = new CallFailure({ status: 'FETCH_ERROR', error: 'no network' });
const refused = new CallFailure({ status: 409, data: { code: 'STALE' } as never });
afterEach(() => vi.useRealTimers());

const post = (url: string, sent: Partial<SentWrite> = {}): SentWrite => ({
  ...{ method: 'POST', url, revision: undefined, body: undefined, file: undefined },
  ...sent,
});

test('a write whose answer was lost keeps its key until the user has gone on', () => {
  const write = post('/a', { body: '{"n":1}' });
  const key = takeKey(write);
  noteFailure(write, key, gone);
  expect(takeKey(post('/a', { body: '{"n":1}' }))).toBe(key);
  expect(takeKey(post('/a', { body: '{"n":2}' }))).not.toBe(key);
  expect(takeKey(post('/a', { body: '{"n":1}', revision: 2 }))).not.toBe(key);
  noteSuccess();
  expect(takeKey(write)).not.toBe(key);
});

test('the same file is the same write, another file with its content is not', () => {
  const file = new File(['plan'], 'plan.json');
  const key = takeKey(post('/plans', { file }));
  noteFailure(post('/plans', { file }), key, gone);
  expect(takeKey(post('/plans', { file }))).toBe(key);
  expect(takeKey(post('/plans', { file: new File(['plan'], 'plan.json') }))).not.toBe(key);
});

test('a write that is refused has a new key the next time', () => {
  const key = takeKey(post('/b'));
  noteFailure(post('/b'), key, gone);
  noteFailure(post('/b'), key, refused);
  expect(takeKey(post('/b'))).not.toBe(key);
});

test('the same write is meant anew a quarter of an hour later', () => {
  vi.useFakeTimers();
  const key = takeKey(post('/c'));
  noteFailure(post('/c'), key, gone);
  vi.advanceTimersByTime(15 * 60_000);
  expect(takeKey(post('/c'))).not.toBe(key);
});

test('a write that is lost again under a new key keeps that one for its own ten minutes', () => {
  vi.useFakeTimers();
  noteFailure(post('/d'), takeKey(post('/d')), gone);
  vi.advanceTimersByTime(15 * 60_000);
  const key = takeKey(post('/d'));
  noteFailure(post('/d'), key, gone);
  vi.advanceTimersByTime(5_000);
  expect(takeKey(post('/d'))).toBe(key);
});

test('of many lost writes the latest are kept', () => {
  const keys = Array.from({ length: 60 }, (_, at) => {
    const key = takeKey(post(`/${at}`));
    noteFailure(post(`/${at}`), key, gone);
    return key;
  });
  expect(takeKey(post('/59'))).toBe(keys[59]);
  expect(takeKey(post('/0'))).not.toBe(keys[0]);
});
