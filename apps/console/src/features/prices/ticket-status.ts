import { COMP_STATUS_CODE, PAUSED_STATUS_CODE, STANDARD_STATUS_CODE } from '@parterre/contract/choices/price-choices';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows';

export type TicketStatus = 'onSale' | 'paused' | 'comp' | 'unknown';

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

/** What a ticket is now: one that may be sold is on sale only while its event is and places are left. */
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
