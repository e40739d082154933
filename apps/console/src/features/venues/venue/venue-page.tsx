import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Venue } from '@parterre/contract/venues';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { errorText } from '../../../api/error-text.ts';
import { useGetVenueQuery } from '../../../api/queries/venues.ts';
import { throwIfMissing } from '../../../api/throw-if-missing.ts';
import { paths } from '../../../paths.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
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
        <PageHeader breadcrumb={breadcrumb} breadcrumbLabel={t('page.path')} title={t('page.title')} />
        {error ? (
          <Alert action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} severity="error">
            {errorText(error)}
          </Alert>
        ) : (
          <VenueSkeleton />
        )}
      </>
    );
  }
  return (
    <>
      <PageHeader
        actions={<VenueActions venue={venue} />}
        breadcrumb={breadcrumb}
        breadcrumbLabel={t('page.path')}
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
