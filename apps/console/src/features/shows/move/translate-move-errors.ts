import type { TFunction } from 'i18next';
import { CallFailure, findProblem } from '../../../api/failure.ts';
import { translateShowErrors } from '../edit/translate-show-errors.ts';
import { explainOrders } from '../seating/explain-orders.ts';

/** A refused move in words: fields as in the details, the rest as one error of the form. */
export function translateMoveErrors(error: unknown, t: TFunction<'shows'>): unknown {
  const problem = findProblem(error);
  const words = explainOrders(error, t) ?? (problem && explain(problem.code, t));
  if (!problem || words === undefined) return translateShowErrors(error, t);
  const fieldErrors = [{ field: '', message: words }];
  return new CallFailure({ status: problem.status, data: { ...problem, fieldErrors } });
}

function explain(code: string, t: TFunction<'shows'>): string | undefined {
  if (code === 'RULE_BROKEN') return t('shows:move.cancelled');
  return code === 'CONFLICT' ? t('shows:seating.otherLoss') : undefined;
}
