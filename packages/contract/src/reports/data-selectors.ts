import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { VENUE_SORTS } from '../choices/seating-choices.ts';
import { SHOW_SORTS } from '../choices/show-choices.ts';
import { ArtistCampaignPage, campaignQuery } from '../events/artist-campaigns.ts';
import { Seating, ShowStatus } from '../events/shows/show.ts';
import { endpoint } from '../wire/endpoint.ts';
import { flag, pageOf, pageQuery, sortQuery } from '../wire/paging.ts';
import { withRanges } from '../wire/ranges.ts';
import {
  CountryCode,
  Currency,
  Id,
  LocalDate,
  optionalText,
  PromoterCode,
  RegionId,
  TextByCulture,
} from '../wire/values.ts';

export const SelectableShow = z
  .strictObject({
    showCode: z.string(),
    promoterCode: z.string(),
    name: TextByCulture,
    startsAtLocal: z.string(),
    timeZone: z.string(),
    venueName: z.string(),
    town: z.string(),
    status: ShowStatus,
    seating: Seating,
    currency: Currency,
  })
  .meta({ id: 'SelectableShow' });
export type SelectableShow = z.infer<typeof SelectableShow>;

export const SelectableVenue = z
  .strictObject({
    venueId: Id,
    name: z.string(),
    town: z.string(),
    countryCode: CountryCode,
    /** Past and future shows at the venue that the caller may see, of the region if one is given. */
    showCount: z.int(),
    nextShowOn: z.string().nullable(),
  })
  .meta({ id: 'SelectableVenue' });
export type SelectableVenue = z.infer<typeof SelectableVenue>;

const select = {
  base: 'reporting',
  method: 'GET',
  scope: 'reporting.events',
  permission: 'show:read',
  tenant: { from: 'actor' },
  errors: ['INVALID', 'NOT_FOUND'],
} as const;

const searched = {
  promoterCode: PromoterCode.optional(),
  searchTerm: optionalText(LIMITS.searchTerm).optional(),
  dateFrom: LocalDate.optional(),
  dateTo: LocalDate.optional(),
  regionId: RegionId.optional(),
};

export const selectShows = endpoint({
  ...select,
  id: 'selectShows',
  path: '/data-selectors/shows',
  summary: 'Events to choose from for a report: those of promoters where the caller may make one',
  query: withRanges(
    z.strictObject({
      ...searched,
      ...sortQuery(SHOW_SORTS),
      sortOrderDescending: flag.default(true),
      ...pageQuery,
    }),
    ['dateFrom', 'dateTo'],
  ),
  response: { kind: 'json', schema: pageOf('SelectableShowPage', SelectableShow) },
  reads: ['show'],
});

export const selectVenues = endpoint({
  ...select,
  id: 'selectVenues',
  path: '/data-selectors/venues',
  summary: 'Venues to choose from for a report: those with an event between the days, both inside',
  query: withRanges(z.strictObject({ ...searched, ...sortQuery(VENUE_SORTS), ...pageQuery }), ['dateFrom', 'dateTo']),
  response: { kind: 'json', schema: pageOf('SelectableVenuePage', SelectableVenue) },
  reads: ['venue', 'show'],
});

export const selectArtistCampaigns = endpoint({
  ...select,
  id: 'selectArtistCampaigns',
  path: '/data-selectors/artist-campaigns',
  summary: 'Artist campaigns to choose from for a report, with their events in the region if one is given',
  query: campaignQuery,
  response: { kind: 'json', schema: ArtistCampaignPage },
  reads: ['campaign'],
});
