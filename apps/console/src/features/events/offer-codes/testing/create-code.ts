import type { OfferCode } from '@parterre/contract/offer-codes';

/** Makes a code as the server returns it: a quarter off every price type of group 1. */
export function createCode(changes: Partial<OfferCode> = {}): OfferCode {
  return {
    offerCodeId: 51,
    priceGroupId: 1,
    code: 'FRIENDS-25',
    tag: 'Friends',
    effect: 'percentage',
    value: 2500,
    priceTypeIds: [],
    validFromLocal: null,
    validUntilLocal: null,
    mostUses: null,
    mostPerOrder: null,
    mostPerCustomer: null,
    holdId: null,
    reservedPlaces: 0,
    isDisabled: false,
    comment: '',
    status: 'active',
    usage: { orders: 0, tickets: 0, inBaskets: 0, discountMinor: 0 },
    createdAt: '2026-11-20T10:00:00.000Z',
    createdBy: 'Mina Park',
    revision: 1,
    ...changes,
  };
}
