import Box from '@mui/material/Box';
import type { Venue } from '@parterre/contract/venues';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#dates/format-date-time.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { nameCountry } from '#i18n/name-country.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { toSheetDay } from '#tables/export/export-cells.ts';
import { Note } from '#ui/note.tsx';
import { SourceChip, VenueNameCell } from './venue-card.tsx';

export function useVenueColumns(): TableColumn<Venue>[] {
  const { t, i18n } = useTranslation('venues');
  const { language } = i18n;
  return [
    {
      id: 'name',
      header: t('list.name'),
      sortValue: 'Name',
      widthPx: 260,
      grow: 2,
      canHide: false,
      cell: (venue) => <VenueNameCell venue={venue} />,
      exportValue: (venue) => venue.name,
      exportMore: [{ header: t('list.address'), exportValue: ({ address }) => address }],
    },
    {
      id: 'town',
      header: t('list.town'),
      sortValue: 'Town',
      widthPx: 180,
      grow: 1,
      cell: (venue) => <PlaceCell venue={venue} />,
      exportValue: (venue) => venue.town,
      exportMore: [{ header: t('list.country'), exportValue: (venue) => nameCountry(venue.countryCode, language) }],
    },
    textColumn('address', t('list.address'), (venue) => venue.address),
    textColumn('postcode', t('list.postcode'), (venue) => venue.postcode),
    textColumn('country', t('list.country'), (venue) => nameCountry(venue.countryCode, language)),
    textColumn('timeZone', t('list.timeZone'), (venue) => venue.timeZone),
    {
      id: 'source',
      header: t('list.source'),
      widthPx: 120,
      priority: 1,
      cell: (venue) => <SourceChip isCatalogue={venue.isCatalogue} />,
      exportValue: (venue) => t(venue.isCatalogue ? 'source.catalogue' : 'source.own'),
    },
    {
      id: 'nextShow',
      header: t('list.nextShow'),
      sortValue: 'NextShowDate',
      widthPx: 190,
      cell: (venue) => formatDay(venue.nextShowOn),
      exportValue: (venue) => toSheetDay(venue.nextShowOn),
    },
    {
      id: 'plans',
      header: t('list.plans'),
      widthPx: 120,
      priority: 2,
      align: 'end',
      cell: (venue) => (venue.planCount === 0 ? '–' : formatNumber(venue.planCount, language)),
      exportValue: (venue) => venue.planCount,
    },
  ];
}

function textColumn(id: string, header: string, read: (venue: Venue) => string): TableColumn<Venue> {
  return { id, header, widthPx: 150, priority: 3, isHiddenAtFirst: true, cell: read, exportValue: read };
}

function PlaceCell({ venue }: { venue: Pick<Venue, 'town' | 'countryCode'> }) {
  const { i18n } = useTranslation('venues');
  return (
    <Box sx={{ minWidth: 0, '& > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' } }}>
      <span title={venue.town}>{venue.town}</span>
      <Note component="span">{nameCountry(venue.countryCode, i18n.language)}</Note>
    </Box>
  );
}
