import { toMajor } from '@parterre/contract/money/currencies';
import type { SalesFigures } from '@parterre/contract/reports/report-page';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { formatAmount } from '#ui/figures/money-text.tsx';

/** What the charts count: tickets, or what was sold in one currency, named by its code. */
export type Measure = string;

interface Sold {
  tickets: number;
  grossMinor: number;
}

/** How a measure is taken and written; amounts in major units. */
export function useMeasure(measure: Measure) {
  const { i18n } = useTranslation('reports');
  const { language } = i18n;
  if (measure === 'tickets')
    return { read: ({ tickets }: Sold) => tickets, write: (value: number) => formatNumber(value, language) };
  return {
    read: ({ grossMinor }: Sold) => toMajor(grossMinor, measure),
    write: (value: number) => `${measure} ${formatAmount(toMinor(value, measure), measure, language)}`,
  };
}

/** Major units are sums of whole minor ones: rounding takes away what binary fractions left. */
const toMinor = (major: number, currency: string): number => Math.round(major / toMajor(1, currency));

/** With the most sold first. */
export const listCurrencies = ({ byPriceType }: SalesFigures): string[] =>
  addUp(byPriceType.map(({ currency, tickets }) => [currency, tickets])).map(({ name }) => name);

/** The sums by name, the highest first, so that what is cut off is the least. */
export function addUp(parts: readonly (readonly [name: string, value: number])[]): { name: string; value: number }[] {
  const sums = new Map<string, number>();
  for (const [name, value] of parts) sums.set(name, (sums.get(name) ?? 0) + value);
  return [...sums].map(([name, value]) => ({ name, value })).sort((a, b) => b.value - a.value);
}
