import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { SaveAllAnswer } from '@parterre/contract/seats';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { countRangeSeats } from '../desk/seat-ranges.ts';
import { SkippedSeats } from './skipped-seats.tsx';

interface SkippedDialogProps {
  skipped: SaveAllAnswer['skipped'];
  onClose: () => void;
}

/** Saved, but for seats that were sold or put into a basket meanwhile: which, and why. */
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
