import { languageOf } from './language-of.ts';

/** Returns the text of a culture: that of its region (`pt-br`), else that of its language. Keys are in lower case. */
export function findByCulture<T>(texts: Readonly<Record<string, T>>, culture: string): T | undefined {
  const language = languageOf(culture);
  const [, ...rest] = culture.toLowerCase().split('-');
  // All regions of traditional Chinese share one text.
  const region = rest.some((part) => /^(?:tw|hk|mo|hant)$/.test(part)) ? 'tw' : rest.at(-1);
  return texts[`${language}-${region}`] ?? texts[language];
}
