import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Price } from '@parterre/contract/prices';

export const makeGroup = (priceGroupId: number, name: string, more: Partial<PriceGroup> = {}): PriceGroup => ({
  priceGroupId,
  name: { 'en-GB': name },
  outdatedTexts: {},
  displayOrder: priceGroupId,
  priceCount: 1,
  offerCodeCount: 0,
  revision: 1,
  ...more,
});

const STOCK = {
  allocation: 145,
  sold: 100,
  inBaskets: 0,
  held: 6,
  blocked: 0,
  reservedByCodes: 0,
  available: 39,
  grossMinor: 1_350_000,
};

export const makePrice = (
  priceTypeId: number,
  priceGroupId: number,
  name: string,
  more: Partial<Price> = {},
): Price => ({
  priceTypeId,
  priceGroupId,
  kind: 'standard',
  statusCode: 1,
  name: { 'en-GB': name },
  description: {},
  outdatedTexts: {},
  ordinal: priceTypeId,
  colour: '#5C48C6',
  faceValueMinor: 13_500,
  bookingFeeMinor: 650,
  currency: 'USD',
  taxRateId: null,
  isSeated: true,
  fewestPerOrder: 1,
  mostPerOrder: 10,
  onSaleAtLocal: null,
  offSaleAtLocal: null,
  visibility: 'public',
  partnerSiteIds: [],
  displayOrder: 1,
  isLinkedPrice: false,
  link: null,
  stock: STOCK,
  nonSeatedHolds: [],
  revision: 4,
  ...more,
});

export const makeComp = (priceTypeId: number, priceGroupId: number, name: string): Price =>
  makePrice(priceTypeId, priceGroupId, name, {
    kind: 'comp',
    statusCode: 88,
    faceValueMinor: 0,
    bookingFeeMinor: 0,
    visibility: 'box-office',
    isSeated: false,
    stock: { ...STOCK, allocation: 12, sold: 0, held: 0, available: 12, grossMinor: 0 },
  });
