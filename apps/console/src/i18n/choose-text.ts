import { chooseCulture } from './choose-culture.ts';

/** Returns the text in the reader's language, or '' if there is none. */
export function chooseText(texts: Record<string, string>, language: string, defaultCulture = 'en-GB'): string {
  const culture = chooseCulture(texts, language, defaultCulture);
  return culture === undefined ? '' : (texts[culture] ?? '');
}
