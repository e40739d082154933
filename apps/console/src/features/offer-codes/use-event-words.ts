import type { Price } from '@parterre/contract/prices';
import { useTranslation } from 'react-i18next';
import { chooseText } from '../../i18n/choose-text.ts';
import { useListPriceGroupsQuery } from '../price-groups/queries.ts';
import { useListPricesQuery } from '../prices/queries.ts';
import { useGetShowQuery } from '../shows/queries.ts';

/** Groups and tickets of an event by name, for tables, filters and choices. */
export function useEventWords(showCode: string) {
  const { i18n } = useTranslation('offer-codes');
  const params = { showCode };
  const { currentData: show } = useGetShowQuery({ params });
  const { data: groups } = useListPriceGroupsQuery({ params });
  const { data: prices } = useListPricesQuery({ params });
  const name = (texts: Record<string, string> | undefined) =>
    texts ? chooseText(texts, i18n.language, show?.defaultCulture) : '';
  const tickets: readonly Price[] = prices?.items ?? [];
  return {
    isReady: show !== undefined && groups !== undefined,
    language: i18n.language,
    currency: show?.currency ?? 'GBP',
    groups: (groups?.items ?? []).map((group) => ({ id: group.priceGroupId, name: name(group.name) })),
    tickets,
    nameTicket: (id: number) => name(tickets.find(({ priceTypeId }) => priceTypeId === id)?.name),
    nameGroup: (id: number) => name(groups?.items.find(({ priceGroupId }) => priceGroupId === id)?.name),
  };
}
export type EventWords = ReturnType<typeof useEventWords>;
