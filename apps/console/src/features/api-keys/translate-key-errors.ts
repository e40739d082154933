import type { TFunction } from 'i18next';
import { translateFieldErrors } from '../../forms/errors/translate-field-errors.ts';

/** The messages of the server that belong to keys; others are the shared ones. */
export const translateKeyErrors = (error: unknown, t: TFunction<'api-keys'>): unknown =>
  translateFieldErrors(error, ({ message }) =>
    message === 'Another key in use has this name' ? t('form.nameTaken') : undefined,
  );
