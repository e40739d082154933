import type { OfferCode } from '@parterre/contract/offer-codes';
import { useListShowOfferCodesQuery } from '../../../api/queries/offer-codes.ts';
import { type TablePage, useTablePage } from '../../../tables/paging/use-table-page.ts';
import { type TableUrlModel, useTableUrlState } from '../../../tables/url/use-table-url-state.ts';
import { CODE_LIST_DEFAULTS, toCodeListQuery } from './code-list-query.ts';

export interface CodeList extends TablePage<OfferCode> {
  url: TableUrlModel;
  isFiltered: boolean;
}

/** The codes the URL asks for. */
export function useCodeList(showCode: string): CodeList {
  const url = useTableUrlState(CODE_LIST_DEFAULTS);
  const query = toCodeListQuery(url.state);
  const { search, filters } = url.state;
  return {
    ...useTablePage(url.state, useListShowOfferCodesQuery({ params: { showCode }, query })),
    url,
    isFiltered: search !== '' || Object.values(filters).some((values) => values.length > 0),
  };
}
