import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { PROGRAMME_SORTS } from '../choices/show-choices.ts';
import { endpoint, LARGE_BODIES } from '../wire/endpoint.ts';
import { pageOf, pageQuery, sortQuery } from '../wire/paging.ts';
import { withRanges } from '../wire/ranges.ts';
import {
  ConfirmedTexts,
  Id,
  idParam,
  LocalDate,
  LookupId,
  OutdatedTexts,
  optionalText,
  PromoterCode,
  Revision,
  richTextByCulture,
  TextByCulture,
  textByCulture,
} from '../wire/values.ts';

const TourPlan = z.strictObject({
  id: Id,
  name: z.string(),
  venueId: Id,
  venueName: z.string(),
  isDefault: z.boolean(),
});

export const TourSummary = z
  .strictObject({
    tourId: Id,
    promoterCode: z.string(),
    name: TextByCulture,
    artistCampaign: z.strictObject({ artistCampaignId: Id, name: TextByCulture }).nullable(),
    showCount: z.int(),
    firstShowOn: z.string().nullable(),
    lastShowOn: z.string().nullable(),
    nextShowOn: z.string().nullable(),
    revision: Revision,
  })
  .meta({ id: 'TourSummary' });
export type TourSummary = z.infer<typeof TourSummary>;

export const Tour = z
  .strictObject({
    ...TourSummary.shape,
    description: TextByCulture,
    outdatedTexts: OutdatedTexts,
    performingArtistIds: z.array(Id),
    /** The plans that shows of the tour may use, whatever their venue (spec §5). */
    plans: z.array(TourPlan),
  })
  .meta({ id: 'Tour' });
export type Tour = z.infer<typeof Tour>;
export const TourPage = pageOf('TourPage', TourSummary);

const tourFields = {
  name: textByCulture(LIMITS.tour.name),
  description: richTextByCulture,
  artistCampaignId: Id.nullable(),
  performingArtistIds: z.array(LookupId).max(LIMITS.tour.artists),
  planIds: z.array(Id).max(LIMITS.tour.plans),
  /** One of `planIds`; null for the default plan of each venue. */
  defaultPlanId: Id.nullable(),
};
export const CreateTour = z
  .strictObject({
    promoterCode: PromoterCode,
    ...tourFields,
    description: tourFields.description.default({}),
    artistCampaignId: tourFields.artistCampaignId.default(null),
    performingArtistIds: tourFields.performingArtistIds.default([]),
    planIds: tourFields.planIds.default([]),
    defaultPlanId: tourFields.defaultPlanId.default(null),
  })
  .meta({ id: 'CreateTour' });
export const UpdateTour = z
  .strictObject({ ...tourFields, confirmedTexts: ConfirmedTexts })
  .partial()
  .meta({ id: 'UpdateTour' });

export const tourParams = z.strictObject({ tourId: idParam });
const read = { base: 'main', scope: 'backstage.event_data', permission: 'show:read' } as const;
const write = { base: 'main', scope: 'event-config.manage', permission: 'campaign:write' } as const;

export const listTours = endpoint({
  ...read,
  id: 'listTours',
  method: 'GET',
  path: '/tours',
  summary: 'Tours of the caller, searched, sorted and paged',
  query: withRanges(
    z.strictObject({
      promoterCode: PromoterCode.optional(),
      searchTerm: optionalText(LIMITS.searchTerm).optional(),
      artistCampaignId: idParam.optional(),
      /** Keeps tours with a show sold in this region, and tours without any show. */
      regionId: idParam.optional(),
      /** Keeps tours with a show between `dateFrom` and `dateTo`, both days included, in the region if one is given. */
      dateFrom: LocalDate.optional(),
      dateTo: LocalDate.optional(),
      ...sortQuery(PROGRAMME_SORTS),
      ...pageQuery,
    }),
    ['dateFrom', 'dateTo'],
  ),
  response: { kind: 'json', schema: TourPage },
  tenant: { from: 'actor' },
  errors: ['INVALID', 'NOT_FOUND'],
  reads: ['tour'],
});

export const createTour = endpoint({
  ...write,
  id: 'createTour',
  method: 'POST',
  path: '/tours',
  summary: 'Create a tour; answers it',
  body: CreateTour,
  maxBodyBytes: LARGE_BODIES.texts,
  response: { kind: 'json', schema: Tour },
  status: 201,
  tenant: { from: 'promoter', at: 'body.promoterCode' },
  errors: ['INVALID', 'NOT_FOUND', 'NAME_TAKEN'],
  stale: ['tour', 'campaign'],
  example: { promoterCode: 'harbour-hall', name: { 'en-GB': 'Winter season' } },
});

export const getTour = endpoint({
  ...read,
  id: 'getTour',
  method: 'GET',
  path: '/tours/{tourId}',
  summary: 'One tour',
  params: tourParams,
  response: { kind: 'json', schema: Tour },
  tenant: { of: 'tours', at: 'params.tourId' },
  errors: ['NOT_FOUND'],
  reads: ['tour'],
});

export const updateTour = endpoint({
  ...write,
  id: 'updateTour',
  method: 'PATCH',
  path: '/tours/{tourId}',
  summary: 'Change a tour; what is absent stays as it is',
  params: tourParams,
  body: UpdateTour,
  maxBodyBytes: LARGE_BODIES.texts,
  response: { kind: 'json', schema: Tour },
  tenant: { of: 'tours', at: 'params.tourId' },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'NAME_TAKEN'],
  stale: ['tour', 'campaign', 'show'],
  example: { name: { 'en-GB': 'Winter season 2027' } },
});
