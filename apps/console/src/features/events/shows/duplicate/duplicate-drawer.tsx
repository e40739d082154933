import type { DuplicatedShows } from '@parterre/contract/shows/duplicate';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { EditDrawer } from '#forms/object/object-drawer.tsx';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { DuplicateForm } from './duplicate-form.tsx';
import { DuplicateResult } from './duplicate-result.tsx';

/** `/shows/:showCode/duplicate`: dates and parts to copy, then the shows that were created. */
export function DuplicateDrawer() {
  const { t } = useTranslation('shows');
  const navigate = useNavigate();
  const showCode = useShowCode();
  const result = useGetShowQuery({ params: { showCode } });
  const [made, setMade] = useState<DuplicatedShows>();
  const handleClose = () => void navigate('..', { relative: 'path' });
  return (
    <EditDrawer
      id={showCode}
      label={t('page.loading')}
      onClose={handleClose}
      result={result}
      title={t('duplicate.title')}
    >
      {(show) =>
        made ? (
          <DuplicateResult onClose={handleClose} result={made} show={show} />
        ) : (
          <DuplicateForm onClose={handleClose} onMade={setMade} show={show} />
        )
      }
    </EditDrawer>
  );
}
