import type { ShortUrl } from '@parterre/contract/short-urls';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListLinksQuery } from '#api/queries/events/short-urls.ts';
import { readSort, type TableUrlDefaults } from '#tables/url/table-url-state.ts';
import { type TableUrlModel, useTableUrlState } from '#tables/url/use-table-url-state.ts';

export interface Links {
  url: TableUrlModel;
  /** In the order the URL requests; undefined while loading. */
  sorted: ShortUrl[] | undefined;
  allowedHosts: readonly string[];
  urlBase: string;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<readonly ShortUrl[]>;
}

export function useLinks(showCode: string): Links {
  const { i18n } = useTranslation('short-urls');
  const url = useTableUrlState(LINK_LIST_DEFAULTS);
  const { sort, isDescending } = url.state;
  const { data, error, isFetching, refetch } = useListLinksQuery({ showCode });
  const sorted = useMemo(
    () => data && sortLinks(data.items, { sort, isDescending }, i18n.language),
    [data, sort, isDescending, i18n.language],
  );
  return {
    url,
    sorted,
    allowedHosts: data?.allowedHosts ?? [],
    urlBase: data?.urlBase ?? '',
    error,
    isFetching,
    refetch: async () => (await refetch().unwrap()).items,
  };
}

const LINK_SORTS = ['Created', 'Title', 'Address', 'Target', 'Visits', 'Active'] as const;
export type LinkSort = (typeof LINK_SORTS)[number];

const LINK_LIST_DEFAULTS: TableUrlDefaults = {
  sortValues: LINK_SORTS,
  isDescending: true,
};

/** Sorts links by a column; equal ones stay newest first, as the server returns them. */
export function sortLinks(
  links: readonly ShortUrl[],
  { sort, isDescending }: { sort: string; isDescending: boolean },
  language: string,
): ShortUrl[] {
  const words = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const compare = COMPARE[readSort(LINK_SORTS, sort)];
  const sign = isDescending ? -1 : 1;
  return [...links].sort((one, other) => sign * compare(one, other, words));
}

type Compare = (one: ShortUrl, other: ShortUrl, words: Intl.Collator) => number;

const COMPARE: Record<LinkSort, Compare> = {
  Created: (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt),
  Title: (one, other, words) => words.compare(one.title, other.title),
  Address: (one, other, words) => words.compare(one.slug, other.slug),
  Target: (one, other, words) => words.compare(one.targetUrl, other.targetUrl),
  Visits: (one, other) => one.visits - other.visits,
  Active: (one, other) => Number(one.isActive) - Number(other.isActive),
};
