import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Show } from '@parterre/contract/shows';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text.ts';
import { findProblem } from '../../api/failure.ts';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useGetShowQuery } from './queries.ts';
import { useShowCode } from './show-code-param.ts';

/** Loads the event of the URL for a page: a skeleton until it is here, the not-found page when there is none. */
export function ShowPage({ children }: { children: (show: Show) => ReactNode }) {
  const { t } = useTranslation('shows');
  const showCode = useShowCode();
  const { currentData: show, error, refetch } = useGetShowQuery({ params: { showCode } });
  if (show) return children(show);
  const status = findProblem(error)?.status;
  // The error boundary of the route shows the page that says so.
  if (status === 404 || (status === 400 && error)) throw toNotFound(error);
  if (error)
    return (
      <Alert action={<Button onClick={() => void refetch()}>{t('page.retry')}</Button>} severity="error">
        {errorText(error)}
      </Alert>
    );
  return <SkeletonRows count={8} label={t('page.loading')} rowHeight={56} />;
}

/** A code that cannot be one (400) is as little there as one that is not. */
const toNotFound = (error: unknown) => {
  const problem = findProblem(error);
  return { status: 404, data: { ...problem, status: 404 } };
};
