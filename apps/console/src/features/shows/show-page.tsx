import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Show } from '@parterre/contract/shows';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text.ts';
import { useGetShowQuery } from '../../api/queries/shows.ts';
import { throwIfMissing } from '../../api/throw-if-missing.ts';
import { paths } from '../../paths.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useShowCode } from './show-code-param.ts';

/** Loads the event of the URL for a page: a skeleton until it is here, the not-found page when there is none. */
export function ShowPage({ children }: { children: (show: Show) => ReactNode }) {
  const { t } = useTranslation('shows');
  const showCode = useShowCode();
  const { currentData: show, error, refetch } = useGetShowQuery({ params: { showCode } });
  if (show) return children(show);
  throwIfMissing(error);
  if (!error) return <SkeletonRows count={8} label={t('page.loading')} rowHeight={56} />;
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('list.title'), href: paths.shows() }]}
        breadcrumbLabel={t('page.breadcrumb')}
        title={t('page.title')}
      />
      <Alert action={<Button onClick={() => void refetch()}>{t('page.retry')}</Button>} severity="error">
        {errorText(error)}
      </Alert>
    </>
  );
}
