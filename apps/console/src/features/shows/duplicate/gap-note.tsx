import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { WarningIcon } from '../../../ui/icons.tsx';
import { leaveGap } from '../move/leave-gap.ts';
import type { CopyDate } from './copy-dates.ts';

interface GapNoteProps {
  date: CopyDate;
  timeZone: string;
  onChange: (date: CopyDate) => void;
}

/** A time that the clocks skip, and the one that is meant instead. */
export function GapNote({ date, timeZone, onChange }: GapNoteProps) {
  const { t } = useTranslation('shows');
  const mended = leaveGap(date.startsAtLocal, timeZone);
  return (
    <Box
      role="alert"
      sx={{ display: 'flex', gap: 0.75, pb: 0.5, fontSize: 12, lineHeight: '16px', color: 'error.ink' }}
    >
      <WarningIcon sx={{ flex: 'none', fontSize: 14, mt: '1px' }} />
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
          {t('duplicate.useTime', { time: mended.slice(11, 16) })}
        </Link>
      </span>
    </Box>
  );
}
