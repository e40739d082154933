import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { AskAccess, findLacking } from './ask-access.ts';

interface RetryAlertProps extends Pick<AlertProps, 'sx'> {
  error: unknown;
  onRetry: () => unknown;
}

/** Shown wherever a read failed: the reason, with a retry or a request for the missing permission. */
export function RetryAlert({ error, onRetry, sx }: RetryAlertProps) {
  const { t } = useTranslation('kit');
  const askFor = useContext(AskAccess);
  const lacking = findLacking(error);
  const action = lacking ? askFor(lacking) : <Button onClick={() => void onRetry()}>{t('retry')}</Button>;
  return (
    <Alert action={action} severity="error" sx={sx}>
      {errorText(error)}
    </Alert>
  );
}
