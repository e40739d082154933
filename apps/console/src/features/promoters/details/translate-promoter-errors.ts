import type { TFunction } from 'i18next';
import { translateFieldErrors } from '../../../forms/errors/translate-field-errors.ts';
import { readHosts } from './promoter-values.ts';

/** The messages of the server that belong to a promoter; a host that is none is named as it was typed. */
export const translatePromoterErrors = (error: unknown, typedHosts: string, t: TFunction<'promoters'>): unknown =>
  translateFieldErrors(error, ({ field, message }) => {
    const at = /^linkHosts\.(\d+)$/.exec(field)?.[1];
    if (at !== undefined) return t('edit.hostInvalid', { host: readHosts(typedHosts)[Number(at)] ?? '' });
    return message === 'Two campaigns or tours have the same name in this language' ? t('edit.sameNames') : undefined;
  });
