import { LIMITS } from '@parterre/contract/choices/limits';
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
          rules={[...(longitude === null ? [] : [required]), min(-LIMITS.venue.latitude), max(LIMITS.venue.latitude)]}
          unit="°"
        />
        <NumberField
          decimals={DECIMALS}
          label={t('fields.longitude')}
          name="longitude"
          rules={[...(latitude === null ? [] : [required]), min(-LIMITS.venue.longitude), max(LIMITS.venue.longitude)]}
          unit="°"
        />
      </LimitsRow>
    </FormSection>
  );
}
