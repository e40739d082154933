import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Show } from '@parterre/contract/shows/show';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListCategoriesQuery, useListRegionsQuery } from '#api/queries/promoters/lookups.ts';
import { useArtistNames } from '#artists/use-artist-names.ts';
import { DAY_TIME_TEMPLATE, formatDateTime } from '#dates/format-date-time.ts';
import { paths } from '#pages/paths.ts';
import { StatusChip } from '#ui/status-chip.tsx';
import { describeStart, useShowText } from '../describe-show.ts';

export function FactsPart({ show }: { show: Show }) {
  const { t, i18n } = useTranslation('shows');
  const text = useShowText();
  const { data: categories } = useListCategoriesQuery();
  const { data: sites } = useListRegionsQuery();
  const artists = useArtistNames(show.performingArtistIds);
  const { venue, tour, artistCampaign, defaultCulture } = show;
  const category = categories?.items.find(({ categoryId }) => categoryId === show.categoryId);
  const soldAt = sites?.items.filter(({ id }) => show.partnerSiteIds.includes(id)).map(({ name }) => name);
  const write = (wallTime: string | null) => wallTime && formatDateTime(wallTime, DAY_TIME_TEMPLATE);
  const seats = show.seatCount > 0 ? `, ${t('seating.seatCount', { count: show.seatCount })}` : '';
  return (
    <FactList
      facts={[
        { label: t('list.status'), value: <StatusChip status={show.status} /> },
        { label: t('form.startsAt'), value: describeStart(show, i18n.language) },
        { label: t('form.doorsAt'), value: write(show.doorsAtLocal) },
        { label: t('form.endsAt'), value: write(show.endsAtLocal) },
        {
          label: t('form.venue'),
          value: <Link href={paths.venue(venue.venueId)}>{`${venue.name}, ${venue.town}`}</Link>,
        },
        { label: t('form.seating'), value: `${t(`form.${show.seating}`)}${seats}` },
        {
          label: t('form.tour'),
          value: tour && <Link href={paths.tour(tour.tourId)}>{text(tour.name, defaultCulture)}</Link>,
        },
        {
          label: t('form.campaign'),
          value: artistCampaign && (
            <Link href={paths.campaign(artistCampaign.artistCampaignId)}>
              {text(artistCampaign.name, defaultCulture)}
            </Link>
          ),
        },
        { label: t('form.artists'), value: show.performingArtistIds.map((id) => artists.get(id) ?? '…').join(', ') },
        { label: t('form.category'), value: category && text(category.name) },
        { label: t('sites.title'), value: show.partnerSiteIds.length === 0 ? t('sites.all') : soldAt?.join(', ') },
      ]}
    />
  );
}

interface Fact {
  label: string;
  /** '' and null hide the line: a show in preparation has few facts. */
  value: ReactNode;
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={LIST_LOOK}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

const LIST_LOOK = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.75,
  fontVariantNumeric: 'tabular-nums',
};
