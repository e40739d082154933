import type { Price, PriceStock } from '@parterre/contract/prices';

/** The stock of several tickets together, addend by addend; they share the currency of their event. A gross nobody may know stays so. */
export function sumStock(prices: readonly Pick<Price, 'stock'>[]): PriceStock {
  const sum = { ...NOTHING };
  for (const { stock } of prices) {
    for (const key of ADDENDS) sum[key] += stock[key];
    sum.grossMinor = sum.grossMinor === null || stock.grossMinor === null ? null : sum.grossMinor + stock.grossMinor;
  }
  return sum;
}

const NOTHING: PriceStock = {
  allocation: 0,
  sold: 0,
  inBaskets: 0,
  held: 0,
  reservedByCodes: 0,
  available: 0,
  grossMinor: 0,
};
const ADDENDS = ['allocation', 'sold', 'inBaskets', 'held', 'reservedByCodes', 'available'] as const;
