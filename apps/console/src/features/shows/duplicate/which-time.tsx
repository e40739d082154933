import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { describeZone, resolveWallTime } from '../../../dates/zone.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import type { CopyDate } from './copy-dates.ts';

interface WhichTimeProps {
  date: CopyDate;
  timeZone: string;
  label: string;
  onChange: (date: CopyDate) => void;
}

const BOTH = ['first', 'second'] as const;

/** A time that the clock shows twice: the first, unless the second is chosen. */
export function WhichTime({ date, timeZone, label, onChange }: WhichTimeProps) {
  const { t } = useTranslation('shows');
  const { startsAtLocal, overlap } = date;
  const { instants } = resolveWallTime(startsAtLocal, timeZone);
  return (
    <Box sx={{ pb: 0.75 }}>
      <Box sx={{ mb: 0.5, fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{t('form.overlap')}</Box>
      <SegmentedControl
        label={label}
        onChange={(value) => onChange({ startsAtLocal, overlap: value })}
        options={BOTH.map((value, at) => ({
          value,
          label: t(`form.${value}`, { zone: describeZone(timeZone, instants[at] ?? startsAtLocal) }),
        }))}
        value={overlap ?? 'first'}
      />
    </Box>
  );
}
