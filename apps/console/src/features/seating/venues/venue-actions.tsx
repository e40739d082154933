import type { Venue } from '@parterre/contract/venues';
import { useTranslation } from 'react-i18next';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { PlusIcon, UploadIcon } from '#ui/icons.tsx';
import { useCopyVenue } from './use-copy-venue.ts';

/** The actions on a venue of the promoter; one of the catalogue has to be copied first. */
export function VenueActions({ venue }: { venue: Venue }) {
  const { t } = useTranslation('venues');
  const editReason = useEditLock(venue);
  const importReason = useLockReason('plan:write');
  const createReason = useLockReason('show:write');
  const hasPlans = venue.planCount > 0;
  return (
    <>
      <ReasonedButton href={paths.venueEdit(venue.venueId)} reason={editReason}>
        {t('edit.title')}
      </ReasonedButton>
      {venue.isCatalogue ? (
        <UseVenueButton venue={venue} />
      ) : (
        <>
          <ReasonedButton
            {...(hasPlans ? { variant: 'outlined' } : PRIMARY)}
            href={paths.planImport(venue.venueId)}
            reason={importReason}
            startIcon={<UploadIcon />}
          >
            {t('page.importPlan')}
          </ReasonedButton>
          <ReasonedButton
            {...(hasPlans ? PRIMARY : { variant: 'outlined' })}
            href={paths.showNew({ venueId: venue.venueId })}
            reason={createReason}
            startIcon={<PlusIcon />}
          >
            {t('page.createShow')}
          </ReasonedButton>
        </>
      )}
    </>
  );
}

const PRIMARY = { color: 'primary', variant: 'contained' } as const;

function UseVenueButton({ venue }: { venue: Venue }) {
  const { t } = useTranslation('venues');
  const { copy, copyingId, reason } = useCopyVenue();
  return (
    <ReasonedButton
      color="primary"
      loading={copyingId !== null}
      onClick={() => void copy(venue)}
      reason={reason}
      variant="contained"
    >
      {t('catalogue.useThis')}
    </ReasonedButton>
  );
}

/** Returns why a venue cannot be changed, in the reader's language; undefined if it can. */
export function useEditLock({ isCatalogue }: Pick<Venue, 'isCatalogue'>): string | undefined {
  const { t } = useTranslation('venues');
  const lockReason = useLockReason('venue:write');
  return isCatalogue ? t('reason.catalogue') : lockReason;
}
