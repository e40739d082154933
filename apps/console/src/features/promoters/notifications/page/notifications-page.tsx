import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useListNotificationsQuery } from '#api/queries/promoters/notifications.ts';
import { LoadedCard } from '#pages/loaded-card.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { usePromoter } from '#session/use-promoter.ts';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import { PAGE_SIZE_MIN, toPageRequest } from '#tables/paging/page-size.ts';
import { useTablePage } from '#tables/paging/use-table-page.ts';
import { useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotificationList } from '../list/notification-list.tsx';
import { SettingsCard } from './settings-card.tsx';

/** `/notifications`: the settings at each promoter, and all notifications. */
export function NotificationsPage() {
  const { t } = useTranslation('notifications');
  const { current, all } = usePromoter();
  return (
    <>
      <PageHeader facts={t('facts')} title={t('title')} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {(current ? [current] : all).map(({ code, name }) => (
          <SettingsCard code={code} key={code} name={all.length > 1 ? name : undefined} />
        ))}
        <LatestCard />
      </Box>
    </>
  );
}

const DEFAULTS = { sortValues: ['CreatedAt'], isDescending: true };
function LatestCard() {
  const { t } = useTranslation('notifications');
  const { current, isLoading } = usePromoter();
  const url = useTableUrlState(DEFAULTS);
  const { pageIndex, pageSize } = toPageRequest(url.state.page, url.state.pageSize);
  const query = { pageIndex, pageSize, ...(current ? { promoterCode: current.code } : {}) };
  const result = useListNotificationsQuery({ query }, { skip: isLoading });
  const list = useTablePage(url, result);
  const { kind } = list.status;
  const hasFailed = kind === 'failed' && list.rows.length === 0;
  const rows = kind === 'loading' || hasFailed ? undefined : list.rows;
  const error = hasFailed ? result.error : undefined;
  return (
    <>
      <LoadedCard
        loading={{ label: t('loading'), rows: 4, rowHeight: 56 }}
        result={{ data: rows, error, refetch: result.refetch }}
        title={t('latest')}
      >
        {(notifications) => (
          <>
            {notifications.length === 0 && <EmptyState text={t('empty.text')} title={t('empty.title')} />}
            <NotificationList notifications={notifications} />
          </>
        )}
      </LoadedCard>
      <ListPagination list={list} upTo={PAGE_SIZE_MIN} />
    </>
  );
}
