import type { TextByCulture } from '@parterre/contract/wire/values';

/** Chooses the text: the exact culture, else its language, else the default culture, else any. */
export function chooseText(text: TextByCulture, culture: string, defaultCulture = culture): string {
  const [language = ''] = culture.split('-');
  const sameLanguage = Object.keys(text).find((key) => key === language || key.startsWith(`${language}-`));
  return (
    text[culture] ??
    (sameLanguage ? text[sameLanguage] : undefined) ??
    text[defaultCulture] ??
    Object.values(text)[0] ??
    ''
  );
}
