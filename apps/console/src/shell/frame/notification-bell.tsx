import Box from '@mui/material/Box';
import { MOST_UNREAD } from '@parterre/contract/choices/occurrence-choices';
import { useTranslation } from 'react-i18next';
import { useGetUnreadNotificationsQuery } from '#api/queries/promoters/notifications.ts';
import { useDrawerParam } from '#drawers/use-drawer-param.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { BellIcon } from '#ui/icons.tsx';
import { useAttended } from './use-attended.ts';

/** How soon a page that is only looked at hears of something new. */
const POLL_MS = 10_000;

/** The name of the button says the number: the badge is for the eye alone. */
export function NotificationBell() {
  const { t } = useTranslation('shell');
  const { openDrawer } = useDrawerParam();
  const { current, isLoading } = usePromoter();
  const query = current ? { promoterCode: current.code } : {};
  // A tab that nobody is at asks nothing: its asking would have its tokens renewed for as long as it stands open.
  const pollingInterval = useAttended() ? POLL_MS : 0;
  const { data } = useGetUnreadNotificationsQuery(
    { query },
    { pollingInterval, skipPollingIfUnfocused: true, skip: isLoading },
  );
  const unread = data?.unread ?? 0;
  const count = unread >= MOST_UNREAD ? `${MOST_UNREAD - 1}+` : String(unread);
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
  // A click on it is a click on the bell.
  pointerEvents: 'none',
};
