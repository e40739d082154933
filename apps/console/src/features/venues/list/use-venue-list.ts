import type { Venue } from '@parterre/contract/venues';
import { useMemo } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { usePromoter } from '../../../session/use-promoter.ts';
import type { RowCount } from '../../../tables/paging/page-range.ts';
import { slicePage, toPageRequest } from '../../../tables/paging/page-size.ts';
import type { TableStatus } from '../../../tables/table-status.ts';
import { type TableUrlModel, useTableUrlState } from '../../../tables/url/use-table-url-state.ts';
import { useListVenuesQuery } from '../queries.ts';
import { toVenueListQuery, VENUE_LIST_DEFAULTS, type VenueListQuery } from './venue-list-query.ts';

export interface VenueList {
  url: TableUrlModel;
  query: VenueListQuery;
  rows: Venue[];
  total: RowCount;
  status: TableStatus;
  isFiltered: boolean;
}

/** The venues the URL asks for. The rows of before stay while the next ones load. */
export function useVenueList(): VenueList {
  const url = useTableUrlState(VENUE_LIST_DEFAULTS);
  const { current, isLoading } = usePromoter();
  const query = toVenueListQuery(url.state, current?.code);
  const { data, error, isFetching, refetch } = useListVenuesQuery({ query }, { skip: isLoading });
  const { page, pageSize, search, filters } = url.state;
  const rows = useMemo(() => slicePage(data?.items ?? [], toPageRequest(page, pageSize)), [data, page, pageSize]);
  return {
    url,
    query,
    rows,
    total: { count: data?.totalItems ?? 0, kind: data?.totalKind ?? 'exact' },
    status: toStatus(),
    isFiltered: search !== '' || Object.values(filters).some((values) => values.length > 0),
  };

  function toStatus(): TableStatus {
    if (isFetching || isLoading) return { kind: 'loading' };
    if (error) return { kind: 'failed', message: errorText(error), onRetry: () => void refetch() };
    return { kind: 'ready' };
  }
}
