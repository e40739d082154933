import Box from '@mui/material/Box';
import { GUEST_LIST_SORTS, GUEST_LIST_STATUSES } from '@parterre/contract/choices/guest-list-choices';
import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { PermittedPart } from '#access/permitted-part.tsx';
import { useListGuestListsQuery } from '#api/queries/sales/guest-lists.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { EmptyOfRegion } from '#programme/list/empty-of-region.tsx';
import { DateFilter } from '#programme/pickers/date-filter.tsx';
import { useCan } from '#session/use-features.ts';
import { usePlace, usePromoter } from '#session/use-promoter.ts';
import { DataTable } from '#tables/data-table.tsx';
import { ClearFilters, FilterBar } from '#tables/filters/filter-bar.tsx';
import { SearchField } from '#tables/filters/search-field.tsx';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import { toPageRequest } from '#tables/paging/page-size.ts';
import { useTablePage } from '#tables/paging/use-table-page.ts';
import { readSort, type TableUrlDefaults } from '#tables/url/table-url-state.ts';
import { type TableUrlModel, useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { useDataTable } from '#tables/use-data-table.ts';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NewListButton } from '../list-buttons.tsx';
import { ListCard, useListColumns } from './use-list-columns.tsx';

/** `waiting` is not a status: an open list may have guests that wait for approval. */
const SCOPES = ['all', 'waiting', ...GUEST_LIST_STATUSES] as const;
type Scope = (typeof SCOPES)[number];

const DEFAULTS: TableUrlDefaults = {
  sortValues: GUEST_LIST_SORTS,
  filterNames: ['show'],
  isFilterValue: (_name, value) => value !== 'all' && SCOPES.some((scope) => scope === value),
};

export function GuestListsPage() {
  const { t } = useTranslation('guest-lists');
  const canRead = useCan('guestlist:read');
  return (
    <>
      <PageHeader actions={canRead && <NewListButton />} title={t('title')} />
      <PermittedPart label={t('loading')} permission="guestlist:read" title={t('closed')}>
        <GuestListsTable />
        <Outlet />
      </PermittedPart>
    </>
  );
}

function GuestListsTable() {
  const { t } = useTranslation('guest-lists');
  const navigate = useNavigate();
  const { isLoading } = usePromoter();
  const place = usePlace();
  const url = useTableUrlState(DEFAULTS);
  const scope = readScope(url);
  const { search, dateFrom, dateTo, page, pageSize, sort, isDescending } = url.state;
  const request = toPageRequest(page, pageSize);
  const query = {
    pageIndex: request.pageIndex,
    pageSize: request.pageSize,
    sortOrder: readSort(GUEST_LIST_SORTS, sort),
    sortOrderDescending: isDescending,
    ...place,
    ...(search ? { searchTerm: search } : {}),
    ...(dateFrom ? { dateFrom } : {}),
    ...(dateTo ? { dateTo } : {}),
    ...(scope === 'OPEN' || scope === 'CLOSED' ? { status: scope } : {}),
    ...(scope === 'waiting' ? { waiting: true } : {}),
  };
  const table = useTablePage(url, useListGuestListsQuery({ query }, { skip: isLoading }));
  const { rows, status } = table;
  const model = useDataTable<GuestList>({
    id: 'guest-lists',
    columns: useListColumns(true),
    rows,
    getRowId: ({ guestListId }) => String(guestListId),
    getRowLabel: ({ name }) => name,
    sort: { value: sort, isDescending },
    onSort: url.setSort,
  });
  return (
    <>
      <FilterBar label={t('filter.label')} url={url}>
        <Box sx={{ width: { xs: '100%', sm: 300 } }}>
          <SearchField isWide label={t('filter.search')} onSearch={url.setSearch} value={search} />
        </Box>
        <SegmentedControl
          label={t('filter.scope')}
          onChange={(value: Scope) => url.setFilter('show', value === 'all' ? [] : [value])}
          options={SCOPES.map((value) => ({ value, label: t(`filter.scopes.${value}`) }))}
          value={scope}
        />
        <DateFilter dateFrom={dateFrom} dateTo={dateTo} onChange={url.setDateRange} />
      </FilterBar>
      <DataTable
        caption={t('title')}
        rows={{
          density: 'twoLine',
          onOpen: (list) => void navigate(paths.showGuestList(list.showCode, list.guestListId)),
          renderCard: (list) => <ListCard list={list} withEvent />,
        }}
        empty={
          <EmptyOfRegion actions={url.isFiltered && <ClearFilters url={url} />}>
            {url.isFiltered ? (
              <EmptyState
                actions={<ClearFilters url={url} variant="text" />}
                text={t('empty.filteredText')}
                title={t('empty.filtered')}
              />
            ) : (
              <EmptyState actions={<NewListButton />} text={t('empty.text')} title={t('empty.title')} />
            )}
          </EmptyOfRegion>
        }
        list={table}
        model={model}
        status={status}
      />
      <ListPagination list={table} />
    </>
  );
}

function readScope(url: TableUrlModel): Scope {
  const chosen = url.state.filters.show?.[0];
  return SCOPES.find((scope) => scope === chosen) ?? 'all';
}
