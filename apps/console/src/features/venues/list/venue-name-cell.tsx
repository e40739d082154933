import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Venue } from '@parterre/contract/venues';
import { paths } from '../../../paths.ts';

const CLIPPED = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** Name over address; the whole words stand in the tips. */
export function VenueNameCell({ venue }: { venue: Pick<Venue, 'venueId' | 'name' | 'address'> }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link
        color="text.primary"
        href={paths.venue(venue.venueId)}
        sx={{ ...CLIPPED, fontSize: 14, lineHeight: '20px', fontWeight: 'fontWeightMedium' }}
        title={venue.name}
        underline="hover"
      >
        {venue.name}
      </Link>
      {venue.address && (
        <Box
          component="span"
          sx={{ ...CLIPPED, fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}
          title={venue.address}
        >
          {venue.address}
        </Box>
      )}
    </Box>
  );
}
