import type { TFunction } from 'i18next';
import { translateFieldErrors } from '../../../forms/errors/translate-field-errors.ts';

/** The messages of the server that belong to guest lists; others are the shared ones. */
export const translateListErrors = (error: unknown, t: TFunction<'guest-lists'>): unknown =>
  translateFieldErrors(error, ({ field, message, values }) => {
    if (message === 'The event has a guest list of this name') return t('error.nameTaken');
    if (message === 'The cut-off must not be after the event starts') return t('error.cutOffLate');
    if (message === 'A comp of a guest list costs nothing') return t('error.compHasPrice');
    if (typeof values?.fewest === 'number')
      return t(field === 'allocation' ? 'error.fewerPeople' : 'error.fewerPlusOnes', { count: values.fewest });
    return typeof values?.mostPerOrder === 'number'
      ? t('error.mostPerOrder', { most: values.mostPerOrder })
      : undefined;
  });
