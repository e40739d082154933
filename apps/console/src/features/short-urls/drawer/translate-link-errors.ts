import type { TFunction } from 'i18next';
import type { ServerFieldError } from '../../../forms/errors/server-field-error.ts';
import { translateFieldErrors } from '../../../forms/errors/translate-field-errors.ts';

/** The messages of the server that belong to links, in the reader's language; others are the shared ones. */
export const translateLinkErrors = (error: unknown, t: TFunction<'short-urls'>): unknown =>
  translateFieldErrors(error, (entry) => translate(entry, t));

function translate({ message, values }: ServerFieldError, t: TFunction<'short-urls'>): string | undefined {
  if (message.startsWith('Must lead to one of')) return t('refused.host');
  if (message.startsWith('Is in use')) return t('refused.slugTaken', { days: values?.days ?? '' });
  switch (message) {
    case 'Please provide a valid web address':
      return t('refused.address');
    case 'Must not contain a user name or a password':
      return t('refused.credentials');
    case 'A short link cannot lead to a short link':
      return t('refused.shortLink');
    case 'Must have at least 3 characters':
      return t('refused.slugShort');
    case 'Only letters, digits and hyphens between them':
      return t('refused.slugCharacters');
    default:
      return undefined;
  }
}
