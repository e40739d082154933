import { type ApiFailure, isApiFailure } from '../../../api/failure.ts';

/** The last save whose answer was lost: it may have happened. */
export interface LostSave {
  key: string;
  body: string;
}

/** The key of a save: that of the lost one when exactly the same is saved again, so that it happens once. */
export function chooseSaveKey(lost: LostSave | null, body: string, createKey: () => string): string {
  return lost?.body === body ? lost.key : createKey();
}

/** True when nobody knows whether the server did it: no answer, an unreadable one, or its own fault. */
export function isAnswerLost(error: unknown): boolean {
  if (!isApiFailure(error)) return false;
  const { status }: ApiFailure = error;
  return typeof status !== 'number' || status >= 500 || isStillRunning(error);
}

function isStillRunning(error: ApiFailure): boolean {
  return 'data' in error && typeof error.data === 'object' && error.data.code === 'IN_PROGRESS';
}
