import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../../../api/error-text.ts';
import { setUnsavedChanges } from '../../../api/settings.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { useUnsavedChanges } from '../../../api/use-unsaved-changes.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { usePageSearch } from '../../../drawers/use-page-search.ts';
import { AppForm } from '../../../forms/app-form.tsx';
import { CreateBar } from '../../../forms/create-bar.tsx';
import { SelectField } from '../../../forms/fields/select-field.tsx';
import { required } from '../../../forms/rules/text-rules.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { paths } from '../../../paths.ts';
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
  const { current, all } = usePromoter();
  const model = useNewVenue(current?.code ?? null);
  const reason = useCan('venue:create') ? undefined : t('reason.permission');
  const search = usePageSearch();
  const close = () => void navigate(`${paths.venues()}${search}`);
  return (
    <AppDrawer
      footer={<CreateBar model={model} onCancel={close} reason={reason} saveLabel={t('new.save')} />}
      heading={{ title: t('new.title') }}
      onClose={close}
      open
    >
      <AppForm model={model}>
        {current === null && (
          <SelectField
            label={t('fields.promoter')}
            name="promoterCode"
            options={all.map(({ code, name }) => ({ value: code, label: name }))}
            rules={[required]}
          />
        )}
        <VenueFields hasFocus={current !== null} />
      </AppForm>
    </AppDrawer>
  );
}

function useNewVenue(promoterCode: string | null) {
  const { t } = useTranslation('venues');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const createVenue = useCreateVenue();
  const model = useAppForm<VenueFormValues>({
    defaultValues: createEmptyVenue(promoterCode),
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
