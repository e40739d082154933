import type { Price } from '@parterre/contract/prices';

export interface TicketTotals {
  /** Without comps. */
  sold: number;
  comps: number;
  held: number;
  allocation: number;
  /** null where the reader may not know. */
  grossMinor: number | null;
}

/** All tickets of an event together; they share its currency. */
export function addUpTickets(prices: readonly Pick<Price, 'kind' | 'stock'>[]): TicketTotals {
  const totals: TicketTotals = { sold: 0, comps: 0, held: 0, allocation: 0, grossMinor: 0 };
  for (const { kind, stock } of prices) {
    totals[kind === 'comp' ? 'comps' : 'sold'] += stock.sold;
    totals.held += stock.held;
    totals.allocation += stock.allocation;
    totals.grossMinor =
      totals.grossMinor === null || stock.grossMinor === null ? null : totals.grossMinor + stock.grossMinor;
  }
  return totals;
}
