import { expect, test } from 'vitest';
import { type ApiFailure, CallFailure } from '../failure.ts';
import { isAnswerLost, isWorthRepeating } from './is-answer-lost.ts';

test.each<[ApiFailure, boolean]>([
  [{ status: 'FETCH_ERROR', error: 'TypeError' }, true],
  [{ status: 'TIMEOUT_ERROR', error: 'TimeoutError' }, true],
  [{ status: 503, data: problem('UNAVAILABLE', 503) }, true],
  [{ status: 409, data: problem('IN_PROGRESS', 409) }, true],
  [{ status: 429, data: problem('RATE_LIMITED', 429) }, true],
  [{ status: 500, data: problem('INTERNAL', 500) }, false],
  [{ status: 409, data: problem('SEATS_CHANGED', 409) }, false],
  [{ status: 400, data: problem('INVALID', 400) }, false],
])('whether the answer of %j is lost: %s', (failure, expected) => {
  expect(isAnswerLost(failure)).toBe(expected);
  expect(isAnswerLost(new CallFailure(failure))).toBe(expected);
});

test.each<[ApiFailure, boolean]>([
  [{ status: 'FETCH_ERROR', error: 'TypeError' }, true],
  [{ status: 500, data: problem('INTERNAL', 500) }, true],
  [{ status: 409, data: problem('BUSY', 409) }, true],
  [{ status: 409, data: problem('SEATS_CHANGED', 409) }, false],
  [{ status: 400, data: problem('INVALID', 400) }, false],
])('whether %j may pass by itself: %s', (failure, expected) => {
  expect(isWorthRepeating(failure)).toBe(expected);
});

test('an error that comes from no call has lost no answer and is not worth repeating', () => {
  expect([isAnswerLost(new TypeError('x')), isWorthRepeating(new TypeError('x'))]).toEqual([false, false]);
});

type Code = 'BUSY' | 'UNAVAILABLE' | 'IN_PROGRESS' | 'RATE_LIMITED' | 'INTERNAL' | 'SEATS_CHANGED' | 'INVALID';
function problem(code: Code, status: number) {
  return { type: 'about:blank', title: code, status, code, requestId: 'request-1' };
}
