import type { Price } from '@parterre/contract/prices';

/** The contract's status codes of tickets; 88 is the complimentary one (spec §9). */
export const ON_SALE = 1;
export const PAUSED = 2;
export const COMP = 88;

export type TicketStatus = 'onSale' | 'paused' | 'comp' | 'unknown';

export function toTicketStatus(statusCode: number): TicketStatus {
  switch (statusCode) {
    case ON_SALE:
      return 'onSale';
    case PAUSED:
      return 'paused';
    case COMP:
      return 'comp';
    default:
      return 'unknown';
  }
}

export const isComp = (price: Pick<Price, 'kind'>): boolean => price.kind === 'comp';
