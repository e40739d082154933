import Box from '@mui/material/Box';
import type { Venue } from '@parterre/contract/venues';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#dates/format-date-time.ts';
import { nameCountry } from '../name-country.ts';
import { SourceChip } from '../source-chip.tsx';
import { VenueNameCell } from './venue-name-cell.tsx';

/** A venue on a phone. */
export function VenueCard({ venue }: { venue: Venue }) {
  const { t, i18n } = useTranslation('venues');
  const next = venue.nextShowOn ? t('list.nextOn', { day: formatDay(venue.nextShowOn) }) : t('list.noShow');
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1, minWidth: 0 }}>
        <VenueNameCell venue={venue} />
        <SourceChip isCatalogue={venue.isCatalogue} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {venue.town}, {nameCountry(venue.countryCode, i18n.language)}
      </Box>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, typography: 'note', color: 'text.secondary' }}
      >
        <span>{t('list.planCount', { count: venue.planCount })}</span>
        <span>{next}</span>
      </Box>
    </Box>
  );
}
