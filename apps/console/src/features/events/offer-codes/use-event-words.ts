import type { Price } from '@parterre/contract/prices';
import { useTranslation } from 'react-i18next';
import { joinReads } from '#api/join-reads.ts';
import { useListPriceGroupsQuery } from '#api/queries/events/price-groups.ts';
import { useListPricesQuery } from '#api/queries/events/prices.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { toWallTime } from '#dates/zone.ts';
import { chooseText } from '#i18n/choose-text.ts';

export function useEventWords(showCode: string) {
  const { i18n } = useTranslation('offer-codes');
  const params = { showCode };
  const readShow = useGetShowQuery({ params });
  const groups = useListPriceGroupsQuery({ params });
  const prices = useListPricesQuery({ params });
  const show = readShow.currentData;
  const { error, refetch } = joinReads(readShow, groups, prices);
  const name = (texts: Record<string, string> | undefined) =>
    texts ? chooseText(texts, i18n.language, show?.defaultCulture) : '';
  const tickets: readonly Price[] = prices.currentData?.items ?? [];
  const groupItems = groups.currentData?.items ?? [];
  return {
    isReady: show !== undefined && groups.currentData !== undefined && prices.currentData !== undefined,
    error,
    retry: refetch,
    language: i18n.language,
    currency: show?.currency ?? 'GBP',
    /** Returns the calendar day of an instant in the venue's time zone. */
    nameDay: (at: string) => formatDay(toWallTime(at, show?.timeZone ?? 'UTC')),
    groups: groupItems.map((group) => ({ id: group.priceGroupId, name: name(group.name) })),
    tickets,
    nameTicket: (id: number) => name(tickets.find(({ priceTypeId }) => priceTypeId === id)?.name),
    nameGroup: (id: number) => name(groupItems.find(({ priceGroupId }) => priceGroupId === id)?.name),
  };
}
export type EventWords = ReturnType<typeof useEventWords>;
