import { afterEach, expect, test, vi } from 'vitest';
import { CallFailure } from '../failure.ts';
import { noteAnswer, takeKey } from './lost-writes.ts';

const gone = new CallFailure({ status: 'FETCH_ERROR', error: 'no network' });
const refused = new CallFailure({ status: 409, data: { code: 'STALE' } as never });
afterEach(() => vi.useRealTimers());

test('a write whose answer was lost keeps its key until it is answered', () => {
  const key = takeKey('POST /a {"n":1}');
  noteAnswer('POST /a {"n":1}', key, gone);
  expect(takeKey('POST /a {"n":1}')).toBe(key);
  expect(takeKey('POST /a {"n":2}')).not.toBe(key);
  noteAnswer('POST /a {"n":1}', key);
  expect(takeKey('POST /a {"n":1}')).not.toBe(key);
});

test('an answered write ends all repetitions, because the user has gone on', () => {
  const key = takeKey('POST /on');
  noteAnswer('POST /on', key, gone);
  noteAnswer('POST /off', takeKey('POST /off'));
  expect(takeKey('POST /on')).not.toBe(key);
});

test('a write that is refused has a new key the next time', () => {
  const key = takeKey('POST /b');
  noteAnswer('POST /b', key, refused);
  expect(takeKey('POST /b')).not.toBe(key);
});

test('the same write is meant anew a quarter of an hour later', () => {
  vi.useFakeTimers();
  const key = takeKey('POST /c');
  noteAnswer('POST /c', key, gone);
  vi.advanceTimersByTime(15 * 60_000);
  expect(takeKey('POST /c')).not.toBe(key);
});

test('of many lost writes the latest are kept', () => {
  const keys = Array.from({ length: 60 }, (_, at) => {
    const key = takeKey(`POST /${at}`);
    noteAnswer(`POST /${at}`, key, gone);
    return key;
  });
  expect(takeKey('POST /59')).toBe(keys[59]);
  expect(takeKey('POST /0')).not.toBe(keys[0]);
});
