import type { OfferCode } from '@parterre/contract/offer-codes';
import type { TFunction } from 'i18next';
import { DAY_TIME_TEMPLATE, formatDateTime } from '#dates/format-date-time.ts';

/** From when and until when a code can be used, in the venue's time; nothing stands for always. */
export function describeWindow(
  { validFromLocal, validUntilLocal }: Pick<OfferCode, 'validFromLocal' | 'validUntilLocal'>,
  t: TFunction<'offer-codes'>,
): string[] {
  const lines: string[] = [];
  if (validFromLocal) lines.push(t('window.from', { from: formatDateTime(validFromLocal, DAY_TIME_TEMPLATE) }));
  if (validUntilLocal) lines.push(t('window.until', { until: formatDateTime(validUntilLocal, DAY_TIME_TEMPLATE) }));
  return lines;
}
