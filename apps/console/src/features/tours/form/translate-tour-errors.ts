import type { TFunction } from 'i18next';
import { translateFieldErrors } from '../../../forms/translate-field-errors.ts';

/** The messages of the server that belong to tours; others are the shared ones. */
export const translateTourErrors = (error: unknown, t: TFunction<'tours'>): unknown =>
  translateFieldErrors(error, ({ message }) =>
    message === 'Another tour has this name' ? t('fields.nameTaken') : undefined,
  );
