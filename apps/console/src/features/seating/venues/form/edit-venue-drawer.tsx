import type { Venue } from '@parterre/contract/venues';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useGetVenueQuery, useLazyGetVenueQuery, useUpdateVenueMutation } from '#api/queries/seating/venues.ts';
import { nameTimeZone } from '#dates/format-date-time.ts';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { EditDrawer, ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { type AskedConflict, FormConflict } from '#forms/object/use-stale-save.tsx';
import { formatNumber } from '#i18n/format-number.ts';
import { nameCountry } from '#i18n/name-country.ts';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { useEditLock } from '../venue-actions.tsx';
import { VenueFields } from './venue-fields.tsx';
import { toVenuePatch, toVenueValues, type VenueValues } from './venue-form.ts';

/** `/venues/:venueId/edit`, over the venue's page. */
export function EditVenueDrawer() {
  const { t } = useTranslation('venues');
  const navigate = useNavigate();
  const venueId = useIdParam('venueId');
  const result = useGetVenueQuery({ params: { venueId } });
  const handleClose = () => void navigate(paths.venue(venueId));
  return (
    <EditDrawer id={venueId} label={t('page.loading')} onClose={handleClose} result={result} title={t('edit.title')}>
      {(venue) => <EditVenueForm onClose={handleClose} venue={venue} />}
    </EditDrawer>
  );
}

interface EditVenueFormProps {
  venue: Venue;
  onClose: () => void;
}

/**
 * Changes a venue. Needs `venue:write`. A name in use is refused at its field; the time zone is fixed once shows depend
 * on it (IN_USE).
 */
function EditVenueForm({ venue, onClose }: EditVenueFormProps) {
  const { t } = useTranslation('venues');
  const lockReason = useEditLock(venue);
  const [update] = useUpdateVenueMutation();
  const [getVenue] = useLazyGetVenueQuery();
  const params = { venueId: venue.venueId };
  const load = (from: Venue) => ({ values: toVenueValues(from), revision: from.revision });
  const { model, asked } = useObjectForm<VenueValues>({
    ...load(venue),
    place: 'inDrawer',
    reload: async () => load(await getVenue({ params }).unwrap()),
    send: async (changed, revision) => {
      const saved = await update({ params, body: toVenuePatch(changed), revision }).unwrap();
      showToast(t('saved'), 'success');
      return saved.revision;
    },
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="changed"
      heading={{ title: t('edit.title') }}
      reason={lockReason}
      model={model}
      onClose={onClose}
      saveLabel={t('edit.save')}
    >
      <AppForm model={model}>
        <FormFields isLocked={lockReason !== undefined}>
          <VenueFields own={venue} />
        </FormFields>
      </AppForm>
      <VenueConflict asked={asked} />
    </ObjectDrawer>
  );
}

function VenueConflict({ asked }: { asked: AskedConflict<VenueValues> | null }) {
  const { t, i18n } = useTranslation('venues');
  const write = (values: VenueValues, field: keyof VenueValues): string => {
    const value = values[field];
    if (value === null || value === '') return '–';
    if (field === 'countryCode') return nameCountry(String(value), i18n.language);
    if (field === 'timeZone') return nameTimeZone(String(value), Date.now());
    return typeof value === 'number' ? `${formatNumber(value, i18n.language, { maximumFractionDigits: 6 })}°` : value;
  };
  return <FormConflict asked={asked} label={(field) => t(LABELS[field])} write={write} />;
}

const LABELS = {
  name: 'fields.name',
  address: 'fields.address',
  town: 'fields.town',
  postcode: 'fields.postcode',
  countryCode: 'fields.country',
  timeZone: 'fields.timeZone',
  latitude: 'fields.latitude',
  longitude: 'fields.longitude',
} as const satisfies Record<keyof VenueValues, string>;
