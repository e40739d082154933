import type { TFunction } from 'i18next';
import { errorText } from '../../../api/error-text.ts';
import { findProblem } from '../../../api/failure.ts';

/** The refusals of a list's query, as the server words them (spec §5). */
const REFUSALS: Record<string, string> = {
  'New page size was out of range': 'pageSize',
  'New page index must be greater than 0': 'pageIndex',
  'Unable to parse value to enum': 'sort',
};

export function describeListError(error: unknown, t: TFunction<'shows'>): string {
  const [refused] = findProblem(error)?.fieldErrors ?? [];
  if (!refused) return errorText(error);
  const refusal = REFUSALS[refused.message];
  return refusal ? t(`shows:refused.${refusal}`) : refused.message;
}
