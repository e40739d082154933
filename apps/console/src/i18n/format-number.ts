/** A number as the language writes it, its minus as long as a figure is wide. Not for what is typed or sent. */
export function formatNumber(value: number, language: string, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language, { signDisplay: 'negative', ...options }).format(value).replace('-', '−');
}
