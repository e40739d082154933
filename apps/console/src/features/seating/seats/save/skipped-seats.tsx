import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { SaveAllAnswer } from '@parterre/contract/seats';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { countRangeSeats, type SeatRange } from '../desk/seat-ranges.ts';
import { sayRanges } from '../explain/seat-words.ts';

/** Why a seat was skipped. FREE: it was sold or in a basket at the time, but is available again. */
export type LeftOutReason = SaveAllAnswer['skipped'][number]['reason'] | 'FREE';
const REASONS: readonly LeftOutReason[] = ['SOLD', 'BASKET', 'FREE'];

interface SkippedSeatsProps {
  rangesOf: (reason: LeftOutReason) => readonly SeatRange[];
}

export function SkippedSeats({ rangesOf }: SkippedSeatsProps) {
  const { t, i18n } = useTranslation('seats');
  const id = useId();
  return REASONS.map((reason) => {
    const ranges = rangesOf(reason);
    if (ranges.length === 0) return null;
    const count = countRangeSeats(ranges);
    return (
      <Box key={reason} sx={{ mt: 1 }}>
        <Box id={`${id}-${reason}`} sx={HEAD_LOOK}>
          {reason === 'FREE' ? t('review.freeAgain') : t(`state.${reason}`)}{' '}
          <span>{t('seats', { count, number: formatNumber(count, i18n.language) })}</span>
        </Box>
        <SeatRangeList labelledBy={`${id}-${reason}`} ranges={ranges} />
      </Box>
    );
  });
}

const HEAD_LOOK = {
  display: 'flex',
  gap: 1,
  fontSize: 13,
  lineHeight: '22px',
  fontWeight: 'fontWeightMedium',
  '& span': { color: LOOK.text3, fontWeight: 'fontWeightRegular', fontVariantNumeric: 'tabular-nums' },
};

const LINES_MAX = 200;

function SeatRangeList({ ranges, labelledBy }: { ranges: readonly SeatRange[]; labelledBy: string }) {
  const { t, i18n } = useTranslation('seats');
  const { desk } = useSeatDesk();
  const lines = sayRanges(t, desk.geometry, ranges);
  return (
    <Box component="ul" aria-labelledby={labelledBy} sx={LIST_LOOK}>
      {lines.slice(0, LINES_MAX).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length > LINES_MAX && (
        <li>{t('review.more', { number: formatNumber(countRangeSeats(ranges), i18n.language) })}</li>
      )}
    </Box>
  );
}

const LIST_LOOK = {
  m: 0,
  p: 0,
  maxHeight: 200,
  overflowY: 'auto',
  listStyle: 'none',
  fontSize: 13,
  lineHeight: '22px',
  color: LOOK.text2,
  fontVariantNumeric: 'tabular-nums',
};

interface SkippedDialogProps {
  skipped: SaveAllAnswer['skipped'];
  onClose: () => void;
}

export function SkippedDialog({ skipped, onClose }: SkippedDialogProps) {
  const { t } = useTranslation('seats');
  const titleId = useId();
  const count = skipped.reduce((sum, { ranges }) => sum + countRangeSeats(ranges), 0);
  return (
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="sm" onClose={onClose}>
      <DialogTitle id={titleId}>{t('save.saved')}</DialogTitle>
      <DialogContent>
        <p>{t('save.skipped', { count })}</p>
        <SkippedSeats
          rangesOf={(reason) => skipped.filter((block) => block.reason === reason).flatMap((block) => block.ranges)}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" color="primary" onClick={onClose}>
          {t('save.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
