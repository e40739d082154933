import type { ShortUrl } from '@parterre/contract/short-urls';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type TableUrlModel, useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { useListLinksQuery } from './queries.ts';
import { LINK_LIST_DEFAULTS, sortLinks } from './sort-links.ts';

export interface Links {
  url: TableUrlModel;
  /** All of them, in the order the URL asks for; undefined until they are here. */
  sorted: ShortUrl[] | undefined;
  allowedHosts: readonly string[];
  urlBase: string;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<readonly ShortUrl[]>;
}

/** The links of an event, for the page and for the drawer over it. */
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
