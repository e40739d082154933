import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { OVERLAPS } from '@parterre/contract/choices/show-choices';
import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatNamedDay, formatTime } from '#dates/format-date-time.ts';
import { describeZone, describeZoneAt, resolveWallTime, toWallTime } from '#dates/zone.ts';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { CloseIcon, WarningIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { moveOutOfGap } from '../move/preview-moved-times.ts';
import type { CopyDate } from './copy-dates.ts';

interface DateRowProps {
  date: CopyDate;
  timeZone: string;
  onChange: (date: CopyDate) => void;
  onRemove: () => void;
}

export function DateRow({ date, timeZone, onChange, onRemove }: DateRowProps) {
  const { t, i18n } = useTranslation('shows');
  const { startsAtLocal } = date;
  const { kind } = resolveWallTime(startsAtLocal, timeZone);
  const words = formatNamedDay(startsAtLocal, i18n.language, DAY_TIME_TEMPLATE);
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
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {kind === 'gap' && <GapNote date={date} onChange={onChange} timeZone={timeZone} />}
      {kind === 'overlap' && (
        <WhichTime date={date} label={t('duplicate.which', { date: words })} onChange={onChange} timeZone={timeZone} />
      )}
    </Box>
  );
}

interface WhichTimeProps {
  date: CopyDate;
  timeZone: string;
  label: string;
  onChange: (date: CopyDate) => void;
}

/** Asks which of two instants is meant if the clocks show the time twice; the first is preset. */
function WhichTime({ date, timeZone, label, onChange }: WhichTimeProps) {
  const { t } = useTranslation('shows');
  const { startsAtLocal, overlap } = date;
  const { instants } = resolveWallTime(startsAtLocal, timeZone);
  return (
    <Box sx={{ pb: 0.75 }}>
      <Note sx={{ mb: 0.5 }}>{t('form.overlap')}</Note>
      <SegmentedControl
        label={label}
        onChange={(value) => onChange({ startsAtLocal, overlap: value })}
        options={OVERLAPS.map((value, at) => ({
          value,
          label: t(`form.${value}`, { zone: describeZone(timeZone, instants[at] ?? startsAtLocal) }),
        }))}
        value={overlap ?? 'first'}
      />
    </Box>
  );
}

interface GapNoteProps {
  date: CopyDate;
  timeZone: string;
  onChange: (date: CopyDate) => void;
}

/** Says that the clocks skip a time and suggests the one to use instead. */
function GapNote({ date, timeZone, onChange }: GapNoteProps) {
  const { t } = useTranslation('shows');
  const mended = moveOutOfGap(date.startsAtLocal, timeZone);
  return (
    <Box role="alert" sx={{ display: 'flex', gap: 0.75, pb: 0.5, typography: 'caption', color: 'error.ink' }}>
      <WarningIcon fontSize="small" sx={{ flex: 'none', mt: '1px' }} />
      <span>
        {t('duplicate.trouble.gap')}{' '}
        <Link
          color="inherit"
          component="button"
          onClick={() => onChange({ startsAtLocal: mended, overlap: null })}
          sx={{ font: 'inherit' }}
          type="button"
          underline="always"
        >
          {t('duplicate.useTime', { time: formatTime(mended) })}
        </Link>
      </span>
    </Box>
  );
}
