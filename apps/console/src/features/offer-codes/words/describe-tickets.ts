import type { OfferCode } from '@parterre/contract/offer-codes';
import type { TFunction } from 'i18next';

/** Which tickets a code is for: all of its group, or those it names. */
export function describeTickets(
  { priceTypeIds }: Pick<OfferCode, 'priceTypeIds'>,
  nameTicket: (id: number) => string,
  { t, language }: { t: TFunction<'offer-codes'>; language: string },
): string {
  if (priceTypeIds.length === 0) return t('tickets.all');
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(priceTypeIds.map(nameTicket));
}
