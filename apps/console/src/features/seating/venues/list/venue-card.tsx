import Box from '@mui/material/Box';
import type { Venue } from '@parterre/contract/venues';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#dates/format-date-time.ts';
import { nameCountry } from '#i18n/name-country.ts';
import { paths } from '#pages/paths.ts';
import { NameCell } from '#tables/name-cell.tsx';
import { ToneChip } from '#ui/status-chip.tsx';

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

export function VenueNameCell({ venue }: { venue: Pick<Venue, 'venueId' | 'name' | 'address'> }) {
  return <NameCell href={paths.venue(venue.venueId)} name={venue.name} note={venue.address} />;
}

export function SourceChip({ isCatalogue }: { isCatalogue: boolean }) {
  const { t } = useTranslation('venues');
  return (
    <ToneChip tone={isCatalogue ? 'info' : 'neutral'}>{t(isCatalogue ? 'source.catalogue' : 'source.own')}</ToneChip>
  );
}
