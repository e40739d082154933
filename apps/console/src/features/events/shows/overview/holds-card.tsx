import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ShowOverview } from '@parterre/contract/shows/overview';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { toZonedDay } from '#dates/calendar-day.ts';
import { formatNamedDay } from '#dates/format-date-time.ts';
import { paths } from '#pages/paths.ts';
import { FlagMark } from '#programme/marks/flag-mark.tsx';
import { useLockReason } from '#session/use-features.ts';
import { Card } from '#ui/card.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';

interface HoldsCardProps {
  show: Pick<Show, 'showCode' | 'timeZone'>;
  holds: ShowOverview['holdsDue'];
}

/** Lists holds with a release date that still keep places, the next date first; holds that are due can be released. */
export function HoldsCard({ show, holds }: HoldsCardProps) {
  const { t, i18n } = useTranslation('shows');
  const { showCode, timeZone } = show;
  const today = toZonedDay(new Date(), timeZone);
  const lockReason = useLockReason('hold:write');
  const kept = holds.filter(({ seats, places }) => seats + places > 0);
  const due = kept.filter(({ releaseOn }) => releaseOn <= today);
  const writeDay = (day: string) => formatNamedDay(day, i18n.language);
  return (
    <Card action={<Link href={paths.showHolds(showCode)}>{t('holds.all')}</Link>} title={t('holds.title')}>
      {kept.length === 0 && <Box sx={{ p: 2, color: 'text.secondary' }}>{t('holds.none')}</Box>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {kept.map((hold) => (
          <Box component="li" key={hold.holdId} sx={ROW_LOOK}>
            <Box sx={{ display: 'flex', alignSelf: 'flex-start', mt: '1px' }}>
              <FlagMark colour={hold.colour} flag={hold.reservationFlag} />
            </Box>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 'fontWeightMedium' }}>{hold.label}</Box>
              <Box sx={{ color: 'text.secondary' }}>
                {t(hold.releaseOn < today ? 'holds.overdue' : 'holds.due', {
                  count: hold.seats + hold.places,
                  date: writeDay(hold.releaseOn),
                })}
              </Box>
            </Box>
            <Link href={paths.ledgerHold(showCode, hold.holdId)} sx={{ flex: 'none' }}>
              {t('holds.open')}
            </Link>
          </Box>
        ))}
      </Box>
      {due.length > 0 && (
        <Box sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <ReasonedButton href={paths.releaseDueHolds(showCode)} reason={lockReason} variant="outlined">
            {t('holds.release', { count: due.length })}
          </ReasonedButton>
        </Box>
      )}
    </Card>
  );
}

const ROW_LOOK = {
  display: 'flex',
  gap: '10px',
  px: 2,
  py: '10px',
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
};
