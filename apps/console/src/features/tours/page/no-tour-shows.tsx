import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ReasonedButton } from '../../../ui/reasoned-button.tsx';

/** A tour without events: an event is put on a tour where it is made or moved. */
export function NoTourShows() {
  const { t } = useTranslation('tours');
  const reason = useCan('show:write') ? undefined : t('reason', { permission: 'show:write' });
  return (
    <EmptyState
      actions={
        <ReasonedButton href={paths.showNew()} reason={reason} variant="outlined">
          {t('page.createShow')}
        </ReasonedButton>
      }
      text={t('page.noShowsText')}
      title={t('page.noShows')}
    />
  );
}
