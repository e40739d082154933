import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { Venue } from '@parterre/contract/venues';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useListVenuesQuery } from '#api/queries/seating/venues.ts';
import { paths } from '#pages/paths.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { SourceChip } from '../list/venue-card.tsx';
import { useCopyVenue } from '../use-copy-venue.ts';

/** Lists existing venues of this name in this town, so that none is entered twice. */
export function DuplicateNotice({ own }: { own: Venue | undefined }) {
  const { t } = useTranslation('venues');
  const duplicates = usePossibleDuplicates(own);
  const { copy, copyingId, reason } = useCopyVenue();
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
              <Box sx={{ typography: 'caption' }}>{[venue.address, venue.town].filter(Boolean).join(', ')}</Box>
            </Box>
            {venue.isCatalogue && !own ? (
              <ReasonedButton
                loading={copyingId === venue.venueId}
                onClick={() => void copy(venue)}
                reason={reason}
                size="small"
              >
                {t('catalogue.use')}
              </ReasonedButton>
            ) : (
              <SourceChip isCatalogue={venue.isCatalogue} />
            )}
          </Box>
        ))}
      </Box>
    </Alert>
  );
}

const NAME_LENGTH_MIN = 3;

/** Searches for possible duplicates once typing of name and town has paused. */
function usePossibleDuplicates(own: Venue | undefined): Venue[] {
  const [name = '', town = '', chosenCode] = useWatch({ name: ['name', 'town', 'promoterCode'] });
  const promoterCode = own?.promoterCode ?? chosenCode;
  const searchTerm = useSettled(`${name} ${town}`.trim());
  const isReady = String(name).trim().length >= NAME_LENGTH_MIN && String(town).trim() !== '';
  const query = {
    searchTerm: searchTerm.slice(0, LIMITS.searchTerm),
    ...(promoterCode ? { promoterCode: String(promoterCode) } : {}),
  };
  const { currentData } = useListVenuesQuery({ query }, { skip: !isReady || searchTerm === '' });
  return isReady ? findDuplicates(currentData?.items ?? [], { name: String(name), town: String(town) }, own) : [];
}

const SHOWN_MAX = 5;

type Named = Pick<Venue, 'name' | 'town'>;

/**
 * Finds possible duplicates: venues in the same town whose name equals or contains the other. None while a venue keeps
 * its name and town; never the venue itself or the one it was copied from.
 */
export function findDuplicates(venues: readonly Venue[], entered: Named, own?: Venue): Venue[] {
  const name = toKey(entered.name);
  const town = toKey(entered.town);
  if (name === '' || town === '' || (own && toKey(own.name) === name && toKey(own.town) === town)) return [];
  const isOther = ({ venueId }: Venue) => venueId !== own?.venueId && venueId !== own?.sourceVenueId;
  return venues
    .filter((venue) => {
      const known = toKey(venue.name);
      return isOther(venue) && toKey(venue.town) === town && (known.includes(name) || name.includes(known));
    })
    .slice(0, SHOWN_MAX);
}

const toKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
