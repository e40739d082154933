import { LIMITS } from '@parterre/contract/choices/limits';
import type { Venue } from '@parterre/contract/venues';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { maxLength, required } from '../../../forms/rules/text-rules.ts';
import { CoordinateFields } from './coordinate-fields.tsx';
import { DuplicateNotice } from './duplicate-notice.tsx';
import { PlaceFields } from './place-fields.tsx';

interface VenueFieldsProps {
  /** The venue being changed; absent for a new one. */
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
      <TextField label={t('fields.addressOptional')} name="address" rules={[maxLength(LIMITS.venue.address)]} />
      <TextField label={t('fields.town')} name="town" rules={[required, maxLength(LIMITS.venue.town)]} />
      <DuplicateNotice own={own} />
      <TextField label={t('fields.postcodeOptional')} name="postcode" rules={[maxLength(LIMITS.venue.postcode)]} />
      <PlaceFields own={own} />
      <CoordinateFields />
    </>
  );
}
