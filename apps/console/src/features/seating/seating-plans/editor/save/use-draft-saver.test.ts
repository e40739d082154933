import { realProblem } from '@parterre/contract/testing/real-problem';
import type { ErrorCode } from '@parterre/contract/wire/error-codes';
import { expect, test } from 'vitest';
import { CallFailure } from '#api/failure.ts';
import { judgeSaveFailure } from './use-draft-saver.ts';

function refusal(code: ErrorCode) {
  const data = realProblem(code);
  return new CallFailure({ status: data.status, data });
}

test('a save refused because somebody else saved or removed the draft is distinguished from other refusals', () => {
  expect(judgeSaveFailure(refusal('STALE'))).toEqual({ cause: 'stale', isLost: false, isWorthRepeating: false });
  expect(judgeSaveFailure(refusal('NOT_FOUND')).cause).toBe('gone');
  expect(judgeSaveFailure(refusal('INVALID'))).toEqual({ cause: 'other', isLost: false, isWorthRepeating: false });
});

test('without an answer nobody knows whether it was saved, and it is sent again', () => {
  const offline = new CallFailure({ status: 'FETCH_ERROR', error: 'offline' });
  expect(judgeSaveFailure(offline)).toEqual({ cause: 'other', isLost: true, isWorthRepeating: true });
  expect(judgeSaveFailure(refusal('BUSY')).isWorthRepeating).toBe(true);
});
