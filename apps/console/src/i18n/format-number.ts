/** Formats a number in the language, with a minus as wide as a digit. Not for typed or sent numbers. */
export function formatNumber(value: number, language: string, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language, { signDisplay: 'negative', ...options }).format(value).replace('-', '−');
}
