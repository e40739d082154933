import type { ShowSummary } from '@parterre/contract/shows/show';
import { useMemo } from 'react';
import { useListShowsQuery } from '#api/queries/events/shows.ts';
import { toOwnDay } from '#dates/calendar-day.ts';
import { usePlace, usePromoter } from '#session/use-promoter.ts';
import { type TablePage, useTablePage } from '#tables/paging/use-table-page.ts';
import { type TableUrlModel, useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { getShowListDefaults, type ShowListQuery, toShowListQuery } from './show-list-query.ts';

export interface ShowList extends TablePage<ShowSummary> {
  url: TableUrlModel;
  query: ShowListQuery;
  todayOn: string;
  /** True if any filter other than the dates is set. */
  isFiltered: boolean;
}

export function useShowList(): ShowList {
  const todayOn = toOwnDay(new Date());
  const defaults = useMemo(() => getShowListDefaults(todayOn), [todayOn]);
  const url = useTableUrlState(defaults);
  const { isLoading: isPromoterLoading } = usePromoter();
  const query = toShowListQuery(url.state, usePlace());
  const { search, filters } = url.state;
  return {
    ...useTablePage(url.state, useListShowsQuery({ query }, { skip: isPromoterLoading })),
    url,
    query,
    todayOn,
    isFiltered: search !== '' || Object.values(filters).some((values) => values.length > 0),
  };
}
