import type { ShowSummary } from '@parterre/contract/shows';
import { useMemo } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { toCalendarDay } from '../../../dates/calendar-day.ts';
import { usePromoter } from '../../../session/use-promoter.ts';
import { useRegionId } from '../../../session/use-region.ts';
import type { RowCount } from '../../../tables/paging/page-range.ts';
import { slicePage, toPageRequest } from '../../../tables/paging/page-size.ts';
import type { TableStatus } from '../../../tables/table-status.ts';
import { type TableUrlModel, useTableUrlState } from '../../../tables/url/use-table-url-state.ts';
import { useListShowsQuery } from '../queries.ts';
import { getShowListDefaults, type ShowListQuery, toShowListQuery } from './show-list-query.ts';

export interface ShowList {
  url: TableUrlModel;
  query: ShowListQuery;
  rows: ShowSummary[];
  total: RowCount;
  status: TableStatus;
  todayOn: string;
  /** Whether anything but the dates narrows the list. */
  isFiltered: boolean;
}

/** The events the URL asks for. The rows of before stay while the next ones load. */
export function useShowList(): ShowList {
  const todayOn = toCalendarDay(new Date());
  const defaults = useMemo(() => getShowListDefaults(todayOn), [todayOn]);
  const url = useTableUrlState(defaults);
  const { current, isLoading: isPromoterLoading } = usePromoter();
  const query = toShowListQuery(url.state, { promoterCode: current?.code, regionId: useRegionId() });
  const { data, error, isFetching, refetch } = useListShowsQuery({ query }, { skip: isPromoterLoading });
  const { page, pageSize } = url.state;
  const items = data?.items;
  const rows = useMemo(() => slicePage(items ?? [], toPageRequest(page, pageSize)), [items, page, pageSize]);
  const { search, filters } = url.state;
  return {
    url,
    query,
    rows,
    total: { count: data?.totalItems ?? 0, kind: data?.totalKind ?? 'exact' },
    status: toStatus(),
    todayOn,
    isFiltered: search !== '' || Object.values(filters).some((values) => values.length > 0),
  };

  function toStatus(): TableStatus {
    if (isFetching || isPromoterLoading) return { kind: 'loading' };
    if (error) return { kind: 'failed', message: errorText(error), onRetry: () => void refetch() };
    return { kind: 'ready' };
  }
}
