import type { Translation, TranslationText } from '@parterre/contract/translations';
import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatDateTime } from '#dates/format-date-time.ts';
import { toWallTime } from '#dates/zone.ts';
import { listTranslatedLanguages } from '#i18n/languages.ts';
import { nameLanguage } from '#i18n/name-language.ts';
import { useZoneOf } from '#programme/use-zone-of.ts';
import { usePromoter } from '#session/use-promoter.ts';

export function useTranslationWords() {
  const { t, i18n } = useTranslation('translations');
  const { current } = usePromoter();
  const zoneOf = useZoneOf();
  const name = (language: string) => nameLanguage(language, i18n.language, listTranslatedLanguages());
  return {
    name,
    /** Returns `German`, or `German, for one` for a plural form. */
    nameText: ({ language, form }: Pick<TranslationText, 'language' | 'form'>) =>
      form ? t('formOf', { language: name(language), form: t(`form.${form}`) }) : name(language),
    /** Returns what the console shows in a language; for a plural, the form `other`. */
    readText: ({ texts, key }: Translation, language: string) => {
      const own = texts.filter((text) => text.language === language);
      return showText(own.find(({ form }) => form === 'other') ?? own[0]) || key;
    },
    writeTime: (at: string) => formatDateTime(toWallTime(at, zoneOf(current?.code)), DAY_TIME_TEMPLATE),
  };
}

/** Returns the text on screen: the replacement, unless it does not match the shipped text's placeholders. */
export const showText = (text: TranslationText | undefined): string =>
  (text?.isShown ? text.text : null) ?? text?.shipped ?? '';
