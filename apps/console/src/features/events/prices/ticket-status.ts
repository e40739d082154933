import { COMP_STATUS_CODE, PAUSED_STATUS_CODE, STANDARD_STATUS_CODE } from '@parterre/contract/choices/price-choices';
import type { Price, PriceStock } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';

type TicketStatus = 'onSale' | 'paused' | 'comp' | 'unknown';

export function toTicketStatus(statusCode: number): TicketStatus {
  switch (statusCode) {
    case STANDARD_STATUS_CODE:
      return 'onSale';
    case PAUSED_STATUS_CODE:
      return 'paused';
    case COMP_STATUS_CODE:
      return 'comp';
    default:
      return 'unknown';
  }
}

/** The present state of a price type: one with standard status is on sale only if its show is and places are left. */
export type TicketState = TicketStatus | 'notYet' | 'noPlaces' | 'soldOut' | 'offSale';

export function toTicketState(
  { statusCode, stock }: Pick<Price, 'statusCode' | 'stock'>,
  { saleState }: Pick<Show, 'saleState'>,
): TicketState {
  const status = toTicketStatus(statusCode);
  if (status !== 'onSale') return status;
  if (saleState === 'NOT_STARTED') return 'notYet';
  if (saleState === 'OFF_SALE' || saleState === 'ENDED') return 'offSale';
  if (stock.allocation <= 0) return 'noPlaces';
  return stock.available <= 0 ? 'soldOut' : 'onSale';
}

export const isComp = (price: Pick<Price, 'kind'>): boolean => price.kind === 'comp';

/**
 * Adds up the stock of price types, field by field; they share the currency of their show. A gross that the user may
 * not see stays hidden.
 */
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
  blocked: 0,
  reservedByCodes: 0,
  available: 0,
  grossMinor: 0,
};
const ADDENDS = ['allocation', 'sold', 'inBaskets', 'held', 'blocked', 'reservedByCodes', 'available'] as const;
