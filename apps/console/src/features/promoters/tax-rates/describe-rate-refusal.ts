import type { TFunction } from 'i18next';
import { errorText } from '../../../api/error-text.ts';
import { findProblem } from '../../../api/failure.ts';

/** Why a tax rate was not deleted: with how many tickets use it, where that is the reason. */
export function describeRateRefusal(error: unknown, t: TFunction<'promoters'>): string {
  const problem = findProblem(error);
  const { prices, shows } = problem?.details ?? {};
  if (problem?.code !== 'IN_USE' || typeof prices !== 'number' || typeof shows !== 'number') return errorText(error);
  return t('taxRates.inUse', {
    tickets: t('taxRates.tickets', { count: prices }),
    events: t('taxRates.events', { count: shows }),
  });
}
