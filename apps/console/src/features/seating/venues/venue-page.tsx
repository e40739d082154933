import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { Venue } from '@parterre/contract/venues';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { AuditLink } from '#access/audit-link.tsx';
import { useGetVenueQuery } from '#api/queries/seating/venues.ts';
import { formatDay, splitTimeZone } from '#dates/format-date-time.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { nameCountry } from '#i18n/name-country.ts';
import { Loaded } from '#pages/loaded.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { FigureStrip } from '#ui/figures/figure-strip.tsx';
import { SourceChip } from './list/venue-card.tsx';
import { VenueActions } from './venue-actions.tsx';

export function VenuePage() {
  const { t } = useTranslation('venues');
  const venueId = useIdParam('venueId');
  const result = useGetVenueQuery({ params: { venueId } });
  const breadcrumb = [{ label: t('list.title'), href: paths.venues() }];
  const head = <PageHeader breadcrumb={breadcrumb} title={t('page.title')} />;
  const skeleton = (
    <>
      {head}
      <VenueSkeleton />
    </>
  );
  return (
    <Loaded failedHead={head} label={t('page.loading')} result={result} skeleton={skeleton}>
      {(venue) => (
        <>
          <PageHeader
            actions={
              <>
                {!venue.isCatalogue && <AuditLink filter={{ thing: `venue:${venue.venueId}` }} />}
                <VenueActions venue={venue} />
              </>
            }
            breadcrumb={breadcrumb}
            facts={<Place venue={venue} />}
            status={<SourceChip isCatalogue={venue.isCatalogue} />}
            title={venue.name}
          />
          <VenueFacts venue={venue} />
          <Outlet />
        </>
      )}
    </Loaded>
  );
}

/** Isolates the text direction of each part, so that Arabic text does not reorder the others. */
function Place({ venue }: { venue: Venue }) {
  const { t, i18n } = useTranslation('venues');
  const { latitude, longitude } = venue;
  const town = [venue.postcode, venue.town].filter(Boolean).join(' ');
  const parts = [venue.address, town, nameCountry(venue.countryCode, i18n.language)].filter(Boolean);
  return (
    <>
      {parts.map((part, at) => (
        <Fragment key={part}>
          {at > 0 && ', '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
      {latitude !== null && longitude !== null && (
        <Link href={toMapUrl(latitude, longitude)} rel="noreferrer" sx={{ ml: 1.5 }} target="_blank">
          {t('facts.map')}
        </Link>
      )}
    </>
  );
}

const toMapUrl = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

function VenueSkeleton() {
  const { t } = useTranslation('venues');
  return (
    <Box aria-label={t('page.loading')} role="status">
      <Skeleton height={94} variant="rounded" />
      <Skeleton height={16} sx={{ mt: 3, mb: 1.5 }} variant="rounded" width={120} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' }}>
        <Skeleton height={242} variant="rounded" />
        <Skeleton height={242} variant="rounded" />
      </Box>
    </Box>
  );
}

function VenueFacts({ venue }: { venue: Venue }) {
  const { t, i18n } = useTranslation('venues');
  const { place, offset } = splitTimeZone(venue.timeZone, Date.now());
  return (
    <FigureStrip
      figures={[
        {
          label: t('facts.nextShow'),
          value: formatDay(venue.nextShowOn),
          note: venue.isCatalogue ? (
            t('list.noShow')
          ) : (
            <Link href={`${paths.shows()}?venue=${venue.venueId}`}>{t('facts.events')}</Link>
          ),
        },
        {
          label: t('facts.plans'),
          value: formatNumber(venue.planCount, i18n.language),
          note: venue.planCount > 0 && venue.defaultPlanId === null ? t('facts.noDefault') : undefined,
        },
        { label: t('facts.timeZone'), value: place, unit: offset, note: venue.timeZone },
      ]}
    />
  );
}
