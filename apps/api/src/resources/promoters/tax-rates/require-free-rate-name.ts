import { AppError, fieldError } from '../../../errors.ts';
import { toSearchKey } from '../../../lists/search-key.ts';
import type { TaxRateRow } from '../../promoter-rows/present-promoter.ts';

/** Two rates that read the same would be mistaken for each other: NAME_TAKEN. */
export function requireFreeRateName(rates: readonly TaxRateRow[], name: string, ownId?: number): void {
  const wanted = toSearchKey(name);
  if (rates.some((rate) => rate.id !== ownId && toSearchKey(rate.name) === wanted))
    throw new AppError('NAME_TAKEN', {
      fieldErrors: [fieldError('name', 'rateNameTaken')],
    });
}
