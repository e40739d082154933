import type { Price } from '@parterre/contract/prices';

export interface TicketTotals {
  sold: number;
  held: number;
  allocation: number;
  grossMinor: number;
}

/** All tickets of an event together; they share its currency. */
export function addUpTickets(prices: readonly Pick<Price, 'stock'>[]): TicketTotals {
  const totals = { sold: 0, held: 0, allocation: 0, grossMinor: 0 };
  for (const { stock } of prices) {
    totals.sold += stock.sold;
    totals.held += stock.held;
    totals.allocation += stock.allocation;
    totals.grossMinor += stock.grossMinor;
  }
  return totals;
}
