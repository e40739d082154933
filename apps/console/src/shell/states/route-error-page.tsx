import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { ClosedPart } from '#access/closed-part.tsx';
import { errorReporter } from '#api/error-reports/error-reporter.ts';
import { findProblem } from '#api/failure.ts';
import { findLacking } from '#pages/ask-access.ts';
import { CrashScreen } from './non-ideal-state.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** Replaces a page that failed to load or render; the frame stays. */
export function RouteErrorPage() {
  const error = useRouteError();
  const { t } = useTranslation('shell');
  const isMissing = findProblem(error)?.status === 404;
  const lacking = findLacking(error);
  // Sends a report. The router's own callback hears nothing of what failed before the router was shown.
  useEffect(() => {
    if (!isMissing && !lacking) errorReporter().report('Uncaught interface error', error);
  }, [error, isMissing, lacking]);
  if (lacking) return <ClosedPart permission={lacking} title={t('state.forbidden')} />;
  return isMissing ? <NotFoundPage /> : <CrashScreen error={error} isInPage />;
}
