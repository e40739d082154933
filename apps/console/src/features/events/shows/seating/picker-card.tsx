import Box from '@mui/material/Box';
import { LIMITS } from '@parterre/contract/choices/limits';
import { SEAT_PICKER_CHOICES, SEAT_PICKER_OPENINGS } from '@parterre/contract/choices/show-choices';
import type { SeatPicker, Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useLazyGetShowQuery, useUpdateSeatPickerMutation } from '#api/queries/events/shows.ts';
import { NumberField } from '#forms/fields/number-field.tsx';
import { SegmentedField } from '#forms/fields/segmented-field.tsx';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { FormFields, useIsLocked } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { FormSaveBar } from '#forms/object/form-save-bar.tsx';
import { useFieldFromUrl } from '#forms/object/use-field-from-url.ts';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { FormConflict } from '#forms/object/use-stale-save.tsx';
import { max, min, required, whole } from '#forms/rules.ts';
import { useLockReason } from '#session/use-features.ts';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { BestSeatsPicture, BothWaysPicture, PictureChoiceField, SeatMapPicture } from './picture-choice-field.tsx';

type PickedShow = Pick<Show, 'showCode' | 'seatPicker' | 'revision'>;

/**
 * Sets how buyers choose their seats. Needs `show:write`. If somebody else changed the show meanwhile (STALE), the user
 * is asked field by field.
 */
export function PickerCard({ show }: { show: PickedShow }) {
  const { t } = useTranslation('shows');
  const lockReason = useLockReason('show:write');
  const [update] = useUpdateSeatPickerMutation();
  const [getShow] = useLazyGetShowQuery();
  const params = { showCode: show.showCode };
  const load = ({ seatPicker, revision }: PickedShow) => ({ values: seatPicker, revision });
  const { model, asked } = useObjectForm<SeatPicker>({
    ...load(show),
    place: 'inPage',
    reload: async () => load(await getShow({ params }).unwrap()),
    send: async (changed, revision) => {
      const saved = await update({ params, body: changed, revision }).unwrap();
      showToast(t('picker.saved'), 'success');
      return saved.revision;
    },
    staysOpen: true,
  });
  useFieldFromUrl(model.form);
  const write = (value: SeatPicker[keyof SeatPicker] | undefined): string => {
    if (typeof value === 'boolean') return t(value ? 'picker.yes' : 'picker.no');
    return typeof value === 'string' ? t(`picker.values.${value}`) : String(value ?? '');
  };
  return (
    <Card title={t('picker.title')}>
      <Box sx={{ p: 2, maxWidth: 720 }}>
        {lockReason !== undefined && <Box sx={{ mb: 1.5, color: 'text.secondary' }}>{lockReason}</Box>}
        <AppForm model={model}>
          <FormFields isLocked={lockReason !== undefined}>
            <PickerFields />
          </FormFields>
        </AppForm>
      </Box>
      <FormSaveBar model={model} saveLabel={t('picker.save')} />
      <FormConflict
        asked={asked}
        label={(field) => t(`picker.${field}`)}
        write={(values, field) => write(values[field])}
      />
    </Card>
  );
}

const PICTURES: Record<SeatPicker['choice'], typeof SeatMapPicture> = {
  map: SeatMapPicture,
  'best-available': BestSeatsPicture,
  both: BothWaysPicture,
};
const SWITCHES: readonly (keyof SeatPicker)[] = ['preventsSingleSeats', 'showsPrices', 'showsSeatLabels'];

function PickerFields() {
  const { t } = useTranslation('shows');
  const isLocked = useIsLocked();
  return (
    <>
      <PictureChoiceField
        label={t('picker.choice')}
        name="choice"
        options={SEAT_PICKER_CHOICES.map((value) => {
          const Picture = PICTURES[value];
          return {
            value,
            label: t(`picker.values.${value}`),
            help: t(`picker.means.${value}`),
            picture: <Picture />,
          };
        })}
      />
      <SegmentedField
        help={t('picker.opensAtHelp')}
        label={t('picker.opensAt')}
        name="opensAt"
        options={SEAT_PICKER_OPENINGS.map((value) => ({ value, label: t(`picker.values.${value}`) }))}
      />
      <Box sx={{ maxWidth: 320 }}>
        <NumberField
          help={t('picker.mostSeatsHelp')}
          label={t('picker.mostSeats')}
          name="mostSeats"
          rules={[required, whole, min(1), max(LIMITS.show.pickedSeats)]}
          unit={t('picker.seats')}
        />
      </Box>
      {SWITCHES.map((name) => (
        <SwitchField
          disabled={isLocked}
          help={t(`picker.means.${name}`)}
          key={name}
          label={t(`picker.${name}`)}
          name={name}
        />
      ))}
    </>
  );
}
