import Box from '@mui/material/Box';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { describeHistory, type HistoryEntry } from './describe-history.ts';
import { describeWhen } from './describe-when.ts';

interface HistoryListProps {
  show: Pick<Show, 'currency' | 'timeZone'>;
  entries: readonly HistoryEntry[];
  /** On the page of its own: day and time together. */
  isWhole?: boolean;
}

/** Changes on a line of time, newest first. */
export function HistoryList({ show, entries, isWhole = false }: HistoryListProps) {
  const { t, i18n } = useTranslation('shows');
  const { language } = i18n;
  const now = new Date();
  return (
    <Box aria-label={t('history.caption')} component="ol" sx={{ m: 0, px: 2, py: 1.75, listStyle: 'none' }}>
      {entries.map((entry) => {
        const { title, note } = describeHistory(entry, { t, language, currency: show.currency });
        const when = describeWhen(entry.at, show.timeZone, now, language);
        return (
          <Box component="li" key={entry.id} sx={ENTRY_LOOK}>
            <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, columnGap: 2 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>{title}</Box>
                <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{note}</Box>
              </Box>
              <Box
                component="time"
                dateTime={entry.at}
                sx={{ flex: 'none', typography: 'caption', lineHeight: '20px', color: 'text.secondary' }}
                title={when.whole}
              >
                {isWhole ? when.whole : when.short}
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const ENTRY_LOOK = {
  position: 'relative',
  pl: 2.75,
  pb: 1.75,
  fontVariantNumeric: 'tabular-nums',
  '&:last-of-type': { pb: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 3,
    top: 7,
    width: 7,
    height: 7,
    borderRadius: '50%',
    bgcolor: 'text.tertiary',
  },
  '&:first-of-type::before': { bgcolor: 'primary.main' },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 6,
    top: 18,
    bottom: -4,
    width: '1px',
    bgcolor: 'divider',
  },
};
