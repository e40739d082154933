import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Venue } from '@parterre/contract/venues';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { errorText } from '../../../api/error-text.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { AppForm } from '../../../forms/app-form.tsx';
import { FormFields } from '../../../forms/form-fields.tsx';
import { SaveBar } from '../../../forms/save-bar.tsx';
import { useObjectForm } from '../../../forms/use-object-form.ts';
import { paths } from '../../../paths.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useGetVenueQuery, useLazyGetVenueQuery, useUpdateVenueMutation } from '../queries.ts';
import { useEditLock } from '../use-edit-lock.ts';
import { translateVenueErrors } from './translate-venue-errors.ts';
import { VenueConflict } from './venue-conflict.tsx';
import { VenueFields } from './venue-fields.tsx';
import { toVenuePatch, toVenueValues, type VenueValues } from './venue-form.ts';

/** `/venues/:venueId/edit`, over the page of the venue. */
export function EditVenueDrawer() {
  const { t } = useTranslation('venues');
  const navigate = useNavigate();
  const venueId = Number(useParams().venueId);
  const { currentData: venue, error, refetch } = useGetVenueQuery({ params: { venueId } });
  /** Counts the times the form starts anew with what the server has. */
  const [edition, setEdition] = useState(0);
  const close = () => void navigate(paths.venue(venueId));
  if (venue)
    return (
      <EditVenueForm
        key={`${venueId}-${edition}`}
        onClose={close}
        onReload={() => setEdition((last) => last + 1)}
        venue={venue}
      />
    );
  return (
    <AppDrawer heading={{ title: t('edit.title') }} onClose={close} open>
      {error ? (
        <Alert action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} severity="error">
          {errorText(error)}
        </Alert>
      ) : (
        <SkeletonRows count={7} label={t('page.loading')} rowHeight={56} />
      )}
    </AppDrawer>
  );
}

interface EditVenueFormProps {
  venue: Venue;
  onClose: () => void;
  onReload: () => void;
}

function EditVenueForm({ venue, onClose, onReload }: EditVenueFormProps) {
  const { t } = useTranslation('venues');
  const lockReason = useEditLock(venue);
  const [update] = useUpdateVenueMutation();
  const [getVenue] = useLazyGetVenueQuery();
  const params = { venueId: venue.venueId };
  const load = (from: Venue) => ({ values: toVenueValues(from), revision: from.revision });
  const { model, asked } = useObjectForm<VenueValues>({
    loaded: load(venue),
    place: 'inDrawer',
    reload: async () => load(await getVenue({ params }).unwrap()),
    send: async (changed, revision) => {
      const saved = await update({ params, body: toVenuePatch(changed), revision }).unwrap();
      showToast(t('saved'), 'success');
      return saved.revision;
    },
    translate: (error) => translateVenueErrors(error, t),
    onSaved: onClose,
    onReload,
  });
  return (
    <AppDrawer
      footer={<SaveBar model={model} saveLabel={t('edit.save')} />}
      heading={{ title: t('edit.title') }}
      onClose={onClose}
      open
    >
      {lockReason && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {lockReason}
        </Alert>
      )}
      <AppForm model={model}>
        <FormFields isLocked={lockReason !== undefined}>
          <VenueFields own={venue} />
        </FormFields>
      </AppForm>
      <VenueConflict asked={asked} />
    </AppDrawer>
  );
}
