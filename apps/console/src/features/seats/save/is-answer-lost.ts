import { type ApiFailure, isApiFailure } from '../../../api/failure.ts';

/** Between the server and us somebody answered in its place, or it asks for patience: whether it saved, nobody knows. */
const UNKNOWN_STATUS = [429, 502, 503, 504];

/** True when nobody knows whether the server did it: no answer, an unreadable one, or somebody else's. */
export function isAnswerLost(error: unknown): boolean {
  if (!isApiFailure(error)) return false;
  const { status }: ApiFailure = error;
  return typeof status !== 'number' || UNKNOWN_STATUS.includes(status) || isStillRunning(error);
}

function isStillRunning(error: ApiFailure): boolean {
  return 'data' in error && typeof error.data === 'object' && error.data.code === 'IN_PROGRESS';
}
