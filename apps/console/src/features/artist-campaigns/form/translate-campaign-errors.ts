import type { TFunction } from 'i18next';
import { translateFieldErrors } from '../../../forms/errors/translate-field-errors.ts';

/** The messages of the server that belong to campaigns; others are the shared ones. */
export const translateCampaignErrors = (error: unknown, t: TFunction<'artist-campaigns'>): unknown =>
  translateFieldErrors(error, ({ message }) =>
    message === 'Another campaign has this name' ? t('fields.nameTaken') : undefined,
  );
