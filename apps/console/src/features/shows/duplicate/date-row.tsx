import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../dates/format-date-time.ts';
import { describeZoneAt, resolveWallTime, toWallTime } from '../../../dates/zone.ts';
import { CloseIcon } from '../../../ui/icons.tsx';
import { describeShowDate } from '../list/describe-show-date.ts';
import type { CopyDate } from './copy-dates.ts';
import { GapNote } from './gap-note.tsx';
import { WhichTime } from './which-time.tsx';

interface DateRowProps {
  date: CopyDate;
  timeZone: string;
  onChange: (date: CopyDate) => void;
  onRemove: () => void;
}

/** One date: weekday, day, time and zone; below it what the clocks do to it, and the way to mend that. */
export function DateRow({ date, timeZone, onChange, onRemove }: DateRowProps) {
  const { t, i18n } = useTranslation('shows');
  const { startsAtLocal } = date;
  const { weekday } = describeShowDate(startsAtLocal, i18n.language);
  const { kind } = resolveWallTime(startsAtLocal, timeZone);
  const words = `${weekday} ${formatDateTime(startsAtLocal, 'DD/MM/YYYY, HH:mm')}`;
  const isPast = startsAtLocal < toWallTime(new Date(), timeZone);
  return (
    <Box component="li" sx={{ pl: 1.25, pr: 0.5, py: 0.5, fontVariantNumeric: 'tabular-nums' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {words}
          <Box component="span" sx={{ ml: 0.75, color: 'text.secondary' }}>
            {kind === 'once' && describeZoneAt(timeZone, startsAtLocal)}
          </Box>
          {isPast && (
            <Box component="span" sx={{ ml: 0.75, color: 'warning.ink' }}>
              {t('duplicate.past')}
            </Box>
          )}
        </Box>
        <IconButton aria-label={t('duplicate.removeDate', { date: words })} onClick={onRemove} size="small">
          <CloseIcon sx={{ fontSize: 14 }} />
        </IconButton>
      </Box>
      {kind === 'gap' && <GapNote date={date} onChange={onChange} timeZone={timeZone} />}
      {kind === 'overlap' && (
        <WhichTime date={date} label={t('duplicate.which', { date: words })} onChange={onChange} timeZone={timeZone} />
      )}
    </Box>
  );
}
