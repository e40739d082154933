import { CONSENT_KINDS, CUSTOMER_SORTS } from '@parterre/contract/choices/customer-choices';
import type { CustomerSummary } from '@parterre/contract/customers';
import { SHOW_CODE_FORM } from '@parterre/contract/wire/patterns';
import { useListCustomersQuery } from '#api/queries/sales/customers.ts';
import { usePlace, usePromoter } from '#session/use-promoter.ts';
import { toPageRequest } from '#tables/paging/page-size.ts';
import { type TablePage, useTablePage } from '#tables/paging/use-table-page.ts';
import { readSort, type TableUrlDefaults } from '#tables/url/table-url-state.ts';
import { useTableUrlState } from '#tables/url/use-table-url-state.ts';

export function useCustomerList(): TablePage<CustomerSummary> {
  const url = useTableUrlState(DEFAULTS);
  const { isLoading } = usePromoter();
  const place = usePlace();
  const { search, filters, page, pageSize, sort, isDescending } = url.state;
  const showCode = filters.showCode?.[0];
  const consent = CONSENT_KINDS.find((kind) => kind === filters.consent?.[0]);
  const request = toPageRequest(page, pageSize);
  const query = {
    ...place,
    ...(search ? { searchTerm: search } : {}),
    ...(showCode ? { showCode } : {}),
    ...(consent ? { consent } : {}),
    sortOrder: readSort(CUSTOMER_SORTS, sort),
    sortOrderDescending: isDescending,
    pageIndex: request.pageIndex,
    pageSize: request.pageSize,
  };
  return useTablePage(url, useListCustomersQuery({ query }, { skip: isLoading }));
}

const DEFAULTS: TableUrlDefaults = {
  sortValues: CUSTOMER_SORTS,
  isDescending: true,
  filterNames: ['showCode', 'consent'],
  isFilterValue: (name, value) =>
    name === 'consent' ? CONSENT_KINDS.some((kind) => kind === value) : SHOW_CODE_FORM.test(value),
};
