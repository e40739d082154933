import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Venue } from '@parterre/contract/venues';
import { paths } from '#pages/paths.ts';
import { CLIPPED_NAME, CLIPPED_NOTE } from '#ui/clipped.ts';

/** Name over address; the whole words stand in the tips. */
export function VenueNameCell({ venue }: { venue: Pick<Venue, 'venueId' | 'name' | 'address'> }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link
        color="text.primary"
        href={paths.venue(venue.venueId)}
        sx={CLIPPED_NAME}
        title={venue.name}
        underline="hover"
      >
        {venue.name}
      </Link>
      {venue.address && (
        <Box component="span" sx={CLIPPED_NOTE} title={venue.address}>
          {venue.address}
        </Box>
      )}
    </Box>
  );
}
