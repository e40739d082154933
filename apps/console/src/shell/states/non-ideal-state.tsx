import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findRequestId } from '#api/error-text.ts';
import { Logo } from '#brands/logo.tsx';
import { EnvironmentName } from '../environment-name.tsx';

/** spec §2: the five kinds of a view that has nothing to show. */
export type NonIdealKind = 'userLogin' | 'userLogout' | 'notFound' | 'loading' | 'error';

interface NonIdealStateProps {
  kind: NonIdealKind;
  actions?: ReactNode;
  /** Shown below the text: the error, and the request id for support. */
  details?: ReactNode;
  /** True inside the frame instead of the whole window. */
  isInPage?: boolean;
}

const WAITING: readonly NonIdealKind[] = ['userLogin', 'userLogout', 'loading'];

export function NonIdealState({ kind, actions, details, isInPage = false }: NonIdealStateProps) {
  const { t } = useTranslation('shell');
  const isWaiting = WAITING.includes(kind);
  const text = isWaiting ? '' : t(`state.${kind}.text`);
  return (
    <Box
      component={isInPage ? 'section' : 'main'}
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 2,
        p: 3,
        minHeight: isInPage ? 480 : '100vh',
      }}
    >
      {isWaiting ? <Waiting label={t(`state.${kind}.title`)} /> : <Logo variant="minimal" size={36} />}
      {!isWaiting && !isInPage && <EnvironmentName />}
      {!isWaiting && (
        <Box role={kind === 'error' ? 'alert' : undefined}>
          <Typography variant="h5" component="h1" tabIndex={-1} data-page-title>
            {t(`state.${kind}.title`)}
          </Typography>
          <Typography variant="body1" sx={{ mt: 0.5, color: 'text.secondary', maxWidth: 420 }}>
            {text}
          </Typography>
        </Box>
      )}
      {details && (
        <Box sx={{ typography: 'caption', color: 'text.tertiary', maxWidth: 480, overflowWrap: 'anywhere' }}>
          {details}
        </Box>
      )}
      {actions && <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>{actions}</Box>}
    </Box>
  );
}

const appear = keyframes({ to: { opacity: 1 } });

/** Shown after a short delay, because fast loads need no spinner. */
function Waiting({ label }: { label: string }) {
  return (
    <Box
      role="status"
      sx={{ display: 'grid', justifyItems: 'center', gap: 2, opacity: 0, animation: `${appear} 150ms 150ms forwards` }}
    >
      <CircularProgress aria-hidden />
      <Typography variant="body1" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
    </Box>
  );
}

interface CrashScreenProps {
  error: unknown;
  resetErrorBoundary?: () => void;
  isInPage?: boolean;
}

/** The generic error screen (spec §2), with the request id if the server sent one. */
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
