import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { errorReporter } from '../../api/error-reporter.ts';
import { findProblem } from '../../api/failure.ts';
import { CrashScreen } from './crash-screen.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** In place of a page that failed while it loaded or rendered; the frame stays. */
export function RouteErrorPage() {
  const error = useRouteError();
  const isMissing = findProblem(error)?.status === 404;
  // The router's boundary has no callback to report from.
  useEffect(() => {
    if (!isMissing) errorReporter().report('Uncaught interface error', error);
  }, [error, isMissing]);
  return isMissing ? <NotFoundPage /> : <CrashScreen error={error} isInPage />;
}
