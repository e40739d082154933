import Box from '@mui/material/Box';
import type { Venue } from '@parterre/contract/venues';
import { useTranslation } from 'react-i18next';
import { nameCountry } from '../name-country.ts';

/** Town over country. */
export function PlaceCell({ venue }: { venue: Pick<Venue, 'town' | 'countryCode'> }) {
  const { i18n } = useTranslation('venues');
  return (
    <Box sx={{ minWidth: 0, '& > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' } }}>
      <span title={venue.town}>{venue.town}</span>
      <Box component="span" sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
        {nameCountry(venue.countryCode, i18n.language)}
      </Box>
    </Box>
  );
}
