import type { OrderSummary } from '@parterre/contract/orders';
import { useListOrdersQuery } from '#api/queries/orders.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { type TablePage, useTablePage } from '#tables/paging/use-table-page.ts';
import { type TableUrlModel, useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { ORDER_LIST_DEFAULTS, toOrderListQuery } from './order-list-query.ts';

export interface OrderList extends TablePage<OrderSummary> {
  url: TableUrlModel;
  isFiltered: boolean;
}

/** The orders the URL asks for. */
export function useOrderList(): OrderList {
  const url = useTableUrlState(ORDER_LIST_DEFAULTS);
  const { current, isLoading } = usePromoter();
  const query = toOrderListQuery(url.state, current?.code);
  const { search, dateFrom, dateTo, filters } = url.state;
  const given = [search, dateFrom, dateTo, ...Object.values(filters).flat()];
  return {
    ...useTablePage(url.state, useListOrdersQuery({ query }, { skip: isLoading })),
    url,
    isFiltered: given.some((value) => value !== ''),
  };
}
