import type { TFunction } from 'i18next';
import { translateFieldErrors } from '../../forms/errors/translate-field-errors.ts';

const NO_LETTER = 'Must have at least one letter';
const PLACES_SOLD = 'Unseated places of this hold were sold';
const TAKEN = /^(.+) has this reservation flag$/su;

/** The messages of the server that belong to holds; others are the shared ones. */
export const translateHoldErrors = (error: unknown, t: TFunction<'holds'>): unknown =>
  translateFieldErrors(error, ({ message, values }) => {
    if (message === NO_LETTER) return t('field.flagLetter');
    if (message === PLACES_SOLD) return t('field.placesSold', { ...values });
    const label = TAKEN.exec(message)?.[1];
    return label === undefined ? undefined : t('field.flagTaken', { label });
  });
