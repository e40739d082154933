import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Venue } from '@parterre/contract/venues';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { SourceChip } from '../source-chip.tsx';
import { useCopyVenue } from '../use-copy-venue.ts';
import { usePossibleDuplicates } from './use-possible-duplicates.ts';

/** Venues that exist already under this name in this town, before they are entered again. */
export function DuplicateNotice({ own }: { own: Venue | undefined }) {
  const { t } = useTranslation('venues');
  const duplicates = usePossibleDuplicates(own);
  const { copy, copyingId, failure, reason } = useCopyVenue();
  if (duplicates.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      {t('new.duplicates', { count: duplicates.length })}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
        {duplicates.map((venue) => (
          <Box component="li" key={venue.venueId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Link href={paths.venue(venue.venueId)} sx={{ fontWeight: 'fontWeightMedium' }}>
                {venue.name}
              </Link>
              <Box sx={{ fontSize: 12, lineHeight: '16px' }}>
                {[venue.address, venue.town].filter(Boolean).join(', ')}
              </Box>
            </Box>
            {venue.isCatalogue && !own && reason === undefined ? (
              <Button
                disabled={copyingId !== null}
                loading={copyingId === venue.venueId}
                onClick={() => void copy(venue)}
                size="small"
              >
                {t('catalogue.use')}
              </Button>
            ) : (
              <SourceChip isCatalogue={venue.isCatalogue} />
            )}
          </Box>
        ))}
      </Box>
      {failure && <Box sx={{ mt: 1, color: 'error.ink' }}>{failure}</Box>}
    </Alert>
  );
}
