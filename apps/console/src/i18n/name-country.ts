/** Returns the name in the reader's language; `fallback` if the browser does not know the code. */
export function nameCountry(code: string, language: string, fallback = code): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? fallback;
  } catch {
    return fallback;
  }
}

interface Country {
  code: string;
  /** In English. */
  name: string;
}

/** Lists countries by name in the reader's language; a search finds them by code and English name too. */
export function listCountryOptions(countries: readonly Country[], language: string) {
  const { compare } = new Intl.Collator(language);
  return countries
    .map(({ code, name }) => ({ value: code, label: nameCountry(code, language, name), words: `${code} ${name}` }))
    .sort((a, b) => compare(a.label, b.label));
}
