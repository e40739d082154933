import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ReasonedButton } from '../../../ui/reasoned-button.tsx';

/** A campaign without events: they are made with a campaign, or with a tour of it. */
export function NoCampaignShows() {
  const { t } = useTranslation('artist-campaigns');
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
