import type { Price } from '@parterre/contract/prices';

/** The tickets a code may be for: those of its group, and those it names that were moved to another one since. */
export const listOfferedTickets = <Ticket extends Pick<Price, 'priceTypeId' | 'priceGroupId'>>(
  tickets: readonly Ticket[],
  priceGroupId: number | null,
  chosen: readonly number[],
): Ticket[] => tickets.filter((ticket) => ticket.priceGroupId === priceGroupId || chosen.includes(ticket.priceTypeId));
