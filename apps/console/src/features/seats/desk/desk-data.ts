import type { getShow } from '@parterre/contract/calls/shows';
import type { Hold } from '@parterre/contract/holds';
import type { Price } from '@parterre/contract/prices';
import type { CallAnswer } from '@parterre/contract/wire/call';

export type SeatsShow = CallAnswer<typeof getShow>;

/** A ticket as the map and its panels need it; the colour fits the theme. */
export interface PriceView {
  ordinal: number;
  priceTypeId: number;
  name: string;
  colour: string;
  faceValueMinor: number;
  rules: SaleRules;
}

/** What of a ticket says where and when it is sold. */
export type SaleRules = Pick<
  Price,
  'statusCode' | 'visibility' | 'partnerSiteIds' | 'onSaleAtLocal' | 'offSaleAtLocal'
>;

/** A hold as the map and its panels need it; the colour fits the theme. */
export interface HoldView {
  ordinal: number;
  holdId: number;
  label: string;
  reservationFlag: string;
  colour: string;
  allowSales: boolean;
  releaseOn: string | null;
}

export const toPriceView = (price: Price, name: string, colour: string): PriceView => ({
  rules: price,
  ordinal: price.ordinal,
  priceTypeId: price.priceTypeId,
  name,
  colour,
  faceValueMinor: price.faceValueMinor,
});

export const toHoldView = (hold: Hold, colour: string): HoldView => ({
  ordinal: hold.ordinal,
  holdId: hold.holdId,
  label: hold.label,
  reservationFlag: hold.reservationFlag,
  colour,
  allowSales: hold.allowSales,
  releaseOn: hold.releaseOn,
});
