import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Notification } from '@parterre/contract/notifications';
import { useTranslation } from 'react-i18next';
import { useZoneOf } from '#programme/use-zone-of.ts';
import { VISUALLY_HIDDEN } from '#ui/clipped.ts';
import { Note } from '#ui/note.tsx';
import { gatherSaves, type NotificationLine } from './gather-saves.ts';
import { findWay, useNotificationWords } from './use-notification-words.ts';

interface NotificationListProps {
  notifications: readonly Notification[];
  /** Called before a link is followed: the drawer marks all notifications shown as read before the page changes. */
  onFollow?: () => void;
}

/** Unread ones are also labelled in text, because the dot is only visual. */
export function NotificationList({ notifications, onFollow }: NotificationListProps) {
  const zoneOf = useZoneOf();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {gatherSaves(notifications, ({ promoterCode }) => zoneOf(promoterCode)).map((line) => (
        <Line key={line.newest.notificationId} line={line} onFollow={onFollow} />
      ))}
    </Box>
  );
}

function Line({ line, onFollow }: { line: NotificationLine; onFollow: (() => void) | undefined }) {
  const { t } = useTranslation('notifications');
  const { writeSentence, writeTime, namePromoter } = useNotificationWords();
  const { newest, isUnread } = line;
  const way = findWay(newest);
  const sentence = writeSentence(line);
  return (
    <Box component="li" sx={LINE_LOOK}>
      <Box aria-hidden sx={{ ...DOT_LOOK, bgcolor: isUnread ? 'primary.main' : 'transparent' }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {isUnread && <Box sx={VISUALLY_HIDDEN}>{t('unread')}</Box>}
        {way ? (
          <Link color="text.primary" href={way} onClick={onFollow} underline="hover">
            {sentence}
          </Link>
        ) : (
          sentence
        )}
        <Note sx={{ mt: 0.25 }}>{[writeTime(newest), namePromoter(newest)].filter(Boolean).join(' · ')}</Note>
      </Box>
    </Box>
  );
}

const LINE_LOOK = {
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr)',
  gap: 1.5,
  px: 2,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
const DOT_LOOK = { width: 8, height: 8, borderRadius: '50%', mt: '6px' };
