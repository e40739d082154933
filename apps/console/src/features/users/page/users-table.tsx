import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { User } from '@parterre/contract/users';
import { ROLES } from '@parterre/contract/wire/permissions';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useListUsersQuery } from '#api/queries/promoters/users.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { usePromoter } from '#session/use-promoter.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { DataTable } from '#tables/data-table.tsx';
import { SearchField } from '#tables/filters/search-field.tsx';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import { toPageRequest } from '#tables/paging/page-size.ts';
import { useTablePage } from '#tables/paging/use-table-page.ts';
import { TwoLines } from '#tables/two-lines.tsx';
import type { TableUrlDefaults } from '#tables/url/table-url-state.ts';
import { type TableUrlModel, useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { useDataTable } from '#tables/use-data-table.ts';
import { CLIPPED_NAME, CLIPPED_NOTE } from '#ui/clipped.ts';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ToneChip } from '#ui/status-chip.tsx';
import { useUserActs } from '../use-user-acts.tsx';
import { useUserWords } from '../use-user-words.ts';

const DEFAULTS: TableUrlDefaults = {
  sortValues: ['Name'],
  sort: 'Name',
  filterNames: ['role', 'all'],
  isFilterValue: (name, value) => (name === 'role' ? ROLES.some((role) => role === value) : value === 'yes'),
};
const SMALLEST_PAGE = 10;

/** Who works for the promoter, by name. */
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
  const { rows, total, status } = useTablePage(url.state, useListUsersQuery({ query }, { skip: isLoading }));
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
        density="twoLine"
        empty={<NoUsers url={url} />}
        model={model}
        onOpenRow={({ membershipId }) => void navigate(`${paths.user(membershipId)}${pageSearch}`)}
        renderCard={(user) => <UserCard hasPromoter={current === null} user={user} />}
        status={status}
      />
      <ListPagination list={{ rows, total, status }} upTo={SMALLEST_PAGE} url={url} />
    </>
  );
}

function UserFilters({ url }: { url: TableUrlModel }) {
  const { t } = useTranslation('users');
  return (
    <Box
      aria-label={t('filter.label')}
      role="search"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}
    >
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
    </Box>
  );
}

function NoUsers({ url }: { url: TableUrlModel }) {
  const { t } = useTranslation('users');
  return (
    <EmptyState
      actions={
        <Button onClick={url.clearFilters} variant="outlined">
          {t('filter.clear')}
        </Button>
      }
      text={t('empty.text')}
      title={t('empty.title')}
    />
  );
}

/** With the promoter where users of several stand in one list. */
function useUserColumns(hasPromoter: boolean): TableColumn<User>[] {
  const { t } = useTranslation('users');
  const { nameRole, nameScope, namePromoter, writeLastSeen } = useUserWords();
  const promoter: TableColumn<User> = {
    id: 'promoter',
    header: t('column.promoter'),
    widthPx: 160,
    grow: 1,
    priority: 1,
    cell: ({ promoterCode }) => namePromoter(promoterCode),
  };
  return [
    {
      id: 'name',
      header: t('column.name'),
      widthPx: 240,
      grow: 2,
      canHide: false,
      cell: (user) => <UserName user={user} />,
    },
    ...(hasPromoter ? [promoter] : []),
    {
      id: 'role',
      header: t('column.role'),
      widthPx: 200,
      grow: 1,
      cell: (user) => <TwoLines first={nameRole(user)} second={nameScope(user)} />,
    },
    { id: 'lastSeen', header: t('column.lastSeen'), widthPx: 160, priority: 2, cell: writeLastSeen },
    { id: 'state', header: t('column.state'), widthPx: 120, cell: (user) => <UserChip user={user} /> },
    {
      id: 'menu',
      header: t('column.menu'),
      widthPx: 64,
      align: 'end',
      canHide: false,
      cell: (user) => <UserMenu user={user} />,
    },
  ];
}

function UserCard({ user, hasPromoter }: { user: User; hasPromoter: boolean }) {
  const { t } = useTranslation('users');
  const { nameRole, nameScope, namePromoter, writeLastSeen } = useUserWords();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <UserName user={user} />
        </Box>
        <UserMenu user={user} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <TwoLines first={nameRole(user)} second={nameScope(user)} />
        <UserChip user={user} />
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {hasPromoter && `${namePromoter(user.promoterCode)} · `}
        {t('column.lastSeen')}: {writeLastSeen(user)}
      </Box>
    </Box>
  );
}

function UserChip({ user: { deactivatedAt } }: { user: User }) {
  const { t } = useTranslation('users');
  const isActive = deactivatedAt === null;
  return <ToneChip tone={isActive ? 'ok' : 'neutral'}>{t(isActive ? 'state.active' : 'state.deactivated')}</ToneChip>;
}

function UserName({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const search = usePageSearch();
  const name = user.isSelf ? t('self', { name: user.name }) : user.name;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link
        color="text.primary"
        href={`${paths.user(user.membershipId)}${search}`}
        sx={CLIPPED_NAME}
        title={user.name}
        underline="hover"
      >
        {name}
      </Link>
      <Box sx={CLIPPED_NOTE}>{user.email}</Box>
    </Box>
  );
}

function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const search = usePageSearch();
  const { reason, dialog, endSessions, deactivate, activate } = useUserActs(user);
  return (
    <>
      <MoreMenu label={t('menu.label', { name: user.name })}>
        <MenuEntry label={t('menu.open')} to={`${paths.user(user.membershipId)}${search}`} />
        <MenuEntry label={t('act.sessions')} onChoose={endSessions} reason={reason} />
        {user.deactivatedAt === null ? (
          <MenuEntry isDangerous label={t('act.deactivate')} onChoose={deactivate} reason={reason} />
        ) : (
          <MenuEntry label={t('act.activate')} onChoose={activate} reason={reason} />
        )}
      </MoreMenu>
      {dialog}
    </>
  );
}
