import { z } from 'zod';
import { IMAGE_BYTES_MAX } from '../choices/image-sizes.ts';
import { LIMITS } from '../choices/limits.ts';
import { PROGRAMME_SORTS, PUSH_RESULTS } from '../choices/show-choices.ts';
import { endpoint, LARGE_BODIES } from '../wire/endpoint.ts';
import { Image, ImageList, mediaTypeQuery } from '../wire/images.ts';
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

export const ArtistCampaignSummary = z
  .strictObject({
    artistCampaignId: Id,
    promoterCode: z.string(),
    name: TextByCulture,
    artists: z.array(z.string()),
    tourCount: z.int(),
    showCount: z.int(),
    nextShowOn: z.string().nullable(),
    /** The URL of the `event-search` picture; null without one. */
    thumbnailUrl: z.string().nullable(),
    revision: Revision,
  })
  .meta({ id: 'ArtistCampaignSummary' });
export type ArtistCampaignSummary = z.infer<typeof ArtistCampaignSummary>;

export const ArtistCampaign = z
  .strictObject({
    ...ArtistCampaignSummary.shape,
    description: TextByCulture,
    outdatedTexts: OutdatedTexts,
    performingArtistIds: z.array(Id),
    images: z.array(Image),
  })
  .meta({ id: 'ArtistCampaign' });
export type ArtistCampaign = z.infer<typeof ArtistCampaign>;
export const ArtistCampaignPage = pageOf('ArtistCampaignPage', ArtistCampaignSummary);

const campaignFields = {
  name: textByCulture(LIMITS.artistCampaign.name),
  description: richTextByCulture,
  performingArtistIds: z.array(LookupId).max(LIMITS.artistCampaign.artists),
};
export const CreateArtistCampaign = z
  .strictObject({
    promoterCode: PromoterCode,
    ...campaignFields,
    description: campaignFields.description.default({}),
    performingArtistIds: campaignFields.performingArtistIds.default([]),
  })
  .meta({ id: 'CreateArtistCampaign' });
export const UpdateArtistCampaign = z
  .strictObject({ ...campaignFields, confirmedTexts: ConfirmedTexts })
  .partial()
  .meta({ id: 'UpdateArtistCampaign' });

export const PushedImage = z.strictObject({
  showCode: z.string(),
  name: TextByCulture,
  startsAtLocal: z.string(),
  result: z.enum(PUSH_RESULTS),
  /** The reason of the refusal; present only with the result `refused`. */
  reason: z.enum(['ENDED', 'CANCELLED']).optional(),
});
export const PushedImages = z.strictObject({ items: z.array(PushedImage) }).meta({ id: 'PushedImages' });
export type PushedImages = z.infer<typeof PushedImages>;

export const campaignParams = z.strictObject({ artistCampaignId: idParam });
const tenant = { of: 'artist-campaigns', at: 'params.artistCampaignId' } as const;
const read = { base: 'main', scope: 'backstage.event_data', permission: 'show:read' } as const;
const write = { base: 'main', scope: 'event-config.manage', permission: 'campaign:write' } as const;

export const campaignQuery = withRanges(
  z.strictObject({
    promoterCode: PromoterCode.optional(),
    searchTerm: optionalText(LIMITS.searchTerm).optional(),
    /** Keeps campaigns with a show sold in this region, and campaigns without any show. */
    regionId: idParam.optional(),
    /** Keeps campaigns with a show between `dateFrom` and `dateTo`, both days included, in the region if one is given. */
    dateFrom: LocalDate.optional(),
    dateTo: LocalDate.optional(),
    ...sortQuery(PROGRAMME_SORTS),
    ...pageQuery,
  }),
  ['dateFrom', 'dateTo'],
);

export const listArtistCampaigns = endpoint({
  ...read,
  id: 'listArtistCampaigns',
  method: 'GET',
  path: '/artist-campaigns',
  summary: 'Artist campaigns of the caller, searched, sorted and paged',
  query: campaignQuery,
  response: { kind: 'json', schema: ArtistCampaignPage },
  tenant: { from: 'actor' },
  errors: ['INVALID', 'NOT_FOUND'],
  reads: ['campaign'],
});

export const createArtistCampaign = endpoint({
  ...write,
  id: 'createArtistCampaign',
  method: 'POST',
  path: '/artist-campaigns',
  summary: 'Create an artist campaign',
  body: CreateArtistCampaign,
  maxBodyBytes: LARGE_BODIES.texts,
  response: { kind: 'json', schema: ArtistCampaign },
  status: 201,
  tenant: { from: 'promoter', at: 'body.promoterCode' },
  errors: ['INVALID', 'NOT_FOUND', 'NAME_TAKEN'],
  stale: ['campaign'],
  example: { promoterCode: 'harbour-hall', name: { 'en-GB': 'The Harbour Philharmonic' } },
});

export const getArtistCampaign = endpoint({
  ...read,
  id: 'getArtistCampaign',
  method: 'GET',
  path: '/artist-campaigns/{artistCampaignId}',
  summary: 'One artist campaign with its pictures',
  params: campaignParams,
  response: { kind: 'json', schema: ArtistCampaign },
  tenant,
  errors: ['NOT_FOUND'],
  reads: ['campaign'],
});

export const updateArtistCampaign = endpoint({
  ...write,
  id: 'updateArtistCampaign',
  method: 'PATCH',
  path: '/artist-campaigns/{artistCampaignId}',
  summary: 'Change an artist campaign; what is absent stays as it is',
  params: campaignParams,
  body: UpdateArtistCampaign,
  maxBodyBytes: LARGE_BODIES.texts,
  response: { kind: 'json', schema: ArtistCampaign },
  tenant,
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'NAME_TAKEN'],
  stale: ['campaign', 'tour', 'show'],
  example: { description: { 'en-GB': '<p>Back after three years.</p>' } },
});

export const putArtistCampaignImage = endpoint({
  ...write,
  id: 'putArtistCampaignImage',
  method: 'PUT',
  path: '/artist-campaigns/{artistCampaignId}/images',
  summary: 'Set the picture of a campaign in one size; re-encoded, metadata removed',
  params: campaignParams,
  query: mediaTypeQuery,
  upload: { maxBytes: IMAGE_BYTES_MAX },
  response: { kind: 'json', schema: ImageList },
  tenant,
  errors: ['INVALID', 'NOT_FOUND', 'FILE_TOO_LARGE', 'FILE_TYPE_REFUSED', 'IMAGE_REFUSED', 'BUSY'],
  stale: ['campaign'],
});

export const removeArtistCampaignImage = endpoint({
  ...write,
  id: 'removeArtistCampaignImage',
  method: 'DELETE',
  path: '/artist-campaigns/{artistCampaignId}/images',
  summary: 'Remove the picture of a campaign in one size',
  params: campaignParams,
  query: mediaTypeQuery,
  response: { kind: 'none' },
  status: 204,
  tenant,
  errors: ['INVALID', 'NOT_FOUND'],
  stale: ['campaign'],
});

export const pushArtistCampaignImage = endpoint({
  ...write,
  id: 'pushArtistCampaignImage',
  method: 'PUT',
  path: '/artist-campaigns/{artistCampaignId}/show/images',
  summary: "Give the campaign's picture of one size to every event of the campaign; answers the result per event",
  params: campaignParams,
  query: mediaTypeQuery,
  response: { kind: 'json', schema: PushedImages },
  tenant,
  errors: ['INVALID', 'NOT_FOUND'],
  stale: ['show', 'campaign', 'history'],
});
