import { useMemo } from 'react';
import { hasOtherData } from '#api/join-reads.ts';
import type { FetchExportPage } from '../export/collect-rows.ts';
import { fetchListPage } from '../export/fetch-list-page.ts';
import type { TableStatus } from '../table-status.ts';
import { useLastPage } from '../url/use-last-page.ts';
import type { TableUrlModel } from '../url/use-table-url-state.ts';
import type { RowsAnswer } from '../use-data-table.ts';
import type { RowCount } from './page-range.ts';
import { slicePage, toPageRequest } from './page-size.ts';

export interface ListResult<Row> {
  data?: { items: Row[]; totalItems: number; totalKind: RowCount['kind'] } | undefined;
  currentData?: unknown;
  error?: unknown;
  isFetching: boolean;
  isUninitialized: boolean;
  refetch: () => unknown;
  /** The request, so that an export can fetch the other pages. */
  endpointName?: string;
  originalArgs?: unknown;
}

export interface TablePage<Row> {
  rows: Row[];
  total: RowCount;
  status: TableStatus;
  /** Fetches every page of the list for an export. */
  fetchPage: FetchExportPage<Row>;
  /** Names the answer for a table whose rows are selected. */
  answer?: RowsAnswer | undefined;
  url: TableUrlModel;
}

/**
 * Returns the rows of the URL's page. The previous rows stay while the next ones load, and those of this page when
 * reading them again has failed.
 */
export function useTablePage<Row>(url: TableUrlModel, result: ListResult<Row>): TablePage<Row> {
  const { page, pageSize } = url.state;
  const { data, error, isFetching, isUninitialized, refetch } = result;
  const items = hasOtherData(result) ? undefined : data?.items;
  const rows = useMemo(() => slicePage(items ?? [], toPageRequest(page, pageSize)), [items, page, pageSize]);
  const total: RowCount = { count: data?.totalItems ?? 0, kind: data?.totalKind ?? 'exact' };
  const isLoading = isFetching || isUninitialized;
  const isAnswered = data !== undefined && !isLoading && !error;
  const isBehind = useLastPage(url.state, isAnswered ? { shownCount: rows.length, total } : undefined);
  const isCounted = isAnswered && total.kind === 'exact';
  const answer = isCounted ? { request: JSON.stringify(result.originalArgs), count: total.count } : undefined;
  return { rows, total, status: toStatus(), fetchPage: fetchListPage(result), answer, url };

  function toStatus(): TableStatus {
    if (isLoading || isBehind) return { kind: 'loading' };
    if (error) return { kind: 'failed', error, onRetry: refetch };
    return { kind: 'ready' };
  }
}
