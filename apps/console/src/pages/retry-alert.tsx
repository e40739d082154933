import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';

interface RetryAlertProps extends Pick<AlertProps, 'sx'> {
  error: unknown;
  onRetry: () => unknown;
}

/** Stands where something could not be read: why, and the way to read it again. */
export function RetryAlert({ error, onRetry, sx }: RetryAlertProps) {
  const { t } = useTranslation('kit');
  return (
    <Alert action={<Button onClick={() => void onRetry()}>{t('retry')}</Button>} severity="error" sx={sx}>
      {errorText(error)}
    </Alert>
  );
}
