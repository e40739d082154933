import type { SaveFailure } from '@parterre/plan-editor';
import { findProblem } from '#api/failure.ts';
import { isAnswerLost, isWorthRepeating } from '#api/lost-answers/is-answer-lost.ts';

/** What the engine asks of a call's failure. */
export function judgeSaveFailure(error: unknown): SaveFailure {
  const code = findProblem(error)?.code;
  return {
    cause: code === 'STALE' ? 'stale' : code === 'NOT_FOUND' ? 'gone' : 'other',
    isLost: isAnswerLost(error),
    isWorthRepeating: isWorthRepeating(error),
  };
}
