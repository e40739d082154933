import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Price } from '@parterre/contract/prices';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { joinReads } from '#api/join-reads.ts';
import { useListPriceGroupsQuery, useUpdatePriceGroupMutation } from '#api/queries/events/price-groups.ts';
import { useListPricesQuery, useOrderPricesMutation } from '#api/queries/events/prices.ts';
import { moveItem } from '#tables/columns/column-layout.ts';
import { showToast } from '#ui/notices/notices.tsx';

export interface Tickets {
  groups: TicketGroup[];
  isLoading: boolean;
  error: unknown;
  retry: () => void;
  moveGroup: (from: number, to: number) => Promise<void>;
  moveTicket: (group: TicketGroup, from: number, to: number) => Promise<void>;
}

/** Groups with their tickets in order. A move shows at once and is taken back when the server refuses it. */
export function useTickets(showCode: string, statusCodeFilter?: number): Tickets {
  const { t } = useTranslation(['prices', 'price-groups']);
  const params = { showCode };
  const groups = useListPriceGroupsQuery({ params });
  const prices = useListPricesQuery(
    statusCodeFilter === undefined ? { params } : { params, query: { statusCodeFilter } },
  );
  const [updateGroup] = useUpdatePriceGroupMutation();
  const [orderPrices] = useOrderPricesMutation();
  const [groupOrder, setGroupOrder] = useState<number[] | null>(null);
  const [ticketOrder, setTicketOrder] = useState<number[] | null>(null);
  const shown = useMemo(() => {
    const ordered = applyOrder<PriceGroup>(groups.data?.items ?? [], groupOrder, (group) => group.priceGroupId);
    return groupTickets(
      ordered,
      applyOrder<Price>(prices.currentData?.items ?? [], ticketOrder, (price) => price.priceTypeId),
    );
  }, [groups.data, prices.currentData, groupOrder, ticketOrder]);

  const moveGroup = async (from: number, to: number) => {
    const moved = shown[from]?.group;
    if (!moved) return;
    const ids = shown.map(({ group }) => group.priceGroupId);
    setGroupOrder(moveItem(ids, from, to));
    const body = { displayOrder: to + 1 };
    try {
      await updateGroup({ params: { showCode, priceGroupId: moved.priceGroupId }, body }).unwrap();
      await groups.refetch();
    } catch (error) {
      showToast(t('price-groups:orderFailed'), 'error', errorText(error));
    }
    setGroupOrder(null);
  };
  const moveTicket = async ({ tickets }: TicketGroup, from: number, to: number) => {
    const ids = moveItem(
      tickets.map((price) => price.priceTypeId),
      from,
      to,
    );
    setTicketOrder(ids);
    const body = { prices: ids.map((priceTypeId, at) => ({ priceTypeId, displayOrder: at + 1 })) };
    try {
      await orderPrices({ params, body }).unwrap();
      await prices.refetch();
    } catch (error) {
      showToast(errorText(error), 'error');
    }
    setTicketOrder(null);
  };
  const reads = joinReads(groups, prices);
  return {
    groups: shown,
    isLoading: !groups.data || !prices.currentData,
    error: reads.error,
    retry: reads.refetch,
    moveGroup,
    moveTicket,
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

export const listTickets = (groups: readonly TicketGroup[]): Price[] => groups.flatMap(({ tickets }) => tickets);
