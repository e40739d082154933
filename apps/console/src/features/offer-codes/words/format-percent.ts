import { formatNumber } from '#i18n/format-number.ts';

const WHOLE = 100;

/** Percents as the language writes them: "25.5%", in German "25,5 %". */
export const formatPercent = (percent: number, language: string): string =>
  formatNumber(percent / WHOLE, language, { style: 'percent', maximumFractionDigits: 2 });
