import { CallFailure, isApiFailure } from '../../../../api/failure.ts';

/** Somebody between the server and us answered in its place, or it asks for patience: whether it saved, nobody knows. */
const UNKNOWN_STATUS = [429, 502, 503, 504];

/** True when nobody knows whether the server did it: the same request under the same key tells. */
export function isAnswerLost(error: unknown): boolean {
  const failure = error instanceof CallFailure ? error.failure : error;
  if (!isApiFailure(failure)) return false;
  const { status } = failure;
  return typeof status !== 'number' || UNKNOWN_STATUS.includes(status) || codeOf(failure) === 'IN_PROGRESS';
}

/** True for what may pass by itself; what the server refuses it refuses again. */
export function isWorthRepeating(error: unknown): boolean {
  const failure = error instanceof CallFailure ? error.failure : error;
  if (isAnswerLost(failure)) return true;
  if (!isApiFailure(failure) || typeof failure.status !== 'number') return false;
  return failure.status >= 500 || codeOf(failure) === 'BUSY';
}

const codeOf = (failure: object): string | undefined =>
  'data' in failure && typeof failure.data === 'object' && failure.data !== null && 'code' in failure.data
    ? String(failure.data.code)
    : undefined;
