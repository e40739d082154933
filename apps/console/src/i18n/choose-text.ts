/** A text per culture in the reader's language: exact, same language, the object's default culture, any (core.md §5). */
export function chooseText(texts: Record<string, string>, language: string, defaultCulture = 'en-GB'): string {
  const sameLanguage = Object.keys(texts).find((culture) => culture.slice(0, 2) === language.slice(0, 2));
  const cultures = [language, sameLanguage, defaultCulture, ...Object.keys(texts)];
  const culture = cultures.find((candidate) => candidate !== undefined && Boolean(texts[candidate]));
  return culture === undefined ? '' : (texts[culture] ?? '');
}
