import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../../../api/error-text.ts';
import { setUnsavedChanges } from '../../../api/settings.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { useUnsavedChanges } from '../../../api/use-unsaved-changes.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { AppForm } from '../../../forms/app-form.tsx';
import { CreateBar } from '../../../forms/create-bar.tsx';
import { SelectField } from '../../../forms/fields/select-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { maxLength, required } from '../../../forms/rules/text-rules.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { usePromoter } from '../../../session/use-promoter.ts';
import { showToast } from '../../../ui/notices.tsx';
import { toNameError } from '../name-taken.ts';
import { useCreateVenue } from '../use-create-venue.ts';
import { CoordinateFields } from './coordinate-fields.tsx';
import { DuplicateNotice } from './duplicate-notice.tsx';
import { PlaceFields } from './place-fields.tsx';
import { createEmptyVenue, toVenueBody, type VenueFormValues } from './venue-form.ts';

/** `/venues/new`: a venue of one's own. */
export function NewVenueDrawer() {
  const { t } = useTranslation('venues');
  const navigate = useNavigate();
  const { current, all } = usePromoter();
  const model = useNewVenue(current?.code ?? null);
  const reason = useCan('venue:create') ? undefined : t('reason.permission');
  const close = () => void navigate(paths.venues());
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
        <TextField
          input={{ autoFocus: current !== null }}
          label={t('fields.name')}
          name="name"
          rules={[required, maxLength(120)]}
        />
        <TextField label={t('fields.addressOptional')} name="address" rules={[maxLength(200)]} />
        <TextField label={t('fields.town')} name="town" rules={[required, maxLength(80)]} />
        <DuplicateNotice />
        <TextField label={t('fields.postcodeOptional')} name="postcode" rules={[maxLength(20)]} />
        <PlaceFields />
        <CoordinateFields />
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
        throw toNameError(error);
      }
    },
  });
  useUnsavedChanges('inDrawer', model.form.formState.isDirty);
  return model;
}
