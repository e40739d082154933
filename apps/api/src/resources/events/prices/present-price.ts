import type { Price } from '@parterre/contract/prices';
import type { PriceRow } from '#resources/ground/price-rows/read-prices.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';

export function presentPrice(
  price: PriceRow,
  show: Pick<ShowRow, 'currency'>,
  { stock, nonSeatedHolds }: Pick<Price, 'stock' | 'nonSeatedHolds'>,
): Price {
  return { ...describePrice(price), currency: show.currency, stock, nonSeatedHolds, revision: price.revision };
}

/** Describes a price type without the values that change by themselves. The audit keeps this too. */
export function describePrice(price: PriceRow): Omit<Price, 'currency' | 'stock' | 'nonSeatedHolds' | 'revision'> {
  const link =
    price.linkedPriceId !== null && price.linkKind !== null && price.linkDifference !== null
      ? { priceTypeId: price.linkedPriceId, kind: price.linkKind, difference: price.linkDifference }
      : null;
  return {
    priceTypeId: price.id,
    priceGroupId: price.priceGroupId,
    kind: price.kind,
    statusCode: price.statusCode,
    name: price.name,
    description: price.description,
    outdatedTexts: price.outdatedTexts,
    ordinal: price.ordinal,
    colour: price.colour,
    faceValueMinor: price.faceValueMinor,
    bookingFeeMinor: price.bookingFeeMinor,
    taxRateId: price.taxRateId,
    isSeated: price.isSeated,
    fewestPerOrder: price.fewestPerOrder,
    mostPerOrder: price.mostPerOrder,
    onSaleAtLocal: price.onSaleAtLocal,
    offSaleAtLocal: price.offSaleAtLocal,
    visibility: price.visibility,
    partnerSiteIds: price.partnerSiteIds,
    displayOrder: price.displayOrder,
    isLinkedPrice: link !== null,
    link,
  };
}
