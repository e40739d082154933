import { INSTALMENT_STATUSES } from '@parterre/contract/choices/instalment-choices';
import type { Instalment } from '@parterre/contract/instalments';
import { useListInstalmentsQuery } from '#api/queries/instalments.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { toPageRequest } from '#tables/paging/page-size.ts';
import { type TablePage, useTablePage } from '#tables/paging/use-table-page.ts';
import type { TableUrlDefaults } from '#tables/url/table-url-state.ts';
import { type TableUrlModel, useTableUrlState } from '#tables/url/use-table-url-state.ts';

export interface InstalmentList extends TablePage<Instalment> {
  url: TableUrlModel;
  /** What figures, calendar and table are narrowed to. */
  scope: { promoterCode?: string; showCode?: string };
  isLoading: boolean;
}

const DEFAULTS: TableUrlDefaults = {
  sortValues: ['DueOn'],
  sort: 'DueOn',
  filterNames: ['status', 'showCode'],
  isFilterValue: (name, value) =>
    name === 'status' ? INSTALMENT_STATUSES.some((status) => status === value) : /^[A-Za-z0-9]{8}$/.test(value),
};

/** The payments the URL asks for. */
export function useInstalmentList(): InstalmentList {
  const url = useTableUrlState(DEFAULTS);
  const { current, isLoading } = usePromoter();
  const { filters, dateFrom, dateTo, page, pageSize } = url.state;
  const showCode = filters.showCode?.[0];
  const scope = { ...(current ? { promoterCode: current.code } : {}), ...(showCode ? { showCode } : {}) };
  const status = INSTALMENT_STATUSES.find((known) => known === filters.status?.[0]);
  const { pageIndex, pageSize: size } = toPageRequest(page, pageSize);
  const query = {
    ...scope,
    ...(status ? { status } : {}),
    ...(dateFrom ? { dueFrom: dateFrom } : {}),
    ...(dateTo ? { dueTo: dateTo } : {}),
    pageIndex,
    pageSize: size,
  };
  return { ...useTablePage(url.state, useListInstalmentsQuery({ query }, { skip: isLoading })), url, scope, isLoading };
}
