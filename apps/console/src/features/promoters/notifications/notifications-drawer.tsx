import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useListNotificationsQuery } from '#api/queries/promoters/notifications.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { paths } from '#pages/paths.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotificationList } from './list/notification-list.tsx';
import { useMarkRead } from './list/use-mark-read.ts';

/** `?drawer=notifications`, over any page: the latest notifications. Closing it marks those shown as read. */
export function NotificationsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notifications');
  const { current } = usePromoter();
  const query = current ? { promoterCode: current.code } : {};
  const result = useListNotificationsQuery({ query }, { refetchOnMountOrArgChange: true });
  const markRead = useMarkRead();
  const items = result.currentData?.items ?? [];
  const handleClose = () => {
    markRead(items);
    onClose();
  };
  return (
    <AppDrawer
      footer={
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 3, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Button href={paths.notifications()} onClick={() => markRead(items)} variant="outlined">
            {t('all')}
          </Button>
        </Box>
      }
      heading={{ title: t('bell.title') }}
      onClose={handleClose}
      open
    >
      <LoadedPart label={t('loading')} result={{ ...result, data: result.currentData }} rows={6}>
        {() => (
          <>
            {items.length === 0 && <EmptyState text={t('empty.text')} title={t('empty.title')} />}
            <Box sx={{ mx: -2 }}>
              <NotificationList notifications={items} onFollow={() => markRead(items)} />
            </Box>
          </>
        )}
      </LoadedPart>
    </AppDrawer>
  );
}
