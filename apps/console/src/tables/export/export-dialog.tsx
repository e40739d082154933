import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import type { ExportProgress } from './collect-rows.ts';

interface ExportDialogProps {
  progress: ExportProgress | null;
  isFailed: boolean;
  onCancel: () => void;
  onClose: () => void;
}

export function ExportDialog({ progress, isFailed, onCancel, onClose }: ExportDialogProps) {
  const { t, i18n } = useTranslation('kit');
  const titleId = useId();
  const write = (value: number) => formatNumber(value, i18n.language);
  const words = progress && describeProgress(progress);
  return (
    <Dialog
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
      onClose={isFailed ? onClose : onCancel}
      open={progress !== null || isFailed}
    >
      <DialogTitle id={titleId}>{t('exports.running')}</DialogTitle>
      <DialogContent aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
        {isFailed && t('exports.failed')}
        {words}
        {progress && (
          <LinearProgress
            aria-labelledby={titleId}
            value={progress.count ? Math.min(100, Math.round((100 * progress.done) / progress.count)) : undefined}
            variant={progress.count ? 'determinate' : 'indeterminate'}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={isFailed ? onClose : onCancel} variant="outlined">
          {t(isFailed ? 'drawers.close' : 'exports.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );

  function describeProgress({ done, count }: ExportProgress): string {
    if (count === undefined) return t('exports.progressOpen', { done: write(done) });
    return t('exports.progress', { done: write(done), total: write(count) });
  }
}
