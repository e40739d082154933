import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadProgressBar } from './download-progress-bar.tsx';
import type { DownloadProgress } from './watch-download.ts';

interface DownloadDialogProps {
  progress: DownloadProgress;
  onCancel: () => void;
}

export function DownloadDialog({ progress, onCancel }: DownloadDialogProps) {
  const { t } = useTranslation('kit');
  const titleId = useId();
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="xs" onClose={onCancel} open>
      <DialogTitle id={titleId}>{t('exports.running')}</DialogTitle>
      <DialogContent>
        <DownloadProgressBar onCancel={onCancel} progress={progress} />
      </DialogContent>
    </Dialog>
  );
}
