import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { catalogues } from './catalogues.ts';
import { DEFAULT_LANGUAGE, fallbackChain, LANGUAGES, shownLanguage } from './languages.ts';
import { OWN_TEXTS_CHANGED } from './lay-own-texts.ts';
import { nameSeats } from './name-seats.ts';

/** Starts the texts in a language; resolves when the shell can be shown in it. Feature namespaces follow on demand. */
export async function startI18n(language: string): Promise<void> {
  await i18next
    .use(catalogues)
    .use(initReactI18next)
    .init({
      lng: shownLanguage(language),
      fallbackLng: (code) => (code ? fallbackChain(code) : [DEFAULT_LANGUAGE]),
      supportedLngs: Object.keys(LANGUAGES),
      load: 'currentOnly',
      // What a failure says and offers must be there when the network is not.
      ns: ['shell', 'kit', 'errors'],
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
      react: { bindI18n: `languageChanged ${OWN_TEXTS_CHANGED}` },
    });
  // For `{{seatIds, seats}}` in what a refusal says.
  i18next.services.formatter?.add('seats', (value) => (Array.isArray(value) ? nameSeats(value.map(String)) : ''));
  document.documentElement.lang = shownLanguage(language);
}

export async function changeLanguage(language: string): Promise<void> {
  await i18next.changeLanguage(shownLanguage(language));
  document.documentElement.lang = shownLanguage(language);
}
