import type { TFunction } from 'i18next';
import { translateFieldErrors } from '../../../forms/errors/translate-field-errors.ts';

/** The messages of the server that belong to tours; others are the shared ones. */
export const translateTourErrors = (error: unknown, t: TFunction<'tours'>): unknown =>
  translateFieldErrors(
    error,
    ({ message }) => {
      if (message === 'Another tour has this name') return t('fields.nameTaken');
      return message === 'Must be one of the plans of the tour' ? t('fields.defaultGone') : undefined;
    },
    { defaultPlanId: 'planIds' },
  );
