import type { listVenueCountries } from '@parterre/contract/calls/venues';
import type { CallAnswer } from '@parterre/contract/wire/call';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListVenueCountriesQuery } from '#api/queries/seating/venues.ts';
import type { SearchOption } from '#forms/fields/find-options.ts';
import { listCountryOptions } from '#i18n/name-country.ts';

export type Country = CallAnswer<typeof listVenueCountries>['items'][number];

interface CountryOptions {
  countries: readonly Country[];
  /** Sorted by name in the reader's language; also found by code and English name. */
  options: SearchOption[];
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

const NONE: readonly Country[] = [];

export function useCountryOptions(): CountryOptions {
  const { i18n } = useTranslation('venues');
  const { data, error, isLoading, refetch } = useListVenueCountriesQuery({});
  const countries = data?.items ?? NONE;
  const options = useMemo(() => listCountryOptions(countries, i18n.language), [countries, i18n.language]);
  return { countries, options, isLoading, error, retry: () => void refetch() };
}
