import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { joinReads } from '#api/join-reads.ts';
import { useListPriceGroupsQuery } from '#api/queries/events/price-groups.ts';
import { useListPricesQuery } from '#api/queries/events/prices.ts';
import { chooseText } from '#i18n/choose-text.ts';

type Event = Pick<Show, 'showCode' | 'defaultCulture'>;

/** Compares the price groups and price types of both shows; undefined until all are loaded. */
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
  /** The show already has a group of this name, which receives the new price types. */
  isThere: boolean;
  tickets: { price: P; isThere: boolean }[];
}

interface Tickets<G, P> {
  groups: readonly G[];
  prices: readonly P[];
}

/**
 * Predicts a copy by name, in the languages that both shows have: groups and price types of the same name stay as they
 * are. The server decides when it copies.
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
