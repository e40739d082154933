import { LIMITS } from '@parterre/contract/choices/limits';
import type { Venue } from '@parterre/contract/venues';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSection, LimitsRow } from '#forms/fields/form-section.tsx';
import { DecimalField } from '#forms/fields/number-field.tsx';
import { TextField } from '#forms/fields/text-field.tsx';
import { max, maxLength, min, required } from '#forms/rules.ts';
import { DuplicateNotice } from './duplicate-notice.tsx';
import { PlaceFields } from './place-fields.tsx';

interface VenueFieldsProps {
  /** Undefined for a new venue. */
  own?: Venue;
  hasFocus?: boolean;
}

export function VenueFields({ own, hasFocus = false }: VenueFieldsProps) {
  const { t } = useTranslation('venues');
  return (
    <>
      <TextField
        input={{ autoFocus: hasFocus }}
        label={t('fields.name')}
        name="name"
        rules={[required, maxLength(LIMITS.venue.name)]}
      />
      <TextField isOptional label={t('fields.address')} name="address" rules={[maxLength(LIMITS.venue.address)]} />
      <TextField label={t('fields.town')} name="town" rules={[required, maxLength(LIMITS.venue.town)]} />
      <DuplicateNotice own={own} />
      <TextField isOptional label={t('fields.postcode')} name="postcode" rules={[maxLength(LIMITS.venue.postcode)]} />
      <PlaceFields own={own} />
      <CoordinateFields />
    </>
  );
}

const DECIMALS = 6;

/** A venue has both coordinates or neither. */
function CoordinateFields() {
  const { t } = useTranslation('venues');
  const [latitude, longitude] = useWatch({ name: ['latitude', 'longitude'] });
  return (
    <FormSection isOptional title={t('fields.coordinates')}>
      <LimitsRow>
        <DecimalField
          decimals={DECIMALS}
          label={t('fields.latitude')}
          name="latitude"
          rules={[...(longitude === null ? [] : [required]), min(-LIMITS.venue.latitude), max(LIMITS.venue.latitude)]}
          unit="°"
        />
        <DecimalField
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
