import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Venue } from '@parterre/contract/venues';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { UploadIcon } from '../../../ui/icons.tsx';
import { ReasonedButton } from '../reasoned-button.tsx';
import { useCopyVenue } from '../use-copy-venue.ts';

/** A plan is imported into one's own venue; one of the catalogue is used first. */
export function VenueActions({ venue }: { venue: Venue }) {
  const { t } = useTranslation('venues');
  const canImport = useCan('plan:write');
  const { copy, copyingId, failure, reason } = useCopyVenue();
  if (!venue.isCatalogue)
    return (
      <ReasonedButton
        color="primary"
        href={paths.planImport(venue.venueId)}
        reason={canImport ? undefined : t('reason.plan')}
        startIcon={<UploadIcon />}
        variant="contained"
      >
        {t('page.importPlan')}
      </ReasonedButton>
    );
  return (
    <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5 }}>
      {reason === undefined ? (
        <Button color="primary" loading={copyingId !== null} onClick={() => void copy(venue)} variant="contained">
          {t('catalogue.useThis')}
        </Button>
      ) : (
        <ReasonedButton color="primary" reason={reason} variant="contained">
          {t('catalogue.useThis')}
        </ReasonedButton>
      )}
      {failure && (
        <Box role="alert" sx={{ maxWidth: 320, fontSize: 12, color: 'error.ink', textAlign: 'right' }}>
          {failure}
        </Box>
      )}
    </Box>
  );
}
