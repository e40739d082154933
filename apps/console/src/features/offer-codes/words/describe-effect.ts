import type { OfferCode } from '@parterre/contract/offer-codes';
import type { TFunction } from 'i18next';
import { formatAmount } from '#ui/money-text.tsx';
import { formatPercent } from './format-percent.ts';

export interface EffectWords {
  t: TFunction<'offer-codes'>;
  language: string;
  /** ISO 4217, the event's. */
  currency: string;
}

/** What a code does to a price, in words: "25% off", "GBP 5.00 off", "GBP 10.00 each", "Free". */
export function describeEffect({ effect, value }: Pick<OfferCode, 'effect' | 'value'>, words: EffectWords): string {
  const { t, language, currency } = words;
  if (effect === 'none') return t('effect.none');
  if (effect === 'percentage')
    return t('effect.percentageOff', {
      value: formatPercent(value / 100, language),
    });
  if (effect === 'set-price' && value === 0) return t('effect.free');
  return t(effect === 'subtract' ? 'effect.amountOff' : 'effect.forAmount', {
    value: `${currency} ${formatAmount(value, currency, language)}`,
  });
}
