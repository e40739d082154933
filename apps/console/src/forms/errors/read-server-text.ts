import type { TFunction } from 'i18next';
import { findRuleProblem } from './read-server-message.ts';
import type { ServerFieldError } from './server-field-error.ts';

/** A server's field message in the reader's language; words no rule knows are shown as they came. */
export function readServerText(error: ServerFieldError, t: TFunction<'kit'>): string {
  const problem = findRuleProblem(error);
  return problem ? t(`kit:rules.${problem.key}`, { ...problem.values }) : error.message;
}
