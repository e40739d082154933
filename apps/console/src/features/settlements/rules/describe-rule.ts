import type { SettlementRule } from '@parterre/contract/settlements';
import { formatAmount } from '../../../ui/money-text.tsx';

/** `12.5 %` of a share, `GBP 0.50` of an amount. */
export function describeRule({ kind, basisPoints, amountMinor, currency }: SettlementRule, language: string): string {
  if (kind !== 'share-of-gross') return `${currency} ${formatAmount(amountMinor, currency, language)}`;
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);
}
