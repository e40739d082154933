import { chooseCulture } from './choose-culture.ts';

/** A text per culture in the reader's language, or '' when there is none. */
export function chooseText(texts: Record<string, string>, language: string, defaultCulture = 'en-GB'): string {
  const culture = chooseCulture(texts, language, defaultCulture);
  return culture === undefined ? '' : (texts[culture] ?? '');
}
