import { formatNumber } from './format-number.ts';

/** Formats hundredths of a percent: 2000 is '20%', 810 is '8.1%'. */
export const formatRate = (basisPoints: number, language: string): string =>
  formatNumber(basisPoints / 10_000, language, { style: 'percent', maximumFractionDigits: 2 });
