/** Returns the text in the reader's language, or '' if there is none. */
export function chooseText(texts: Record<string, string>, language: string, defaultCulture = 'en-GB'): string {
  const culture = chooseCulture(texts, language, defaultCulture);
  return culture === undefined ? '' : (texts[culture] ?? '');
}

/** Returns the culture of the text to show: exact, same language, the object's default, any. */
export function chooseCulture(
  texts: Readonly<Record<string, string>>,
  language: string,
  defaultCulture: string,
): string | undefined {
  const written = Object.keys(texts).filter((culture) => Boolean(texts[culture]));
  const sameLanguage = written.find((culture) => culture.slice(0, 2) === language.slice(0, 2));
  return [language, sameLanguage, defaultCulture, ...written].find(
    (culture) => culture !== undefined && written.includes(culture),
  );
}
