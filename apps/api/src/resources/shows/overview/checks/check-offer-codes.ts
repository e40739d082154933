import type { ReadinessEntry } from '@parterre/contract/shows';
import { type Check, entry, type FoundCodes } from './readiness-facts.ts';

/** Codes that somebody would type in vain; those that are disabled are meant to do nothing. */
export const checkOfferCodes: Check = ({ codes }) => {
  if (codes.count === 0) return [];
  return [
    judge('OFFER_CODES_EXPIRED', codes.expired, 'validUntilLocal'),
    judge('OFFER_CODES_WITHOUT_TICKETS', codes.withoutTickets, 'priceTypeIds'),
    judge('OFFER_CODES_WITH_EMPTY_HOLD', codes.withEmptyHold, 'holdId'),
  ];
};

function judge(code: string, found: FoundCodes | undefined, field: string): ReadinessEntry {
  if (!found) return entry(code, 'passed', 'offer-codes');
  const { count, id, name, priceGroupId } = found;
  return entry(code, 'warning', 'offer-codes', { codes: count, name }, { offerCodeId: id, priceGroupId, field });
}
