import type { ShowSummary } from '@parterre/contract/shows/show';
import { useMemo } from 'react';
import { useListShowsQuery } from '#api/queries/events/shows.ts';
import { toOwnDay } from '#dates/calendar-day.ts';
import { usePlace, usePromoter } from '#session/use-promoter.ts';
import { type TablePage, useTablePage } from '#tables/paging/use-table-page.ts';
import { useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { getShowListDefaults, type ShowListQuery, toShowListQuery } from './show-list-query.ts';

export interface ShowList extends TablePage<ShowSummary> {
  query: ShowListQuery;
  todayOn: string;
}

export function useShowList(): ShowList {
  const todayOn = toOwnDay(new Date());
  const defaults = useMemo(() => getShowListDefaults(todayOn), [todayOn]);
  const url = useTableUrlState(defaults);
  const { isLoading: isPromoterLoading } = usePromoter();
  const query = toShowListQuery(url.state, usePlace());
  return {
    ...useTablePage(url, useListShowsQuery({ query }, { skip: isPromoterLoading })),
    query,
    todayOn,
  };
}
