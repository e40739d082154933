import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { VENUE_SORTS } from '../choices/seating-choices.ts';
import { endpoint } from '../wire/endpoint.ts';
import { flag, pageOf, pageQuery, sortQuery } from '../wire/paging.ts';
import {
  CountryCode,
  Id,
  idParam,
  optionalText,
  PromoterCode,
  Revision,
  requiredText,
  TimeZone,
} from '../wire/values.ts';

export const Venue = z
  .strictObject({
    venueId: Id,
    promoterCode: z.string(),
    /** True for a venue of the public catalogue: every promoter can read it, and using it makes a copy. */
    isCatalogue: z.boolean(),
    sourceVenueId: Id.nullable(),
    name: z.string(),
    address: z.string(),
    town: z.string(),
    postcode: z.string(),
    countryCode: CountryCode,
    timeZone: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    planCount: z.int(),
    defaultPlanId: Id.nullable(),
    nextShowOn: z.string().nullable(),
    revision: Revision,
  })
  .meta({ id: 'Venue' });
export type Venue = z.infer<typeof Venue>;

export const VenuePage = pageOf('VenuePage', Venue);

const venueFields = {
  name: requiredText(LIMITS.venue.name),
  address: optionalText(LIMITS.venue.address),
  town: requiredText(LIMITS.venue.town),
  postcode: optionalText(LIMITS.venue.postcode),
  countryCode: CountryCode,
  timeZone: TimeZone,
  latitude: z.number().min(-LIMITS.venue.latitude).max(LIMITS.venue.latitude).nullable(),
  longitude: z.number().min(-LIMITS.venue.longitude).max(LIMITS.venue.longitude).nullable(),
};

export const CreateVenue = z
  .strictObject({
    promoterCode: PromoterCode,
    ...venueFields,
    address: venueFields.address.default(''),
    postcode: venueFields.postcode.default(''),
    latitude: venueFields.latitude.default(null),
    longitude: venueFields.longitude.default(null),
    /** The id of a catalogue venue to copy with its plans; null copies nothing. */
    sourceVenueId: Id.nullable().default(null),
  })
  .meta({ id: 'CreateVenue' });
export const UpdateVenue = z.strictObject(venueFields).partial().meta({ id: 'UpdateVenue' });

export const Country = z
  .strictObject({ code: CountryCode, name: z.string(), currency: z.string(), timeZones: z.array(z.string()) })
  .meta({ id: 'Country' });
export const CountryList = z.strictObject({ items: z.array(Country) }).meta({ id: 'CountryList' });

const read = { base: 'configuration', scope: 'backstage.event_data', permission: 'show:read' } as const;

export const listVenues = endpoint({
  ...read,
  id: 'listVenues',
  method: 'GET',
  path: '/venues',
  summary: 'Venues of the caller and of the public catalogue',
  query: z.strictObject({
    promoterCode: PromoterCode.optional(),
    searchTerm: optionalText(LIMITS.searchTerm).optional(),
    countryCode: CountryCode.optional(),
    /** True keeps the public catalogue, false the caller's own venues; absent keeps both. */
    isCatalogue: flag.optional(),
    /** Keeps venues with a show sold in this region, and venues without any show. */
    regionId: idParam.optional(),
    ...sortQuery(VENUE_SORTS),
    ...pageQuery,
  }),
  response: { kind: 'json', schema: VenuePage },
  tenant: { from: 'actor' },
  errors: ['INVALID', 'NOT_FOUND'],
  reads: ['venue'],
});

export const createVenue = endpoint({
  base: 'configuration',
  scope: 'event-config.venue_create',
  permission: 'venue:create',
  id: 'createVenue',
  method: 'POST',
  path: '/venues',
  summary: 'Create a venue, or copy one of the catalogue',
  body: CreateVenue,
  response: { kind: 'json', schema: Venue },
  status: 201,
  tenant: { from: 'promoter', at: 'body.promoterCode' },
  errors: ['INVALID', 'NOT_FOUND', 'NAME_TAKEN'],
  stale: ['venue'],
  example: {
    promoterCode: 'harbour-hall',
    name: 'Merkin Hall',
    town: 'New York',
    countryCode: 'US',
    timeZone: 'America/New_York',
  },
});

export const getVenue = endpoint({
  ...read,
  id: 'getVenue',
  method: 'GET',
  path: '/venues/{venueId}',
  summary: 'One venue',
  params: z.strictObject({ venueId: idParam }),
  response: { kind: 'json', schema: Venue },
  tenant: { of: 'venues', at: 'params.venueId' },
  errors: ['NOT_FOUND'],
  reads: ['venue'],
});

export const listVenueCountries = endpoint({
  ...read,
  id: 'listVenueCountries',
  method: 'GET',
  path: '/venues/countries',
  summary: 'Countries a venue can be in, with currency and time zones',
  query: z.strictObject({ searchTerm: optionalText(LIMITS.searchTerm).optional() }),
  response: { kind: 'json', schema: CountryList },
  tenant: { from: 'global' },
  errors: ['INVALID'],
  reads: ['lookup'],
});

export const updateVenue = endpoint({
  base: 'configuration',
  scope: 'event-config.manage',
  permission: 'venue:write',
  id: 'updateVenue',
  method: 'PATCH',
  path: '/venues/{venueId}',
  summary: 'Change a venue; its time zone is refused while it has events to come',
  params: z.strictObject({ venueId: idParam }),
  body: UpdateVenue,
  response: { kind: 'json', schema: Venue },
  tenant: { of: 'venues', at: 'params.venueId' },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'NAME_TAKEN', 'IN_USE'],
  stale: ['venue', 'show', 'tour'],
  example: { postcode: 'NY 10023' },
});
