import type { ShowSummary } from '@parterre/contract/shows/show';
import { useEffect, useMemo, useRef } from 'react';
import { useListShowsQuery } from '#api/queries/events/shows.ts';
import { toCalendarDay } from '#dates/calendar-day.ts';
import { usePromoter, useRegionId } from '#session/use-promoter.ts';
import type { FetchExportPage } from '#tables/export/collect-rows.ts';
import { type TablePage, useTablePage } from '#tables/paging/use-table-page.ts';
import { type TableUrlModel, useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { getShowListDefaults, type ShowListQuery, toShowListQuery } from './show-list-query.ts';

export interface ShowList extends TablePage<ShowSummary> {
  url: TableUrlModel;
  query: ShowListQuery;
  todayOn: string;
  /** Whether anything but the dates narrows the list. */
  isFiltered: boolean;
}

export function useShowList(): ShowList {
  const todayOn = toCalendarDay(new Date());
  const defaults = useMemo(() => getShowListDefaults(todayOn), [todayOn]);
  const url = useTableUrlState(defaults);
  const { current, isLoading: isPromoterLoading } = usePromoter();
  const query = toShowListQuery(url.state, { promoterCode: current?.code, regionId: useRegionId() });
  const { search, filters } = url.state;
  return {
    ...useTablePage(url.state, useListShowsQuery({ query }, { skip: isPromoterLoading })),
    url,
    query,
    todayOn,
    isFiltered: search !== '' || Object.values(filters).some((values) => values.length > 0),
  };
}

/** Gives the ticked events to an export, also those ticked on pages turned since: it remembers every row shown. */
export function useTickedShows(
  rows: readonly ShowSummary[],
  selectedIds: readonly string[],
): FetchExportPage<ShowSummary> {
  const seen = useRef(new Map<string, ShowSummary>());
  // A page that was turned is gone from the answer, so its rows are noted once they were shown.
  useEffect(() => {
    for (const row of rows) seen.current.set(row.showCode, row);
  }, [rows]);
  return async () => {
    const items = selectedIds.flatMap((id) => seen.current.get(id) ?? []);
    return { items, totalPages: 1, totalItems: items.length, totalKind: 'exact' };
  };
}
