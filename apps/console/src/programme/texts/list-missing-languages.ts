type Texts = Readonly<Record<string, string>>;

/** Languages in which a text that is written in the first one is missing. A text nobody wrote is missing nowhere. */
export function listMissingLanguages(fields: Readonly<Record<string, Texts>>, cultures: readonly string[]): string[] {
  const written = Object.values(fields).filter((texts) => Object.values(texts).some(Boolean));
  return cultures.filter((culture) => written.some((texts) => !texts[culture]));
}
