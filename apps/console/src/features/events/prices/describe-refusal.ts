import type { TFunction } from 'i18next';
import { errorText } from '#api/error-text.ts';
import { findProblem } from '#api/failure.ts';

const COUNTED = ['seats', 'inBaskets', 'heldPlaces', 'linkedPrices', 'offerCodes'] as const;

/** Returns why a price type cannot be deleted, with the server's counts; for other problems the text of its code. */
export function describeRefusal(error: unknown, t: TFunction<'prices'>): string {
  const problem = findProblem(error);
  const details = problem?.details ?? {};
  if (problem?.code === 'HAS_SALES') return t('prices:refused.sold', { count: Number(details.tickets ?? 0) });
  if (problem?.code !== 'IN_USE') return errorText(error);
  const uses = COUNTED.filter((key) => Number(details[key] ?? 0) > 0).map((key) =>
    t(`prices:refused.${key}`, { count: Number(details[key]) }),
  );
  return uses.length > 0 ? t('prices:refused.inUse', { uses: uses.join(', ') }) : errorText(error);
}
