import { invalidField } from '../../../errors.ts';
import type { PriceRow } from '../../price-rows/read-prices.ts';
import { followPrice, type Link, refuseCycle, requireAmount } from './link-prices.ts';

/** A price type with a link to another one and the face value that follows from it, or with none for null. */
export function linkPrice(price: PriceRow, link: Link | null, prices: readonly PriceRow[]): PriceRow {
  if (link === null) return { ...price, linkedPriceId: null, linkKind: null, linkDifference: null };
  const base = prices.find((candidate) => candidate.id === link.priceTypeId);
  if (!base && link.priceTypeId !== price.id)
    throw invalidField('link.priceTypeId', 'unknown', { message: 'No ticket of the event has this id' });
  refuseCycle(prices, price.id, link.priceTypeId);
  return {
    ...price,
    linkedPriceId: link.priceTypeId,
    linkKind: link.kind,
    linkDifference: link.difference,
    faceValueMinor: requireAmount(followPrice(base?.faceValueMinor ?? 0, link), price),
  };
}
