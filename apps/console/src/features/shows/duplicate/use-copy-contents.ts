import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { useListHoldsQuery } from '#api/queries/holds.ts';
import { useListPriceGroupsQuery } from '#api/queries/price-groups.ts';
import { useListPricesQuery } from '#api/queries/prices.ts';
import { useListQuestionsQuery } from '#api/queries/questions.ts';
import { useListLinksQuery } from '#features/short-urls/queries.ts';
import type { CopyPart } from './copy-values.ts';

/** What an event has of a part, in words; null: nothing of it. */
export type CopyContents = Record<CopyPart, string | null>;

/** What there is to copy; undefined until it is known. */
export function useCopyContents(show: Show): CopyContents | undefined {
  const { t } = useTranslation('shows');
  const params = { showCode: show.showCode };
  const { data: groups } = useListPriceGroupsQuery({ params });
  const { data: prices } = useListPricesQuery({ params });
  const { data: holds } = useListHoldsQuery({ params });
  const { data: questions } = useListQuestionsQuery({ params });
  const { data: links } = useListLinksQuery(params);
  if (!groups || !prices || !holds || !questions || !links) return undefined;
  const codes = groups.items.reduce((sum, { offerCodeCount }) => sum + offerCodeCount, 0);
  const asked = questions.items.filter(({ isArchived }) => !isArchived);
  const tell = (key: string, count: number) => (count > 0 ? t(`duplicate.holds.${key}`, { count }) : null);
  const both = (...words: (string | null)[]) => words.filter(Boolean).join(', ') || null;
  return {
    prices: both(tell('groups', groups.items.length), tell('prices', prices.items.length)),
    allocation: both(tell('seats', show.seatCount), tell('onHold', holds.items.length)),
    'offer-codes': tell('offerCodes', codes),
    questions: tell('questions', asked.length),
    images: tell('images', show.images.length),
    links: tell('links', links.items.length),
    texts: t('duplicate.holds.texts'),
  };
}
