import { AppError } from '../../../errors.ts';
import type { OfferCodeRow } from '../offer-code-row.ts';

/** Why a code does not do what a buyer wants of it. */
type OfferRefusal =
  | 'unknown'
  | 'disabled'
  | 'scheduled'
  | 'expired'
  | 'used-up'
  | 'per-order'
  | 'per-customer'
  | 'not-for-these-tickets';

const DETAILS: Record<OfferRefusal, string> = {
  unknown: 'The event has no such offer code.',
  disabled: 'The offer code is not in use.',
  scheduled: 'The offer code is not valid yet.',
  expired: 'The offer code is not valid any more.',
  'used-up': 'The offer code has been used as often as it may be.',
  'per-order': 'The offer code does not take so many tickets in one order.',
  'per-customer': 'The offer code was used by this customer as often as it may be.',
  'not-for-these-tickets': 'The offer code is not for these tickets.',
};

/** OFFER_CODE_REFUSED with the reason, and the limit that is in the way. */
export const refuseOffer = (reason: OfferRefusal, limits: Record<string, number> = {}): AppError =>
  new AppError('OFFER_CODE_REFUSED', { details: { reason, ...limits }, detail: DETAILS[reason] });

/** Whether a code is for a ticket: those it names, or every ticket of its group. */
export const coversTicket = (
  { priceTypeIds, priceGroupId }: Pick<OfferCodeRow, 'priceTypeIds' | 'priceGroupId'>,
  ticket: { id: number; priceGroupId: number },
): boolean => (priceTypeIds.length > 0 ? priceTypeIds.includes(ticket.id) : ticket.priceGroupId === priceGroupId);
