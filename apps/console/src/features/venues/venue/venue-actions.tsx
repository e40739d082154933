import Box from '@mui/material/Box';
import type { Venue } from '@parterre/contract/venues';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { UploadIcon } from '../../../ui/icons.tsx';
import { ReasonedButton } from '../../../ui/reasoned-button.tsx';
import { useCopyVenue } from '../use-copy-venue.ts';
import { useEditLock } from '../use-edit-lock.ts';

/** What can be changed of one's own venue; one of the catalogue is used first. */
export function VenueActions({ venue }: { venue: Venue }) {
  const { t } = useTranslation('venues');
  const editReason = useEditLock(venue);
  const canImport = useCan('plan:write');
  return (
    <>
      <ReasonedButton href={paths.venueEdit(venue.venueId)} reason={editReason}>
        {t('edit.title')}
      </ReasonedButton>
      {venue.isCatalogue ? (
        <UseVenueButton venue={venue} />
      ) : (
        <ReasonedButton
          color="primary"
          href={paths.planImport(venue.venueId)}
          reason={canImport ? undefined : t('reason.plan')}
          startIcon={<UploadIcon />}
          variant="contained"
        >
          {t('page.importPlan')}
        </ReasonedButton>
      )}
    </>
  );
}

function UseVenueButton({ venue }: { venue: Venue }) {
  const { t } = useTranslation('venues');
  const { copy, copyingId, failure, reason } = useCopyVenue();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5 }}>
      <ReasonedButton
        color="primary"
        loading={copyingId !== null}
        onClick={() => void copy(venue)}
        reason={reason}
        variant="contained"
      >
        {t('catalogue.useThis')}
      </ReasonedButton>
      {failure && (
        <Box role="alert" sx={{ maxWidth: 320, fontSize: 12, color: 'error.ink', textAlign: 'right' }}>
          {failure}
        </Box>
      )}
    </Box>
  );
}
