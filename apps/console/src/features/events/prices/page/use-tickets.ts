import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Price } from '@parterre/contract/prices';
import { useMemo } from 'react';
import { joinReads } from '#api/join-reads.ts';
import { useListPriceGroupsQuery } from '#api/queries/events/price-groups.ts';
import { useListPricesQuery } from '#api/queries/events/prices.ts';
import { applyOrder } from '#tables/sortable/use-given-order.ts';
import { usePriceGroupOrder } from './use-price-group-order.ts';

export interface Tickets {
  groups: TicketGroup[];
  isLoading: boolean;
  error: unknown;
  retry: () => void;
  moveGroup: (from: number, to: number) => Promise<void>;
  moveTicket: (group: TicketGroup, from: number, to: number) => Promise<void>;
}

/** Returns the groups with their price types. Reads both lists, because groups without price types have a card too. */
export function useTickets(showCode: string, statusCodeFilter?: number): Tickets {
  const params = { showCode };
  const groups = useListPriceGroupsQuery({ params });
  const prices = useListPricesQuery(
    statusCodeFilter === undefined ? { params } : { params, query: { statusCodeFilter } },
  );
  const order = usePriceGroupOrder(showCode, { readGroups: groups.refetch, readPrices: prices.refetch });
  const { groupIds, ticketIds } = order;
  const shown = useMemo(() => {
    const ordered = applyOrder<PriceGroup>(groups.currentData?.items ?? [], groupIds, (group) => group.priceGroupId);
    return groupTickets(
      ordered,
      applyOrder<Price>(prices.currentData?.items ?? [], ticketIds, (price) => price.priceTypeId),
    );
  }, [groups.currentData, prices.currentData, groupIds, ticketIds]);
  const reads = joinReads(groups, prices);
  return {
    groups: shown,
    isLoading: !groups.currentData || !prices.currentData,
    error: reads.error,
    retry: reads.refetch,
    moveGroup: (from, to) =>
      order.moveGroup(
        shown.map(({ group }) => group.priceGroupId),
        from,
        to,
      ),
    moveTicket: ({ tickets }, from, to) =>
      order.moveTicket(
        tickets.map((price) => price.priceTypeId),
        from,
        to,
      ),
  };
}

export interface TicketGroup {
  group: PriceGroup;
  tickets: Price[];
}

export function groupTickets(groups: readonly PriceGroup[], prices: readonly Price[]): TicketGroup[] {
  return groups.map((group) => ({
    group,
    tickets: prices.filter((price) => price.priceGroupId === group.priceGroupId),
  }));
}

export const listTickets = (groups: readonly TicketGroup[]): Price[] => groups.flatMap(({ tickets }) => tickets);
