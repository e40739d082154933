import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ShowOverview } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../dates/format-date-time.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { describeShowDate } from '../list/describe-show-date.ts';

interface HoldsCardProps {
  showCode: string;
  holds: ShowOverview['holdsDue'];
}

/** Holds with a day of release, the next first. */
export function HoldsCard({ showCode, holds }: HoldsCardProps) {
  const { t, i18n } = useTranslation('shows');
  const writeDay = (day: string) => `${describeShowDate(day, i18n.language).weekday} ${formatDay(day)}`;
  return (
    <Card action={<Link href={paths.seats(showCode, 'holds')}>{t('holds.all')}</Link>} title={t('holds.title')}>
      {holds.length === 0 && <Box sx={{ p: 2, color: 'text.secondary' }}>{t('holds.none')}</Box>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {holds.map((hold) => (
          <Box component="li" key={hold.holdId} sx={ROW_LOOK}>
            <HoldFlag colour={hold.colour} flag={hold.reservationFlag} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 'fontWeightMedium' }}>{hold.label}</Box>
              <Box sx={{ color: 'text.secondary' }}>
                {t('holds.due', { count: hold.seats, date: writeDay(hold.releaseOn) })}
              </Box>
            </Box>
            <Link href={paths.hold(showCode, hold.holdId)} sx={{ flex: 'none' }}>
              {t('holds.open')}
            </Link>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

/** The letters that stand on the seats, framed in the hold's own colour. */
function HoldFlag({ flag, colour }: { flag: string; colour: string }) {
  return (
    <Box
      component="span"
      style={{ borderColor: colour }}
      sx={{
        flex: 'none',
        alignSelf: 'flex-start',
        mt: '1px',
        minWidth: 28,
        px: 0.5,
        border: '1.5px solid',
        borderRadius: '4px',
        fontSize: 10,
        lineHeight: '15px',
        fontWeight: 620,
        textAlign: 'center',
      }}
    >
      {flag}
    </Box>
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
