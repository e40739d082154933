import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../forms/fields/form-section.tsx';
import { LimitsRow } from '../../../forms/fields/limits-row.tsx';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import { max, min } from '../../../forms/rules/number-rules.ts';
import { required } from '../../../forms/rules/text-rules.ts';

const DECIMALS = 6;

/** Both or neither. */
export function CoordinateFields() {
  const { t } = useTranslation('venues');
  const [latitude, longitude] = useWatch({ name: ['latitude', 'longitude'] });
  return (
    <FormSection title={t('fields.coordinates')}>
      <LimitsRow>
        <NumberField
          decimals={DECIMALS}
          label={t('fields.latitude')}
          name="latitude"
          rules={[...(longitude === null ? [] : [required]), min(-90), max(90)]}
          unit="°"
        />
        <NumberField
          decimals={DECIMALS}
          label={t('fields.longitude')}
          name="longitude"
          rules={[...(latitude === null ? [] : [required]), min(-180), max(180)]}
          unit="°"
        />
      </LimitsRow>
    </FormSection>
  );
}
