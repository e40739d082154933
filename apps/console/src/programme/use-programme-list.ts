import { useMemo } from 'react';
import { errorText } from '../api/error-text.ts';
import type { RowCount } from '../tables/paging/page-range.ts';
import { slicePage, toPageRequest } from '../tables/paging/page-size.ts';
import type { TableStatus } from '../tables/table-status.ts';
import type { TableUrlModel } from '../tables/url/use-table-url-state.ts';

/** What a list call of the cache gives. */
interface ListResult<Row> {
  data?: { items: Row[]; totalItems: number; totalKind: RowCount['kind'] } | undefined;
  error?: unknown;
  isFetching: boolean;
  isUninitialized: boolean;
  refetch: () => unknown;
}

export interface ProgrammeList<Row> {
  url: TableUrlModel;
  rows: Row[];
  total: RowCount;
  status: TableStatus;
  /** Whether words or days narrow it. */
  isFiltered: boolean;
}

/** The page of the URL out of an answer. The rows of before stay while the next ones load. */
export function useProgrammeList<Row>(url: TableUrlModel, result: ListResult<Row>): ProgrammeList<Row> {
  const { page, pageSize, search, dateFrom, dateTo } = url.state;
  const { data, error, isFetching, isUninitialized, refetch } = result;
  const items = data?.items;
  const rows = useMemo(() => slicePage(items ?? [], toPageRequest(page, pageSize)), [items, page, pageSize]);
  return {
    url,
    rows,
    total: { count: data?.totalItems ?? 0, kind: data?.totalKind ?? 'exact' },
    status: toStatus(),
    isFiltered: search !== '' || dateFrom !== '' || dateTo !== '',
  };

  function toStatus(): TableStatus {
    if (isFetching || isUninitialized) return { kind: 'loading' };
    if (error) return { kind: 'failed', message: errorText(error), onRetry: () => void refetch() };
    return { kind: 'ready' };
  }
}
