import { CallFailure, findProblem, isApiFailure } from '../failure.ts';

/** A proxy answered, or the server asked us to wait, so we cannot know whether the write was saved. */
const UNKNOWN_STATUS = [429, 502, 503, 504];

/** True when the server may or may not have done it: repeating the request with the same key tells. */
export function isAnswerLost(error: unknown): boolean {
  const status = findStatus(error);
  if (status === undefined) return false;
  return typeof status !== 'number' || UNKNOWN_STATUS.includes(status) || findProblem(error)?.code === 'IN_PROGRESS';
}

/** True for a failure that may pass by itself; a refusal would only be repeated. */
export function isWorthRepeating(error: unknown): boolean {
  if (isAnswerLost(error)) return true;
  const status = findStatus(error);
  return typeof status === 'number' && (status >= 500 || findProblem(error)?.code === 'BUSY');
}

function findStatus(error: unknown): number | string | undefined {
  const failure = error instanceof CallFailure ? error.failure : error;
  return isApiFailure(failure) ? failure.status : undefined;
}
