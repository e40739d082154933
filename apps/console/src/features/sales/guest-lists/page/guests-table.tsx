import Box from '@mui/material/Box';
import { GUEST_SORTS, GUEST_STATUSES } from '@parterre/contract/choices/guest-list-choices';
import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import type { Guest } from '@parterre/contract/guest-lists/guests';
import { useTranslation } from 'react-i18next';
import { useListGuestsQuery } from '#api/queries/sales/guest-lists.ts';
import { nameSeats } from '#i18n/name-seats.ts';
import { DataTable } from '#tables/data-table.tsx';
import { ClearFilters, FilterBar } from '#tables/filters/filter-bar.tsx';
import { SearchField } from '#tables/filters/search-field.tsx';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import { toPageRequest } from '#tables/paging/page-size.ts';
import { useTablePage } from '#tables/paging/use-table-page.ts';
import { readSort, type TableUrlDefaults } from '#tables/url/table-url-state.ts';
import { useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { useDataTable } from '#tables/use-data-table.ts';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Note } from '#ui/note.tsx';
import { GuestStatusChip } from '../use-list-words.tsx';
import { GuestBulkBar, IssueButton } from './guest-bulk-bar.tsx';
import { GuestRowMenu } from './guest-row-menu.tsx';
import { useGuestColumns } from './use-guest-columns.tsx';

const DEFAULTS: TableUrlDefaults = {
  sortValues: GUEST_SORTS,
  filterNames: ['status'],
  isFilterValue: (_name, value) => GUEST_STATUSES.some((status) => status === value),
};
const ALL = ['all', ...GUEST_STATUSES] as const;

export function GuestsTable({ list }: { list: GuestList }) {
  const { t } = useTranslation('guest-lists');
  const url = useTableUrlState(DEFAULTS);
  const { search, filters, page, pageSize, sort, isDescending } = url.state;
  const status = GUEST_STATUSES.find((value) => value === filters.status?.[0]);
  const request = toPageRequest(page, pageSize);
  const query = {
    pageIndex: request.pageIndex,
    pageSize: request.pageSize,
    sortOrder: readSort(GUEST_SORTS, sort),
    sortOrderDescending: isDescending,
    ...(search ? { searchTerm: search } : {}),
    ...(status ? { status } : {}),
  };
  const params = { guestListId: list.guestListId };
  const table = useTablePage(url, useListGuestsQuery({ params, query }));
  const model = useDataTable<Guest>({
    id: 'guests',
    columns: useGuestColumns(list),
    rows: table.rows,
    getRowId: ({ guestId }) => String(guestId),
    getRowLabel: ({ name }) => name,
    sort: { value: sort, isDescending },
    onSort: url.setSort,
    canSelect: true,
    answer: table.answer,
  });
  return (
    <>
      <FilterBar label={t('guests.filter')} url={url} tools={<IssueButton list={list} />}>
        <Box sx={{ width: { xs: '100%', sm: 240 } }}>
          <SearchField isWide label={t('guests.search')} onSearch={url.setSearch} value={search} />
        </Box>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <SegmentedControl
            label={t('guests.status')}
            onChange={(value) => url.setFilter('status', value === 'all' ? [] : [value])}
            options={ALL.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            value={status ?? 'all'}
          />
        </Box>
      </FilterBar>
      <DataTable
        caption={t('guests.title')}
        rows={{ density: 'twoLine', renderCard: (guest) => <GuestCard guest={guest} list={list} /> }}
        empty={
          url.isFiltered ? (
            <EmptyState
              actions={<ClearFilters url={url} variant="text" />}
              text={t('guests.filteredText')}
              title={t('guests.filtered')}
            />
          ) : (
            <EmptyState text={t('guests.emptyText')} title={t('guests.empty')} />
          )
        }
        list={table}
        model={model}
        status={table.status}
      />
      <GuestBulkBar list={list} model={model} />
      <ListPagination list={table} />
    </>
  );
}

function GuestCard({ guest, list }: { guest: Guest; list: GuestList }) {
  const { name, email, plusOnes, status, seatIds, note } = guest;
  const lines = [email, nameSeats(seatIds), note].filter(Boolean);
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, overflowWrap: 'anywhere' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 'fontWeightMedium' }}>{plusOnes > 0 ? `${name} +${plusOnes}` : name}</Box>
        {lines.map((line) => (
          <Note key={line}>{line}</Note>
        ))}
      </Box>
      <GuestStatusChip status={status} />
      <GuestRowMenu guest={guest} list={list} />
    </Box>
  );
}
