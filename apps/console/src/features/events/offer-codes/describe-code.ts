import type { TimeFormat } from '@parterre/contract/choices/account-choices';
import type { OfferCode } from '@parterre/contract/offer-codes';
import type { TFunction } from 'i18next';
import { DAY_TIME_TEMPLATE, formatDateTime } from '#dates/format-date-time.ts';
import { formatRate } from '#i18n/format-number.ts';
import { formatMoney } from '#ui/figures/money-text.tsx';

interface EffectWords {
  t: TFunction<'offer-codes'>;
  language: string;
  /** The show's currency (ISO 4217). */
  currency: string;
}

/** Describes the effect of a code: "25% off", "GBP 5.00 off", "GBP 10.00 each", "Free". */
export function describeEffect({ effect, value }: Pick<OfferCode, 'effect' | 'value'>, words: EffectWords): string {
  const { t, language, currency } = words;
  if (effect === 'none') return t('effect.none');
  if (effect === 'percentage') return t('effect.percentageOff', { value: formatRate(value, language) });
  if (effect === 'set-price' && value === 0) return t('effect.free');
  return t(effect === 'subtract' ? 'effect.amountOff' : 'effect.forAmount', {
    value: formatMoney(value, currency, language),
  });
}

/** A code without price types is valid for its whole price group. */
export function describeTickets(
  { priceTypeIds }: Pick<OfferCode, 'priceTypeIds'>,
  nameTicket: (id: number) => string,
  { t, language }: { t: TFunction<'offer-codes'>; language: string },
): string {
  if (priceTypeIds.length === 0) return t('tickets.all');
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(priceTypeIds.map(nameTicket));
}

/** Describes the validity of a code in the venue's time; empty if it is always valid. */
export function describeWindow(
  { validFromLocal, validUntilLocal }: Pick<OfferCode, 'validFromLocal' | 'validUntilLocal'>,
  t: TFunction<'offer-codes'>,
  hours?: TimeFormat,
): string[] {
  const write = (wallTime: string) => formatDateTime(wallTime, DAY_TIME_TEMPLATE, hours);
  const lines: string[] = [];
  if (validFromLocal) lines.push(t('window.from', { from: write(validFromLocal) }));
  if (validUntilLocal) lines.push(t('window.until', { until: write(validUntilLocal) }));
  return lines;
}
