import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryAlert } from '../../../pages/retry-alert.tsx';
import { formatBytes } from '../format-bytes.ts';
import type { PlanPreviewModel } from './use-plan-preview.ts';

/** Before the first preview of a file is there: that it is being read, or why it could not be. */
export function ImportReading({ model }: { model: PlanPreviewModel }) {
  const { t, i18n } = useTranslation('seating-plans');
  const wordsId = useId();
  const { file, isReading, error, retry, cancel } = model;
  if (!file) return null;
  const values = { name: file.name, size: formatBytes(file.size, i18n.language) };
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', py: { xs: 4, md: 10 }, display: 'grid', gap: 1.5 }}>
      {isReading ? (
        <>
          <Box id={wordsId} role="status" sx={{ overflowWrap: 'anywhere' }}>
            {t('import.reading', values)}
          </Box>
          <LinearProgress aria-labelledby={wordsId} />
        </>
      ) : (
        <RetryAlert error={error} onRetry={retry} />
      )}
      <Box>
        <Button onClick={cancel}>{t(isReading ? 'import.cancel' : 'import.chooseAnother')}</Button>
      </Box>
    </Box>
  );
}
