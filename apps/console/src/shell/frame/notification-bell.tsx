import Box from '@mui/material/Box';
import { UNREAD_MAX } from '@parterre/contract/choices/occurrence-choices';
import { useTranslation } from 'react-i18next';
import { useGetUnreadNotificationsQuery } from '#api/queries/promoters/notifications.ts';
import { useDrawerParam } from '#drawers/use-drawer-param.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { BellIcon } from '#ui/icons.tsx';
import { useAttended } from './use-attended.ts';

/** The delay until an open page shows a new notification. */
const POLL_MS = 10_000;

/** The button's label includes the number, because the badge is only visual. */
export function NotificationBell() {
  const { t } = useTranslation('shell');
  const { openDrawer } = useDrawerParam();
  const { current, isLoading } = usePromoter();
  const query = current ? { promoterCode: current.code } : {};
  // An unattended tab does not poll: its requests would renew its tokens as long as it is open.
  const pollingInterval = useAttended() ? POLL_MS : 0;
  const { data } = useGetUnreadNotificationsQuery(
    { query },
    { pollingInterval, skipPollingIfUnfocused: true, skip: isLoading },
  );
  const unread = data?.unread ?? 0;
  const count = unread >= UNREAD_MAX ? `${UNREAD_MAX - 1}+` : String(unread);
  return (
    <Box sx={{ position: 'relative', flex: 'none' }}>
      <TipIconButton
        aria-haspopup="dialog"
        label={unread === 0 ? t('bell.none') : t('bell.unread', { count: unread, shown: count })}
        onClick={() => openDrawer('notifications')}
      >
        <BellIcon />
      </TipIconButton>
      {unread > 0 && (
        <Box aria-hidden sx={BADGE_LOOK}>
          {count}
        </Box>
      )}
    </Box>
  );
}

const BADGE_LOOK = {
  position: 'absolute',
  top: -2,
  right: -3,
  minWidth: 16,
  px: 0.5,
  borderRadius: '8px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: 10,
  fontWeight: 600,
  lineHeight: '16px',
  textAlign: 'center',
  // Clicks pass through to the bell.
  pointerEvents: 'none',
};
