import { expect, test } from 'vitest';
import type { ApiFailure } from '../../../api/failure.ts';
import { chooseSaveKey, isAnswerLost } from './choose-save-key.ts';

const lost = { key: 'first', body: '{"blocks":[]}' };

test('the same save after a lost answer takes the same key, so that it happens once', () => {
  expect(chooseSaveKey(lost, '{"blocks":[]}', () => 'second')).toBe('first');
});

test('another save takes a new key', () => {
  expect(chooseSaveKey(lost, '{"blocks":[1]}', () => 'second')).toBe('second');
  expect(chooseSaveKey(null, '{"blocks":[]}', () => 'second')).toBe('second');
});

test.each<[ApiFailure, boolean]>([
  [{ status: 'FETCH_ERROR', error: 'TypeError' }, true],
  [{ status: 'TIMEOUT_ERROR', error: 'TimeoutError' }, true],
  [{ status: 503, data: problem('UNAVAILABLE', 503) }, true],
  [{ status: 409, data: problem('IN_PROGRESS', 409) }, true],
  [{ status: 409, data: problem('SEATS_CHANGED', 409) }, false],
  [{ status: 400, data: problem('INVALID', 400) }, false],
])('whether the answer of %j is lost: %s', (failure, expected) => {
  expect(isAnswerLost(failure)).toBe(expected);
});

function problem(code: 'UNAVAILABLE' | 'IN_PROGRESS' | 'SEATS_CHANGED' | 'INVALID', status: number) {
  return { type: 'about:blank', title: code, status, code, requestId: 'request-1' };
}
