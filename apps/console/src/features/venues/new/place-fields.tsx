import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.ts';
import { required } from '../../../forms/rules/text-rules.ts';
import { useCountryOptions } from '../use-country-options.ts';
import { nameTimeZone } from './name-time-zone.ts';
import { SearchSelectField } from './search-select-field.tsx';
import { chooseTimeZone } from './venue-form.ts';

/** The country, then the time zone among those of the country. */
export function PlaceFields() {
  const { t } = useTranslation('venues');
  const { setValue, getValues } = useFormContext();
  const { countries, options, isLoading, error, retry } = useCountryOptions();
  const countryCode = useWatch({ name: 'countryCode' });
  const country = countries.find(({ code }) => code === countryCode);
  const zones = useMemo(() => toZoneOptions(country?.timeZones ?? [], Date.now()), [country]);
  if (error)
    return (
      <Alert action={<Button onClick={retry}>{t('retry')}</Button>} severity="error">
        {errorText(error)}
      </Alert>
    );
  return (
    <>
      <SearchSelectField
        isLoading={isLoading}
        label={t('fields.country')}
        name="countryCode"
        onChosen={(code) => {
          const chosen = countries.find((candidate) => candidate.code === code);
          setValue('timeZone', chooseTimeZone(chosen, getValues('timeZone')), { shouldDirty: true });
        }}
        options={options}
        rules={[required]}
      />
      <SearchSelectField
        disabled={country === undefined}
        help={t(country ? 'fields.timeZoneHelp' : 'fields.timeZoneFirst')}
        label={t('fields.timeZone')}
        name="timeZone"
        options={zones}
        rules={country ? [required] : []}
      />
    </>
  );
}

const toZoneOptions = (zones: readonly string[], atMs: number) =>
  zones.map((zone) => ({ value: zone, label: nameTimeZone(zone, atMs), words: zone }));
