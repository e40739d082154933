/** A number as the language writes it, its minus as long as a figure is wide. Not for what is typed or sent. */
export function formatNumber(value: number, language: string, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language, { signDisplay: 'negative', ...options }).format(value).replace('-', '−');
}

/** Hundredths of a percent as a share of the language: 2000 is '20%', 810 is '8.1%'. */
export const formatRate = (basisPoints: number, language: string): string =>
  formatNumber(basisPoints / 10_000, language, { style: 'percent', maximumFractionDigits: 2 });
