import { toIntlTag } from '@parterre/contract/intl-tag';
import { WHOLE } from '@parterre/contract/money/basis-points';

/** Formats a number in the language, with a minus as wide as a digit. Not for typed or sent numbers. */
export function formatNumber(value: number, language: string, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(toIntlTag(language), { signDisplay: 'negative', ...options })
    .format(value)
    .replace('-', '−');
}

/**
 * Returns the number with which the noun agrees in a text such as "1 of 2 rows": the whole, but in French and Italian the
 * part, behind which the noun stands ("1 ligne sur 2").
 */
export const chooseCounted = (part: number, whole: number, language: string): number =>
  /^(fr|it)/.test(language) ? part : whole;

/** Formats hundredths of a percent: 2000 is '20%', 810 is '8.1%'. */
export const formatRate = (basisPoints: number, language: string): string =>
  formatNumber(basisPoints / WHOLE, language, { style: 'percent', maximumFractionDigits: 2 });
