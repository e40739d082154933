import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Price } from '@parterre/contract/prices';

export interface TicketGroup {
  group: PriceGroup;
  tickets: Price[];
}

/** Every group with its tickets, both in the order they come. */
export function groupTickets(groups: readonly PriceGroup[], prices: readonly Price[]): TicketGroup[] {
  return groups.map((group) => ({
    group,
    tickets: prices.filter((price) => price.priceGroupId === group.priceGroupId),
  }));
}

/** Puts the named items in a wanted order into the places they held; all others stay where they are. */
export function applyOrder<Item>(
  items: readonly Item[],
  wanted: readonly number[] | null,
  idOf: (item: Item) => number,
): Item[] {
  if (!wanted) return [...items];
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const queue = wanted.flatMap((id) => byId.get(id) ?? []);
  const named = new Set(queue.map(idOf));
  return items.map((item) => (named.has(idOf(item)) ? (queue.shift() ?? item) : item));
}

/** All tickets one after the other, as the page shows them: what up and down walk along. */
export const listTickets = (groups: readonly TicketGroup[]): Price[] => groups.flatMap(({ tickets }) => tickets);
