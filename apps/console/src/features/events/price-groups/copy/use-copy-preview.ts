import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { joinReads } from '#api/join-reads.ts';
import { useListPriceGroupsQuery } from '#api/queries/events/price-groups.ts';
import { useListPricesQuery } from '#api/queries/events/prices.ts';
import { chooseText } from '#i18n/choose-text.ts';

type Event = Pick<Show, 'showCode' | 'defaultCulture'>;

/** The groups and tickets of both events, compared; nothing while one of them is still missing. */
export function useCopyPreview(show: Event, source: Event | undefined) {
  const theirs = source ? { params: { showCode: source.showCode } } : skipToken;
  const ours = { params: { showCode: show.showCode } };
  const theirGroups = useListPriceGroupsQuery(theirs);
  const theirPrices = useListPricesQuery(theirs);
  const ourGroups = useListPriceGroupsQuery(ours);
  const ourPrices = useListPricesQuery(ours);
  const { error, refetch } = joinReads(theirGroups, theirPrices, ourGroups, ourPrices);
  const isReady =
    theirGroups.currentData && theirPrices.currentData && ourGroups.currentData && ourPrices.currentData !== undefined;
  return {
    preview: isReady
      ? previewCopy(
          { groups: theirGroups.currentData?.items ?? [], prices: theirPrices.currentData?.items ?? [] },
          { groups: ourGroups.currentData?.items ?? [], prices: ourPrices.currentData?.items ?? [] },
          (name) => chooseText(name, show.defaultCulture, source?.defaultCulture),
        )
      : undefined,
    error,
    retry: refetch,
  };
}

type AnyGroup = Pick<PriceGroup, 'priceGroupId' | 'name'>;
type AnyPrice = Pick<Price, 'priceGroupId' | 'name'>;

interface PreviewedGroup<G, P> {
  group: G;
  /** A group of this name is there: its new tickets come into that one. */
  isThere: boolean;
  tickets: { price: P; isThere: boolean }[];
}

interface Tickets<G, P> {
  groups: readonly G[];
  prices: readonly P[];
}

/**
 * What a copy of the groups of another event brings, by the names both events are read under: a group or ticket of the
 * same name stays as it is. The server decides when it copies.
 */
export function previewCopy<G extends AnyGroup, P extends AnyPrice>(
  theirs: Tickets<G, P>,
  ours: Tickets<AnyGroup, AnyPrice>,
  nameOf: (name: Record<string, string>) => string,
) {
  const key = (name: Record<string, string>) => nameOf(name).toLocaleLowerCase();
  const ownGroups = new Map(ours.groups.map((group) => [key(group.name), group.priceGroupId]));
  const groups = theirs.groups.map((group): PreviewedGroup<G, P> => {
    const ownId = ownGroups.get(key(group.name));
    const taken = new Set(ours.prices.filter((price) => price.priceGroupId === ownId).map((price) => key(price.name)));
    const tickets = theirs.prices.filter((price) => price.priceGroupId === group.priceGroupId);
    return {
      group,
      isThere: ownId !== undefined,
      tickets: tickets.map((price) => ({ price, isThere: taken.has(key(price.name)) })),
    };
  });
  return {
    groups,
    newGroups: groups.filter(({ isThere }) => !isThere).length,
    newTickets: groups.reduce((sum, { tickets }) => sum + tickets.filter(({ isThere }) => !isThere).length, 0),
  };
}
