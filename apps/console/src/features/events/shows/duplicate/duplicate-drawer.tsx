import type { DuplicatedShows } from '@parterre/contract/shows/duplicate';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { DuplicateForm } from './duplicate-form.tsx';
import { DuplicateResult } from './duplicate-result.tsx';

/** `/shows/:showCode/duplicate`: new dates and what goes along, then what was made of it. */
export function DuplicateDrawer() {
  const { t } = useTranslation('shows');
  const navigate = useNavigate();
  const { currentData: show, error, refetch } = useGetShowQuery({ params: { showCode: useShowCode() } });
  const [result, setResult] = useState<DuplicatedShows>();
  const handleClose = () => void navigate('..', { relative: 'path' });
  if (show && result) return <DuplicateResult onClose={handleClose} result={result} show={show} />;
  if (show) return <DuplicateForm onClose={handleClose} onMade={setResult} show={show} />;
  return (
    <AppDrawer heading={{ title: t('duplicate.title') }} onClose={handleClose} open>
      {error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : (
        <SkeletonRows count={6} label={t('page.loading')} rowHeight={56} />
      )}
    </AppDrawer>
  );
}
