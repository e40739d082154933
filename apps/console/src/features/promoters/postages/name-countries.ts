/** Names of countries in the reader's language, by name: the first ones, and how many more. */
export function nameCountries(
  codes: readonly string[],
  language: string,
  most: number,
): { names: string; more: number } {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const all = codes.map((code) => names.of(code) ?? code).sort(compare);
  return { names: all.slice(0, most).join(', '), more: Math.max(0, all.length - most) };
}
