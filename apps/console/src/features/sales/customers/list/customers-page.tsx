import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { CONSENT_KINDS, CUSTOMER_SORTS } from '@parterre/contract/choices/customer-choices';
import type { CustomerSummary } from '@parterre/contract/customers';
import { SHOW_CODE_FORM } from '@parterre/contract/wire/patterns';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PermittedPart } from '#access/permitted-part.tsx';
import { useListCustomersQuery } from '#api/queries/sales/customers.ts';
import { Illustration } from '#brands/illustration.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { EmptyOfRegion } from '#programme/list/empty-of-region.tsx';
import { EventFilter } from '#programme/pickers/event-search.tsx';
import { useLockReason } from '#session/use-features.ts';
import { usePlace, usePromoter } from '#session/use-promoter.ts';
import { DataTable } from '#tables/data-table.tsx';
import { ChoiceFilter } from '#tables/filters/choice-filter.tsx';
import { ClearFilters, FilterBar } from '#tables/filters/filter-bar.tsx';
import { SearchField } from '#tables/filters/search-field.tsx';
import { SortMenu } from '#tables/filters/sort-menu.tsx';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import { toPageRequest } from '#tables/paging/page-size.ts';
import { type TablePage, useTablePage } from '#tables/paging/use-table-page.ts';
import { TableTools } from '#tables/table-tools.tsx';
import { readSort, type TableUrlDefaults } from '#tables/url/table-url-state.ts';
import { type TableUrlModel, useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { useDataTable } from '#tables/use-data-table.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Note } from '#ui/note.tsx';
import { nameDay } from '../name-day.ts';
import { useCustomerColumns } from './use-customer-columns.tsx';

/** Lists the customers of a promoter. One without a name is listed by address, so that rows can be told apart. */
export function CustomersPage() {
  const { t } = useTranslation('customers');
  return (
    <>
      <PageHeader title={t('title')} />
      <PermittedPart label={t('listLoading')} permission="customer:read" title={t('closed')}>
        <CustomerList />
      </PermittedPart>
    </>
  );
}

function CustomerList() {
  const { t } = useTranslation('customers');
  const navigate = useNavigate();
  const list = useCustomerList();
  const { url, rows, status } = list;
  const exportReason = useLockReason('customer:export');
  const model = useDataTable<CustomerSummary>({
    id: 'customers',
    columns: useCustomerColumns(),
    rows,
    getRowId: ({ customerId }) => String(customerId),
    getRowLabel: ({ name, email }) => name || email,
    sort: { value: url.state.sort, isDescending: url.state.isDescending },
    onSort: url.setSort,
  });
  return (
    <>
      <CustomerFilters
        url={url}
        tools={<TableTools exportReason={exportReason} list={list} model={model} title={t('title')} />}
      />
      <DataTable
        caption={t('title')}
        rows={{
          onOpen: ({ customerId }) => void navigate(paths.customer(customerId)),
          renderCard: (customer) => <CustomerCard customer={customer} />,
        }}
        empty={
          <EmptyOfRegion actions={url.isFiltered && <ClearFilters url={url} />}>
            <NoCustomers url={url} />
          </EmptyOfRegion>
        }
        hasOwnTools
        model={model}
        status={status}
      />
      <ListPagination list={list} />
    </>
  );
}

interface CustomerFiltersProps {
  url: TableUrlModel;
  tools: ReactNode;
}

function CustomerFilters({ url, tools }: CustomerFiltersProps) {
  const { t } = useTranslation('customers');
  const { current } = usePromoter();
  return (
    <FilterBar label={t('filter.label')} url={url} tools={tools}>
      <Box sx={{ width: { xs: '100%', sm: 340 } }}>
        <SearchField isWide label={t('filter.search')} onSearch={url.setSearch} value={url.state.search} />
      </Box>
      <EventFilter
        onChoose={(showCode) => url.setFilter('showCode', showCode === undefined ? [] : [showCode])}
        promoterCode={current?.code}
        showCode={url.state.filters.showCode?.[0]}
      />
      <ChoiceFilter
        label={t('filter.consent')}
        onChoose={(kind) => url.setFilter('consent', kind === undefined ? [] : [kind])}
        options={CONSENT_KINDS.map((value) => ({ value, label: t(`consent.${value}`) }))}
        value={url.state.filters.consent?.[0]}
      />
      <Box sx={{ display: { md: 'none' } }}>
        <SortMenu sorts={CUSTOMER_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))} url={url} />
      </Box>
    </FilterBar>
  );
}

/** Distinguishes a promoter without customers from filters that match nobody, which can be cleared here. */
function NoCustomers({ url }: { url: TableUrlModel }) {
  const { t } = useTranslation('customers');
  const picture = <Illustration name="no-order" />;
  if (!url.isFiltered) return <EmptyState picture={picture} text={t('empty.text')} title={t('empty.title')} />;
  return (
    <EmptyState
      actions={<ClearFilters url={url} />}
      picture={picture}
      text={t('empty.filteredText')}
      title={t('empty.filtered')}
    />
  );
}

function CustomerCard({ customer }: { customer: CustomerSummary }) {
  const { t } = useTranslation('customers');
  const { customerId, name, email, orders, lastOrderAt, consents } = customer;
  const facts = [
    t('orders.count', { count: orders }),
    lastOrderAt === null ? '' : t('orders.last', { day: nameDay(lastOrderAt) }),
    ...consents.map((kind) => t(`consent.${kind}`)),
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Link color="text.primary" href={paths.customer(customerId)} sx={{ lineHeight: '24px' }} underline="hover">
        {name || t('erased')}
      </Link>
      <div>{email}</div>
      <Note>{facts.filter(Boolean).join(' · ')}</Note>
    </Box>
  );
}

function useCustomerList(): TablePage<CustomerSummary> {
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
