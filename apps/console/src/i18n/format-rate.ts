import { formatNumber } from './format-number.ts';

/** Hundredths of a percent as a share of the language: 2000 is '20%', 810 is '8.1%'. */
export const formatRate = (basisPoints: number, language: string): string =>
  formatNumber(basisPoints / 10_000, language, { style: 'percent', maximumFractionDigits: 2 });
