import { CULTURE_FORM } from '@parterre/contract/wire/patterns';
import { errorReporter } from '#api/error-reports/error-reporter.ts';
import { hasTexts } from './catalogues.ts';

/** The languages of the console (spec §1), with their own names. */
export const LANGUAGES: Record<string, string> = {
  'en-GB': 'English',
  de: 'Deutsch',
  fr: 'Français',
  'fr-CH': 'Français (Suisse)',
  it: 'Italiano',
  pt: 'Português',
  'pt-BR': 'Português (Brasil)',
};

export const DEFAULT_LANGUAGE = 'en-GB';

/** Accepts two letters with an optional region (spec §5); anything else is logged, once per page, and becomes `en`. */
export function parseLanguage(code: string): string {
  if (CULTURE_FORM.test(code)) return code;
  if (!reported.has(code)) errorReporter().report(`Not a language code: ${code}`);
  reported.add(code);
  return 'en';
}

/** A cookie is parsed wherever a text is looked up. */
const reported = new Set<string>();

/** Returns the languages in which a text is looked up: the exact one, without its region, en-GB. */
export function fallbackChain(code: string): string[] {
  const exact = parseLanguage(code);
  return [...new Set([exact, exact.slice(0, 2), DEFAULT_LANGUAGE])].filter((language) => language in LANGUAGES);
}

/** Returns the first language of the chain that has texts; also used for `lang` and number formats. */
export const shownLanguage = (code: string): string => fallbackChain(code).find(hasTexts) ?? DEFAULT_LANGUAGE;

/** Only languages with texts are offered. */
export const listTranslatedLanguages = (): string[] => Object.keys(LANGUAGES).filter(hasTexts);
