import Link from '@mui/material/Link';
import type { Venue } from '@parterre/contract/venues';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { useGetVenueQuery } from '../../../api/queries/venues.ts';
import { throwIfMissing } from '../../../api/throw-if-missing.ts';
import { PageHeader } from '../../../pages/page-header.tsx';
import { RetryAlert } from '../../../pages/retry-alert.tsx';
import { paths } from '../../../paths.ts';
import { nameCountry } from '../name-country.ts';
import { SourceChip } from '../source-chip.tsx';
import { VenueActions } from './venue-actions.tsx';
import { VenueFacts } from './venue-facts.tsx';
import { VenueSkeleton } from './venue-skeleton.tsx';

/** One venue: what is known of it, and its seating plans as the child of its route. */
export function VenuePage() {
  const { t } = useTranslation('venues');
  const venueId = Number(useParams().venueId);
  const { data: venue, error, refetch } = useGetVenueQuery({ params: { venueId } });
  const breadcrumb = [{ label: t('list.title'), href: paths.venues() }];
  if (!venue) {
    throwIfMissing(error);
    return (
      <>
        <PageHeader breadcrumb={breadcrumb} title={t('page.title')} />
        {error ? <RetryAlert error={error} onRetry={refetch} /> : <VenueSkeleton />}
      </>
    );
  }
  return (
    <>
      <PageHeader
        actions={<VenueActions venue={venue} />}
        breadcrumb={breadcrumb}
        facts={<Place venue={venue} />}
        status={<SourceChip isCatalogue={venue.isCatalogue} />}
        title={venue.name}
      />
      <VenueFacts venue={venue} />
      <Outlet />
    </>
  );
}

/** Where it is. Each part reads in its own direction: one in Arabic turns none of the others. */
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
