import Button from '@mui/material/Button';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useKeptFilter } from '../use-kept-filter.ts';

/** The filter of complimentary tickets found none. */
export function NoComps({ show }: { show: Pick<Show, 'showCode'> }) {
  const { t } = useTranslation('prices');
  const keep = useKeptFilter();
  const canCreate = useCan('comp:create');
  return (
    <EmptyState
      actions={
        <Button
          color="primary"
          disabled={!canCreate}
          href={canCreate ? keep(paths.showTicketNew(show.showCode, undefined, 'comp')) : undefined}
          variant="contained"
        >
          {t('empty.addComp')}
        </Button>
      }
      text={canCreate ? t('empty.compsText') : t('kit:notAllowed', { permission: 'comp:create' })}
      title={t('empty.compsTitle')}
    />
  );
}
