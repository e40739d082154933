import type { updateVenue } from '@parterre/contract/calls/venues';
import type { Promoter } from '@parterre/contract/promoters';
import type { Venue } from '@parterre/contract/venues';
import type { CallArguments } from '@parterre/contract/wire/call';
import type { VenueBody } from '../use-copy-venue.ts';
import type { Country } from '../use-country-options.ts';

export interface VenueValues {
  name: string;
  address: string;
  town: string;
  postcode: string;
  countryCode: string | null;
  timeZone: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** Only a new venue chooses its promoter. */
export interface VenueFormValues extends VenueValues {
  promoterCode: string;
}

/** Suggests the country and time zone of the promoter. */
export const createEmptyVenue = (promoter: Pick<Promoter, 'code' | 'countryCode' | 'timeZone'>): VenueFormValues => ({
  promoterCode: promoter.code,
  name: '',
  address: '',
  town: '',
  postcode: '',
  countryCode: promoter.countryCode,
  timeZone: promoter.timeZone,
  latitude: null,
  longitude: null,
});

/** Fields that may be null here are required by the form. */
export function toVenueBody(values: VenueFormValues): VenueBody {
  const { promoterCode, countryCode, timeZone, ...rest } = values;
  return { ...rest, promoterCode, countryCode: countryCode ?? '', timeZone: timeZone ?? '' };
}

export const toVenueValues = (venue: Venue): VenueValues => ({
  name: venue.name,
  address: venue.address,
  town: venue.town,
  postcode: venue.postcode,
  countryCode: venue.countryCode,
  timeZone: venue.timeZone,
  latitude: venue.latitude,
  longitude: venue.longitude,
});

export function toVenuePatch({
  countryCode,
  timeZone,
  ...rest
}: Partial<VenueValues>): CallArguments<typeof updateVenue>['body'] {
  return { ...rest, ...(countryCode ? { countryCode } : {}), ...(timeZone ? { timeZone } : {}) };
}

/** Returns the zone to preset for a country: the present one if the country has it, or its only one. */
export function chooseTimeZone(country: Pick<Country, 'timeZones'> | undefined, before: string | null): string | null {
  const zones = country?.timeZones ?? [];
  if (before !== null && zones.includes(before)) return before;
  return zones.length === 1 ? (zones[0] ?? null) : null;
}
