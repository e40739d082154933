import Box from '@mui/material/Box';
import type { SeatPicker } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { useIsLocked } from '../../../../forms/fields/form-fields.tsx';
import { NumberField } from '../../../../forms/fields/number-field.tsx';
import { SegmentedField } from '../../../../forms/fields/segmented-field.tsx';
import { SwitchField } from '../../../../forms/fields/switch-field.tsx';
import { max, min, whole } from '../../../../forms/rules/number-rules.ts';
import { required } from '../../../../forms/rules/text-rules.ts';
import { BestSeatsPicture, BothWaysPicture, SeatMapPicture } from './picker-pictures.tsx';
import { PictureChoiceField } from './picture-choice-field.tsx';

const CHOICES: readonly { value: SeatPicker['choice']; Picture: typeof SeatMapPicture }[] = [
  { value: 'map', Picture: SeatMapPicture },
  { value: 'best-available', Picture: BestSeatsPicture },
  { value: 'both', Picture: BothWaysPicture },
];
const OPENINGS: readonly SeatPicker['opensAt'][] = ['plan', 'on-sale'];
const SWITCHES: readonly (keyof SeatPicker)[] = ['preventsSingleSeats', 'showsPrices', 'showsSeatLabels'];
/** The server's limits. */
const SEATS = { least: 1, most: 50 };

/** The settings in the order a buyer meets them. */
export function PickerFields() {
  const { t } = useTranslation('shows');
  const isLocked = useIsLocked();
  return (
    <>
      <PictureChoiceField
        label={t('picker.choice')}
        name="choice"
        options={CHOICES.map(({ value, Picture }) => ({
          value,
          label: t(`picker.values.${value}`),
          help: t(`picker.means.${value}`),
          picture: <Picture />,
        }))}
      />
      <SegmentedField
        help={t('picker.opensAtHelp')}
        label={t('picker.opensAt')}
        name="opensAt"
        options={OPENINGS.map((value) => ({ value, label: t(`picker.values.${value}`) }))}
      />
      <Box sx={{ maxWidth: 320 }}>
        <NumberField
          help={t('picker.mostSeatsHelp')}
          label={t('picker.mostSeats')}
          name="mostSeats"
          rules={[required, whole, min(SEATS.least), max(SEATS.most)]}
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
