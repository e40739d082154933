import type { OfferCode } from '@parterre/contract/offer-codes';
import type { TFunction } from 'i18next';
import { DAY_TIME_TEMPLATE, formatDateTime } from '../../../dates/format-date-time.ts';

/** When a code can be used, in the venue's time. */
export function describeWindow(
  { validFromLocal, validUntilLocal }: Pick<OfferCode, 'validFromLocal' | 'validUntilLocal'>,
  t: TFunction<'offer-codes'>,
): string {
  const from = validFromLocal && formatDateTime(validFromLocal, DAY_TIME_TEMPLATE);
  const until = validUntilLocal && formatDateTime(validUntilLocal, DAY_TIME_TEMPLATE);
  if (from && until) return t('window.between', { from, until });
  if (from) return t('window.from', { from });
  return until ? t('window.until', { until }) : t('window.always');
}
