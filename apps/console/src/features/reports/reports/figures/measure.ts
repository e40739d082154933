import { toMajor } from '@parterre/contract/money/currencies';
import type { SalesFigures } from '@parterre/contract/reports/report-page';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { formatMoney } from '#ui/figures/money-text.tsx';

/** The measure of the charts: `tickets`, or a currency code for the gross in that currency. */
export type Measure = string;

interface Sold {
  tickets: number;
  grossMinor: number;
}

/** Returns the name of a measure and how to read and format it; amounts are in major units. */
export function useMeasure(measure: Measure) {
  const { t, i18n } = useTranslation('reports');
  const { language } = i18n;
  if (measure === 'tickets')
    return {
      name: t('charts.tickets'),
      read: ({ tickets }: Sold) => tickets,
      write: (value: number) => formatNumber(value, language),
    };
  return {
    name: t('charts.gross', { currency: measure }),
    read: ({ grossMinor }: Sold) => toMajor(grossMinor, measure),
    write: (value: number) => formatMoney(toMinor(value, measure), measure, language),
  };
}

/** Major units are sums of whole minor units: rounding removes the error of binary fractions. */
const toMinor = (major: number, currency: string): number => Math.round(major / toMajor(1, currency));

/** Sorted by tickets sold, most first. */
export const listCurrencies = ({ byPriceType }: SalesFigures): string[] =>
  addUp(byPriceType.map(({ currency, tickets }) => [currency, tickets])).map(({ name }) => name);

/** Returns the sums by name, highest first, so that a cut list loses only the smallest. */
export function addUp(parts: readonly (readonly [name: string, value: number])[]): { name: string; value: number }[] {
  const sums = new Map<string, number>();
  for (const [name, value] of parts) sums.set(name, (sums.get(name) ?? 0) + value);
  return [...sums].map(([name, value]) => ({ name, value })).sort((a, b) => b.value - a.value);
}
