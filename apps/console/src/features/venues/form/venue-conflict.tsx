import { useTranslation } from 'react-i18next';
import { nameTimeZone } from '../../../dates/name-time-zone.ts';
import { FormConflict } from '../../../forms/object/form-conflict.tsx';
import type { AskedConflict } from '../../../forms/object/use-stale-save.ts';
import { formatNumber } from '../../../i18n/format-number.ts';
import { nameCountry } from '../name-country.ts';
import type { VenueValues } from './venue-form.ts';

/** Somebody else saved the same fields of the venue meanwhile. */
export function VenueConflict({ asked }: { asked: AskedConflict<VenueValues> | null }) {
  const { t, i18n } = useTranslation('venues');
  const write = (values: VenueValues, field: keyof VenueValues): string => {
    const value = values[field];
    if (value === null || value === '') return '–';
    if (field === 'countryCode') return nameCountry(String(value), i18n.language);
    if (field === 'timeZone') return nameTimeZone(String(value), Date.now());
    return typeof value === 'number' ? `${formatNumber(value, i18n.language, { maximumFractionDigits: 6 })}°` : value;
  };
  return <FormConflict asked={asked} label={(field) => t(LABELS[field])} write={write} />;
}

const LABELS = {
  name: 'fields.name',
  address: 'list.address',
  town: 'fields.town',
  postcode: 'list.postcode',
  countryCode: 'fields.country',
  timeZone: 'fields.timeZone',
  latitude: 'fields.latitude',
  longitude: 'fields.longitude',
} as const satisfies Record<keyof VenueValues, string>;
