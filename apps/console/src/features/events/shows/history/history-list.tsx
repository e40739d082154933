import Box from '@mui/material/Box';
import type { HistoryEntry } from '@parterre/contract/shows/history';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { HistoryRow } from './history-row.tsx';

interface HistoryListProps {
  show: Pick<Show, 'currency' | 'timeZone'>;
  entries: readonly HistoryEntry[];
  /** True on the history page, where entries show day and time and open to their fields. */
  isWhole?: boolean;
}

export function HistoryList({ show, entries, isWhole = false }: HistoryListProps) {
  const { t } = useTranslation('shows');
  return (
    <Box aria-label={t('history.caption')} component="ol" sx={{ m: 0, px: 2, py: 1.75, listStyle: 'none' }}>
      {entries.map((entry) => (
        <Box component="li" key={entry.id} sx={ENTRY_LOOK}>
          <HistoryRow entry={entry} isWhole={isWhole} show={show} />
        </Box>
      ))}
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
