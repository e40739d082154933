import type { TFunction } from 'i18next';
import { translateFieldErrors } from '../../../forms/errors/translate-field-errors.ts';

/** The messages of the server that belong to venues; others are the shared ones. */
export const translateVenueErrors = (error: unknown, t: TFunction<'venues'>): unknown =>
  translateFieldErrors(error, ({ message, values }) => {
    if (message === 'Another venue in this town has this name') return t('fields.nameTaken');
    if (message !== 'Events to come begin in this time zone') return undefined;
    return t('fields.timeZoneInUse', { count: Number(values?.shows ?? 0) });
  });
