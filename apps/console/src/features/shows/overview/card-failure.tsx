import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.ts';

interface CardFailureProps {
  error: unknown;
  onRetry: () => unknown;
}

/** Stands in a card whose contents could not be read: the other cards stay. */
export function CardFailure({ error, onRetry }: CardFailureProps) {
  const { t } = useTranslation('shows');
  return (
    <Alert action={<Button onClick={() => void onRetry()}>{t('page.retry')}</Button>} severity="error" sx={{ m: 2 }}>
      {errorText(error)}
    </Alert>
  );
}
