import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useListNotificationsQuery } from '#api/queries/promoters/notifications.ts';
import { PageHeader } from '#pages/page-header.tsx';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { usePromoter } from '#session/use-promoter.ts';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import { PAGE_SIZE_MIN, toPageRequest } from '#tables/paging/page-size.ts';
import { useTablePage } from '#tables/paging/use-table-page.ts';
import { useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
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
  const list = useTablePage(url.state, result);
  const isEmpty = list.status.kind !== 'loading' && list.status.kind !== 'failed' && list.rows.length === 0;
  return (
    <>
      <Card title={t('latest')}>
        {list.status.kind === 'failed' && <RetryAlert error={result.error} onRetry={result.refetch} sx={{ m: 2 }} />}
        {list.status.kind === 'loading' && (
          <Box sx={{ px: 2 }}>
            <SkeletonRows count={4} label={t('loading')} rowHeight={56} />
          </Box>
        )}
        {isEmpty && <EmptyState text={t('empty.text')} title={t('empty.title')} />}
        <NotificationList notifications={list.rows} />
      </Card>
      <ListPagination list={list} upTo={PAGE_SIZE_MIN} url={url} />
    </>
  );
}
