import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { DownloadProgressBar } from './download-progress-bar.tsx';
import type { DownloadProgress } from './watch-download.ts';

interface DownloadDialogProps {
  /** null once it has failed. */
  progress: DownloadProgress | null;
  onCancel: () => void;
  /** Why it failed, said after that it did. */
  failure?: unknown;
  /** Closes a failure. Without it, whoever started the download says that it failed. */
  onClose?: () => void;
}

/** Shows how far a file is that is being fetched, or that it could not be finished. */
export function DownloadDialog({ progress, failure, onCancel, onClose = onCancel }: DownloadDialogProps) {
  const { t } = useTranslation('kit');
  const titleId = useId();
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="xs" onClose={progress ? onCancel : onClose} open>
      <DialogTitle id={titleId}>{t('exports.running')}</DialogTitle>
      <DialogContent sx={{ pb: progress ? 2.5 : 1 }}>
        {progress ? (
          <DownloadProgressBar onCancel={onCancel} progress={progress} />
        ) : (
          <Box role="alert">
            {t('exports.failed')} {failure !== undefined && errorText(failure)}
          </Box>
        )}
      </DialogContent>
      {!progress && (
        <DialogActions>
          <Button onClick={onClose} variant="outlined">
            {t('drawers.close')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
