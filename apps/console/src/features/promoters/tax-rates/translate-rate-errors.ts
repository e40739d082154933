import type { TFunction } from 'i18next';
import { translateFieldErrors } from '../../../forms/errors/translate-field-errors.ts';

/** The messages of the server that belong to tax rates; others are the shared ones. */
export const translateRateErrors = (error: unknown, t: TFunction<'promoters'>): unknown =>
  translateFieldErrors(
    error,
    ({ message }) => (message === 'Another tax rate has this name' ? t('taxRates.nameTaken') : undefined),
    { rateBasisPoints: 'percent' },
  );
