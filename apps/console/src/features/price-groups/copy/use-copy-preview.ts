import type { Show } from '@parterre/contract/shows';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useListPriceGroupsQuery } from '#api/queries/price-groups.ts';
import { useListPricesQuery } from '#api/queries/prices.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { previewCopy } from './preview-copy.ts';

type Event = Pick<Show, 'showCode' | 'defaultCulture'>;

/** The groups and tickets of both events, compared; nothing while one of them is still missing. */
export function useCopyPreview(show: Event, source: Event | undefined) {
  const theirs = source ? { params: { showCode: source.showCode } } : skipToken;
  const ours = { params: { showCode: show.showCode } };
  const queries = {
    theirGroups: useListPriceGroupsQuery(theirs),
    theirPrices: useListPricesQuery(theirs),
    ourGroups: useListPriceGroupsQuery(ours),
    ourPrices: useListPricesQuery(ours),
  };
  const { theirGroups, theirPrices, ourGroups, ourPrices } = queries;
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
    error: Object.values(queries).find(({ error }) => error !== undefined)?.error,
    retry: () => {
      for (const query of Object.values(queries)) if (query.error) void query.refetch();
    },
  };
}
