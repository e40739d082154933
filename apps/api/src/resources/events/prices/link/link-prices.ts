import type { LinkKind } from '@parterre/contract/choices/price-choices';
import { AMOUNT_MINOR_MAX } from '@parterre/contract/money/currencies';
import { followPrice } from '@parterre/contract/money/derive-price';
import { fieldError, invalidField, refusal } from '#errors.ts';
import type { PriceRow } from '#resources/ground/price-rows/read-prices.ts';
import { chooseText } from '#texts/choose-text.ts';

export type Link = { priceTypeId: number; kind: LinkKind; difference: number };

export type LinkedPrice = Pick<
  PriceRow,
  'id' | 'name' | 'faceValueMinor' | 'linkedPriceId' | 'linkKind' | 'linkDifference'
>;

/** Lists every price that follows `changed`, directly or through others, with its new amount; nearest first. */
export function followAll<Price extends LinkedPrice>(prices: readonly Price[], changed: Price): Price[] {
  const moved = [changed];
  for (const base of moved) {
    for (const price of prices) {
      if (price.linkedPriceId !== base.id || price.linkKind === null || price.linkDifference === null) continue;
      const link = { kind: price.linkKind, difference: price.linkDifference };
      moved.push({ ...price, faceValueMinor: requireAmount(followPrice(base.faceValueMinor, link), price) });
    }
  }
  return moved.slice(1);
}

/** Throws RULE_BROKEN when a link would form a cycle through its own price. */
export function refuseCycle(prices: readonly LinkedPrice[], ownId: number, baseId: number): void {
  for (let id: number | null | undefined = baseId; id; id = prices.find((price) => price.id === id)?.linkedPriceId) {
    if (id === ownId)
      throw refusal('RULE_BROKEN', 'links-in-circle', {}, [fieldError('link.priceTypeId', 'priceFollowsItself')]);
  }
}

/** Throws RULE_BROKEN naming the price that a link would make negative or larger than can be stored. */
function requireAmount(amountMinor: number, price: Pick<PriceRow, 'id' | 'name'>): number {
  if (amountMinor >= 0 && amountMinor <= AMOUNT_MINOR_MAX) return amountMinor;
  const values = { priceTypeId: price.id, name: chooseText(price.name, 'en-GB'), faceValueMinor: amountMinor };
  throw refusal('RULE_BROKEN', 'linked-price-amount', values, [fieldError('link.difference', 'priceLinkAmount')]);
}

/** Links a price type to another one and sets the resulting face value, or removes its link for null. */
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
