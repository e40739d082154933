import Box from '@mui/material/Box';
import type { User } from '@parterre/contract/users';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useListUsersQuery } from '#api/queries/promoters/users.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { DataTable } from '#tables/data-table.tsx';
import { ClearFilters, FilterBar } from '#tables/filters/filter-bar.tsx';
import { SearchField } from '#tables/filters/search-field.tsx';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import { PAGE_SIZE_MIN, toPageRequest } from '#tables/paging/page-size.ts';
import { useTablePage } from '#tables/paging/use-table-page.ts';
import type { TableUrlDefaults } from '#tables/url/table-url-state.ts';
import { type TableUrlModel, useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { useDataTable } from '#tables/use-data-table.ts';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { UserCard, useUserColumns } from './user-columns.tsx';

const DEFAULTS: TableUrlDefaults = {
  sortValues: ['Name'],
  filterNames: ['all'],
  isFilterValue: (_name, value) => value === 'yes',
};

export function UsersTable() {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const pageSearch = usePageSearch();
  const url = useTableUrlState(DEFAULTS);
  const { current, isLoading } = usePromoter();
  const { search, filters } = url.state;
  const { pageIndex, pageSize } = toPageRequest(url.state.page, url.state.pageSize);
  const query = {
    pageIndex,
    pageSize,
    ...(current ? { promoterCode: current.code } : {}),
    ...(search ? { searchTerm: search } : {}),
    includeDeactivated: filters.all?.[0] === 'yes',
  };
  const list = useTablePage(url, useListUsersQuery({ query }, { skip: isLoading }));
  const { rows, status } = list;
  const model = useDataTable<User>({
    id: 'users',
    columns: useUserColumns(current === null),
    rows,
    getRowId: ({ membershipId }) => String(membershipId),
    getRowLabel: ({ name }) => name,
  });
  return (
    <>
      <UserFilters url={url} />
      <DataTable
        caption={t('title')}
        rows={{
          density: 'twoLine',
          onOpen: ({ membershipId }) => void navigate(`${paths.user(membershipId)}${pageSearch}`),
          renderCard: (user) => <UserCard hasPromoter={current === null} user={user} />,
        }}
        empty={<NoUsers url={url} />}
        list={list}
        model={model}
        status={status}
      />
      <ListPagination list={list} upTo={PAGE_SIZE_MIN} />
    </>
  );
}

function UserFilters({ url }: { url: TableUrlModel }) {
  const { t } = useTranslation('users');
  return (
    <FilterBar label={t('filter.label')} url={url}>
      <Box sx={{ width: { xs: '100%', sm: 340 } }}>
        <SearchField isWide label={t('filter.search')} onSearch={url.setSearch} value={url.state.search} />
      </Box>
      <SegmentedControl
        label={t('filter.state')}
        onChange={(value) => url.setFilter('all', value === 'yes' ? ['yes'] : [])}
        options={[
          { value: 'no', label: t('filter.active') },
          { value: 'yes', label: t('filter.all') },
        ]}
        value={url.state.filters.all?.[0] ?? 'no'}
      />
    </FilterBar>
  );
}

function NoUsers({ url }: { url: TableUrlModel }) {
  const { t } = useTranslation('users');
  return <EmptyState actions={<ClearFilters url={url} />} text={t('empty.text')} title={t('empty.title')} />;
}
