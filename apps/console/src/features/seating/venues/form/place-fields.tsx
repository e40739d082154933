import type { Venue } from '@parterre/contract/venues';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDay, nameTimeZone } from '#dates/format-date-time.ts';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import type { SearchOption } from '#forms/fields/find-options.ts';
import { type FieldProps, useField } from '#forms/fields/use-field.tsx';
import { required } from '#forms/rules.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { SearchSelect } from '../search-select.tsx';
import { useCountryOptions } from '../use-country-options.ts';
import { chooseTimeZone } from './venue-form.ts';

/**
 * The country, then a time zone of that country. The server refuses to change the zone of a venue with upcoming shows.
 */
export function PlaceFields({ own }: { own: Venue | undefined }) {
  const { t } = useTranslation('venues');
  const { setValue, getValues } = useFormContext();
  const { countries, options, isLoading, error, retry } = useCountryOptions();
  const countryCode = useWatch({ name: 'countryCode' });
  const country = countries.find(({ code }) => code === countryCode);
  const zones = useMemo(() => toZoneOptions(country?.timeZones ?? [], own, Date.now()), [country, own]);
  const nextShowOn = own?.nextShowOn ?? null;
  if (error) return <RetryAlert error={error} onRetry={retry} />;
  return (
    <>
      <SearchSelectField
        label={t('fields.country')}
        name="countryCode"
        onChosen={(code) => {
          const chosen = countries.find((candidate) => candidate.code === code);
          if (nextShowOn !== null) return;
          setValue('timeZone', chooseTimeZone(chosen, getValues('timeZone')), { shouldDirty: true });
        }}
        options={isLoading ? undefined : options}
        rules={[required]}
      />
      <SearchSelectField
        disabled={country === undefined || nextShowOn !== null}
        help={explainZone()}
        label={t('fields.timeZone')}
        name="timeZone"
        options={zones}
        rules={country ? [required] : []}
      />
    </>
  );

  function explainZone(): string {
    if (nextShowOn !== null) return t('fields.timeZoneFixed', { day: formatDay(nextShowOn) });
    return t(country ? 'fields.timeZoneHelp' : 'fields.timeZoneFirst');
  }
}

/** Always includes the venue's present zone, even if it is not in the country. */
const toZoneOptions = (zones: readonly string[], own: Venue | undefined, atMs: number) =>
  [...new Set([...zones, ...(own ? [own.timeZone] : [])])].map((zone) => ({
    value: zone,
    label: nameTimeZone(zone, atMs),
    words: zone,
  }));

interface SearchSelectFieldProps extends Omit<FieldProps, 'isOptional'> {
  /** Undefined while they load. */
  options: readonly SearchOption[] | undefined;
  /** Called after the form has the new value. */
  onChosen?: (value: string | null) => void;
}

/** Holds the value of the chosen option, or null. */
function SearchSelectField({ options, onChosen, ...props }: SearchSelectFieldProps) {
  const field = useField(props);
  return (
    <FieldFrame field={field}>
      <SearchSelect
        field={field}
        isLoading={options === undefined}
        onChoose={(value) => {
          field.change(value);
          onChosen?.(value);
        }}
        options={options ?? []}
        value={typeof field.value === 'string' ? field.value : null}
      />
    </FieldFrame>
  );
}
