import type { OfferCode } from '@parterre/contract/offer-codes';
import { useMemo } from 'react';
import { errorText } from '../../../api/error-text.ts';
import type { RowCount } from '../../../tables/paging/page-range.ts';
import { slicePage, toPageRequest } from '../../../tables/paging/page-size.ts';
import type { TableStatus } from '../../../tables/table-status.ts';
import { type TableUrlModel, useTableUrlState } from '../../../tables/url/use-table-url-state.ts';
import { useListShowOfferCodesQuery } from '../queries.ts';
import { CODE_LIST_DEFAULTS, toCodeListQuery } from './code-list-query.ts';

export interface CodeList {
  url: TableUrlModel;
  rows: OfferCode[];
  total: RowCount;
  status: TableStatus;
  isFiltered: boolean;
}

/** The codes the URL asks for. The rows of before stay while the next ones load. */
export function useCodeList(showCode: string): CodeList {
  const url = useTableUrlState(CODE_LIST_DEFAULTS);
  const query = toCodeListQuery(url.state);
  const { data, error, isFetching, refetch } = useListShowOfferCodesQuery({ params: { showCode }, query });
  const { page, pageSize, search, filters } = url.state;
  const rows = useMemo(() => slicePage(data?.items ?? [], toPageRequest(page, pageSize)), [data, page, pageSize]);
  return {
    url,
    rows,
    total: { count: data?.totalItems ?? 0, kind: data?.totalKind ?? 'exact' },
    status: toStatus(),
    isFiltered: search !== '' || Object.values(filters).some((values) => values.length > 0),
  };

  function toStatus(): TableStatus {
    if (isFetching && !data) return { kind: 'loading' };
    if (error && !isFetching) return { kind: 'failed', message: errorText(error), onRetry: () => void refetch() };
    return { kind: isFetching ? 'loading' : 'ready' };
  }
}
