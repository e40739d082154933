import { CallFailure, findProblem, isApiFailure } from '../failure.ts';

/** Somebody between the server and us answered in its place, or it asks for patience: whether it saved, nobody knows. */
const UNKNOWN_STATUS = [429, 502, 503, 504];

/** True when nobody knows whether the server did it: the same request under the same key tells. */
export function isAnswerLost(error: unknown): boolean {
  const status = findStatus(error);
  if (status === undefined) return false;
  return typeof status !== 'number' || UNKNOWN_STATUS.includes(status) || findProblem(error)?.code === 'IN_PROGRESS';
}

/** True for what may pass by itself; what the server refuses it refuses again. */
export function isWorthRepeating(error: unknown): boolean {
  if (isAnswerLost(error)) return true;
  const status = findStatus(error);
  return typeof status === 'number' && (status >= 500 || findProblem(error)?.code === 'BUSY');
}

function findStatus(error: unknown): number | string | undefined {
  const failure = error instanceof CallFailure ? error.failure : error;
  return isApiFailure(failure) ? failure.status : undefined;
}
