import type { TextByCulture } from '@parterre/contract/wire/values';
import { languageOf } from './language-of.ts';

/** Chooses the text: the exact culture, else its language, else the default culture, else any. */
export function chooseText(text: TextByCulture, culture: string, defaultCulture = culture): string {
  const language = languageOf(culture);
  const sameLanguage = Object.keys(text).find((key) => languageOf(key) === language);
  return (
    text[culture] ??
    (sameLanguage ? text[sameLanguage] : undefined) ??
    text[defaultCulture] ??
    Object.values(text)[0] ??
    ''
  );
}
