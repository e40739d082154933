import type { listVenueCountries } from '@parterre/contract/calls/venues';
import type { CallAnswer } from '@parterre/contract/wire/call';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListVenueCountriesQuery } from '#api/queries/seating/venues.ts';
import type { SearchOption } from './search-select.tsx';

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
  const options = useMemo(() => toOptions(countries, i18n.language), [countries, i18n.language]);
  return { countries, options, isLoading, error, retry: () => void refetch() };
}

function toOptions(countries: readonly Country[], language: string): SearchOption[] {
  const { compare } = new Intl.Collator(language);
  return countries
    .map(({ code, name }) => ({ value: code, label: nameCountry(code, language, name), words: `${code} ${name}` }))
    .sort((a, b) => compare(a.label, b.label));
}

/** Returns the name in the reader's language; `fallback` if the browser does not know the code. */
export function nameCountry(code: string, language: string, fallback = code): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? fallback;
  } catch {
    return fallback;
  }
}
