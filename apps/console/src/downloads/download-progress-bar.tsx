import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseCounted, formatNumber } from '#i18n/format-number.ts';
import type { DownloadProgress } from './watch-download.ts';

interface DownloadProgressBarProps {
  progress: DownloadProgress;
  onCancel: () => void;
}

/** Shows the rows of a download so far, of a file whose rows cannot be counted its size, and a button to cancel it. */
export function DownloadProgressBar({ progress, onCancel }: DownloadProgressBarProps) {
  const { t, i18n } = useTranslation('downloads');
  const labelId = useId();
  const { rows, bytes, total } = progress;
  const write = (value: number) => formatNumber(value, i18n.language, { maximumFractionDigits: 1 });
  const isCounted = total !== undefined && total > 0 && rows > 0;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box aria-live="polite" id={labelId} sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
        {describe()}
      </Box>
      <LinearProgress
        aria-labelledby={labelId}
        value={isCounted ? Math.min(100, Math.round((100 * rows) / total)) : undefined}
        variant={isCounted ? 'determinate' : 'indeterminate'}
      />
      <Button onClick={onCancel} variant="outlined">
        {t('kit:exports.cancel')}
      </Button>
    </Box>
  );

  function describe(): string {
    if (isCounted)
      return t('kit:exports.progress', { count: chooseCounted(rows, total, i18n.language), done: rows, total });
    if (rows > 0) return t('kit:exports.progressOpen', { count: rows });
    return bytes > 0 ? t('progress.size', { size: write(bytes / 1_000_000) }) : t('progress.waiting');
  }
}
