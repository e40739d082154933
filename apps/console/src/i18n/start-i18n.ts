import { toIntlTag } from '@parterre/contract/intl-tag';
import i18next, { type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { catalogues } from './catalogues.ts';
import { DEFAULT_LANGUAGE, fallbackChain, LANGUAGES, shownLanguage } from './languages.ts';
import { nameSeats } from './name-seats.ts';
import { OWN_TEXTS_CHANGED } from './own-texts/lay-own-texts.ts';

/** Starts i18next; resolves when the shell can be shown in the language. Namespaces of features load on demand. */
export async function startI18n(language: string): Promise<void> {
  await i18next
    .use(catalogues)
    .use(initReactI18next)
    .init({
      lng: shownLanguage(language),
      fallbackLng: (code) => (code ? fallbackChain(code) : [DEFAULT_LANGUAGE]),
      supportedLngs: Object.keys(LANGUAGES),
      load: 'currentOnly',
      // Loaded first, so that errors and locked buttons can be explained without a network.
      ns: ['shell', 'kit', 'errors', 'permissions'],
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
      react: { bindI18n: `languageChanged ${OWN_TEXTS_CHANGED}` },
    });
  // i18next passes its own tag on, by which `Intl` would write Portuguese as in Brazil.
  const { formatter, pluralResolver } = i18next.services;
  formatter?.addCached('number', (lng, options) => {
    const format = new Intl.NumberFormat(lng && toIntlTag(lng), options);
    return (value: number) => format.format(value);
  });
  const getRule = pluralResolver.getRule.bind(pluralResolver);
  pluralResolver.getRule = (code: string, options?: object) => getRule(toIntlTag(code), options);
  // Formats `{{seatIds, seats}}` in the texts of refusals.
  i18next.services.formatter?.add('seats', (value) => (Array.isArray(value) ? nameSeats(value.map(String)) : ''));
  // Names the permission in `{{permission, permission}}`.
  i18next.services.formatter?.add('permission', (value, lng) =>
    namePermission(i18next.getFixedT(lng ?? DEFAULT_LANGUAGE), String(value)),
  );
  document.documentElement.lang = shownLanguage(language);
}

/** Names `show:write`. A colon separates catalogue and key in i18next, so the keys have a hyphen instead. */
export const namePermission = (t: TFunction, permission: string): string =>
  t(`permissions:name.${permission.replace(':', '-')}`, { defaultValue: permission });

/** For `{{brand}}` in any text. */
export function nameBrand(brand: string): void {
  i18next.options.interpolation = { ...i18next.options.interpolation, defaultVariables: { brand } };
}

export async function changeLanguage(language: string): Promise<void> {
  await i18next.changeLanguage(shownLanguage(language));
  document.documentElement.lang = shownLanguage(language);
}
