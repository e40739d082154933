import type { Promoter } from '@parterre/contract/promoters';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../../../api/error-text.ts';
import { setUnsavedChanges } from '../../../api/settings.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { useUnsavedChanges } from '../../../api/use-unsaved-changes.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { usePageSearch } from '../../../drawers/use-page-search.ts';
import { AppForm } from '../../../forms/object/app-form.tsx';
import { CreateBar } from '../../../forms/object/create-bar.tsx';
import { useAppForm } from '../../../forms/object/use-app-form.ts';
import { paths } from '../../../paths.ts';
import { ChoosePromoter } from '../../../programme/pickers/choose-promoter.tsx';
import { useCan } from '../../../session/use-features.ts';
import { usePromoter } from '../../../session/use-promoter.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { useCreateVenue } from '../use-create-venue.ts';
import { translateVenueErrors } from './translate-venue-errors.ts';
import { VenueFields } from './venue-fields.tsx';
import { createEmptyVenue, toVenueBody, type VenueFormValues } from './venue-form.ts';

/** `/venues/new`: a venue of one's own. */
export function NewVenueDrawer() {
  const { t } = useTranslation('venues');
  const navigate = useNavigate();
  const { current, isLoading } = usePromoter();
  const [chosen, setChosen] = useState<Promoter | null>(null);
  const promoter = current ?? chosen;
  const search = usePageSearch();
  const close = () => void navigate(`${paths.venues()}${search}`);
  if (promoter) return <NewVenueForm key={promoter.id} onClose={close} promoter={promoter} />;
  return (
    <AppDrawer heading={{ title: t('new.title') }} onClose={close} open>
      {!isLoading && <ChoosePromoter onChoose={setChosen} />}
    </AppDrawer>
  );
}

function NewVenueForm({ promoter, onClose }: { promoter: Promoter; onClose: () => void }) {
  const { t } = useTranslation('venues');
  const model = useNewVenue(promoter);
  const reason = useCan('venue:create') ? undefined : t('reason.permission');
  return (
    <AppDrawer
      footer={<CreateBar model={model} onCancel={onClose} reason={reason} saveLabel={t('new.save')} />}
      heading={{ title: t('new.title') }}
      onClose={onClose}
      open
    >
      <AppForm model={model}>
        <VenueFields hasFocus />
      </AppForm>
    </AppDrawer>
  );
}

function useNewVenue(promoter: Promoter) {
  const { t } = useTranslation('venues');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const createVenue = useCreateVenue();
  const model = useAppForm<VenueFormValues>({
    defaultValues: createEmptyVenue(promoter),
    describeError: errorText,
    onSubmit: async (values) => {
      try {
        const venue = await createVenue(toVenueBody(values));
        dispatch(setUnsavedChanges({ place: 'inDrawer', hasChanges: false }));
        showToast(t('saved'));
        await navigate(paths.venue(venue.venueId));
      } catch (error) {
        throw translateVenueErrors(error, t);
      }
    },
  });
  useUnsavedChanges('inDrawer', model.form.formState.isDirty);
  return model;
}
