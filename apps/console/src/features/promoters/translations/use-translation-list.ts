import type { listTranslations } from '@parterre/contract/calls/translations';
import type { Promoter } from '@parterre/contract/promoters';
import type { Translation } from '@parterre/contract/translations';
import type { CallArguments } from '@parterre/contract/wire/call';
import { useTranslation } from 'react-i18next';
import { useListTranslationsQuery } from '#api/queries/promoters/translations.ts';
import { listTranslatedLanguages } from '#i18n/languages.ts';
import { listCatalogues } from '#i18n/page-catalogues.ts';
import { toPageRequest } from '#tables/paging/page-size.ts';
import { type TablePage, useTablePage } from '#tables/paging/use-table-page.ts';
import type { TableUrlDefaults, TableUrlState } from '#tables/url/table-url-state.ts';
import { useTableUrlState } from '#tables/url/use-table-url-state.ts';

type Query = NonNullable<CallArguments<typeof listTranslations>['query']>;

export interface TranslationList extends TablePage<Translation> {
  /** The language of the texts in the rows: the filtered one, otherwise the reader's. */
  language: string;
}

export const STATES = ['changed', 'missing'] as const;

const VALUES: Readonly<Record<string, () => readonly string[]>> = {
  language: listTranslatedLanguages,
  catalogue: listCatalogues,
  state: () => STATES,
};

const DEFAULTS: TableUrlDefaults = {
  sortValues: [],
  filterNames: Object.keys(VALUES),
  isFilterValue: (name, value) => VALUES[name]?.().includes(value) ?? false,
};

/** Reads the texts that the URL requests. */
export function useTranslationList({ code }: Promoter): TranslationList {
  const { i18n } = useTranslation();
  const url = useTableUrlState(DEFAULTS);
  const { pageIndex, pageSize } = toPageRequest(url.state.page, url.state.pageSize);
  const given = toFilter(url.state);
  const result = useListTranslationsQuery({ params: { code }, query: { ...given, pageIndex, pageSize } });
  return {
    ...useTablePage(url, result),
    language: given.language ?? i18n.language,
  };
}

function toFilter({ filters, search }: TableUrlState): Query {
  const first = (name: string) => filters[name]?.[0];
  const wanted = {
    searchTerm: search,
    language: first('language'),
    catalogue: first('catalogue'),
    state: first('state'),
  };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value));
}
