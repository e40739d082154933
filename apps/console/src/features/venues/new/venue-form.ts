import type { Country } from '../use-country-options.ts';
import type { VenueBody } from '../use-create-venue.ts';

export interface VenueFormValues {
  promoterCode: string | null;
  name: string;
  address: string;
  town: string;
  postcode: string;
  countryCode: string | null;
  timeZone: string | null;
  latitude: number | null;
  longitude: number | null;
}

export const createEmptyVenue = (promoterCode: string | null): VenueFormValues => ({
  promoterCode,
  name: '',
  address: '',
  town: '',
  postcode: '',
  countryCode: null,
  timeZone: null,
  latitude: null,
  longitude: null,
});

/** The form's rules have seen to it that what is required is there. */
export function toVenueBody(values: VenueFormValues): VenueBody {
  const { promoterCode, countryCode, timeZone, ...rest } = values;
  return { ...rest, promoterCode: promoterCode ?? '', countryCode: countryCode ?? '', timeZone: timeZone ?? '' };
}

/** The zone to fill in when a country is chosen: the only one it has, or the one chosen before if it is there too. */
export function chooseTimeZone(country: Pick<Country, 'timeZones'> | undefined, before: string | null): string | null {
  const zones = country?.timeZones ?? [];
  if (before !== null && zones.includes(before)) return before;
  return zones.length === 1 ? (zones[0] ?? null) : null;
}
