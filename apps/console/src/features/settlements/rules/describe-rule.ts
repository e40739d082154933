import type { SettlementRule } from '@parterre/contract/settlements';
import { formatRate } from '../../../i18n/format-rate.ts';
import { formatAmount } from '../../../ui/money-text.tsx';

/** `12.5 %` of a share, `GBP 0.50` of an amount. */
export function describeRule({ kind, basisPoints, amountMinor, currency }: SettlementRule, language: string): string {
  if (kind !== 'share-of-gross') return `${currency} ${formatAmount(amountMinor, currency, language)}`;
  return formatRate(basisPoints, language);
}
