import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { findRequestId } from '#api/error-text.ts';
import { NonIdealState } from './non-ideal-state.tsx';

interface CrashScreenProps {
  error: unknown;
  resetErrorBoundary?: () => void;
  isInPage?: boolean;
}

/** The generic error screen (spec §2), with the request's number when the server gave one. */
export function CrashScreen({ error, resetErrorBoundary, isInPage = false }: CrashScreenProps) {
  const { t } = useTranslation('shell');
  const requestId = findRequestId(error);
  return (
    <NonIdealState
      kind="error"
      isInPage={isInPage}
      details={requestId && t('state.requestId', { requestId })}
      actions={
        <>
          {resetErrorBoundary && <Button onClick={resetErrorBoundary}>{t('kit:retry')}</Button>}
          <Button variant="contained" color="primary" onClick={() => window.location.reload()}>
            {t('state.reload')}
          </Button>
        </>
      }
    />
  );
}
