/** A country's name in the reader's language; `fallback` where the browser does not know the code. */
export function nameCountry(code: string, language: string, fallback = code): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? fallback;
  } catch {
    return fallback;
  }
}
