import { z } from 'zod';
import { LIMITS } from '../../choices/limits.ts';
import { endpoint, LARGE_BODIES } from '../../wire/endpoint.ts';
import {
  ConfirmedTexts,
  CultureCode,
  Id,
  KnownCurrency,
  LocalDateTime,
  LookupId,
  Overlap,
  PromoterCode,
  requiredText,
  richTextByCulture,
  textByCulture,
} from '../../wire/values.ts';
import { Seating, Show, ShowStatus, showParams, showWrite } from './show.ts';

const showFields = {
  name: textByCulture(LIMITS.show.name),
  description: richTextByCulture,
  terms: richTextByCulture,
  venueId: Id,
  categoryId: LookupId.nullable(),
  artistCampaignId: Id.nullable(),
  performingArtistIds: z.array(LookupId).max(LIMITS.show.artists),
  partnerSiteIds: z.array(LookupId).max(LIMITS.show.partnerSites),
  startsAtLocal: LocalDateTime,
  overlap: Overlap.optional(),
  doorsAtLocal: LocalDateTime.nullable(),
  endsAtLocal: LocalDateTime.nullable(),
  onSaleAtLocal: LocalDateTime.nullable(),
  offSaleAtLocal: LocalDateTime.nullable(),
  seating: Seating,
  /** null for no plan; if absent on creation, the default plan of the venue. */
  seatingPlanId: Id.nullable(),
  currency: KnownCurrency,
  defaultCulture: CultureCode,
};

export const CreateShow = z
  .strictObject({
    promoterCode: PromoterCode,
    ...showFields,
    description: showFields.description.default({}),
    terms: showFields.terms.default({}),
    categoryId: showFields.categoryId.default(null),
    /** The tour of the show; `artistCampaignId` defaults to the campaign of this tour. */
    tourId: Id.nullable().default(null),
    artistCampaignId: showFields.artistCampaignId.optional(),
    performingArtistIds: showFields.performingArtistIds.default([]),
    partnerSiteIds: showFields.partnerSiteIds.default([]),
    doorsAtLocal: showFields.doorsAtLocal.default(null),
    endsAtLocal: showFields.endsAtLocal.default(null),
    onSaleAtLocal: showFields.onSaleAtLocal.default(null),
    offSaleAtLocal: showFields.offSaleAtLocal.default(null),
    seating: Seating.default('RESERVED'),
    seatingPlanId: showFields.seatingPlanId.optional(),
    defaultCulture: CultureCode.default('en-GB'),
  })
  .meta({ id: 'CreateShow' });

export const UpdateShow = z
  .strictObject({
    ...showFields,
    status: ShowStatus,
    confirmedTexts: ConfirmedTexts,
    /**
     * The number of seats that a change of plan removes, as the user confirmed it; required if any of them has a price
     * type or hold.
     */
    removesSeats: z.int().nonnegative(),
    reason: requiredText(LIMITS.show.reason),
  })
  .partial()
  .meta({ id: 'UpdateShow' });

const example = {
  promoterCode: 'harbour-hall',
  name: { 'en-GB': 'Mahler: Symphony No. 5' },
  venueId: 4021,
  startsAtLocal: '2026-12-10T19:30:00',
  currency: 'USD',
};

export const createShow = endpoint({
  id: 'createShow',
  base: 'main',
  method: 'POST',
  path: '/shows',
  summary: 'Create an event at a venue; it starts PENDING',
  body: CreateShow,
  maxBodyBytes: LARGE_BODIES.texts,
  response: { kind: 'json', schema: Show },
  status: 201,
  scope: 'event-config.manage',
  permission: 'show:write',
  tenant: { from: 'promoter', at: 'body.promoterCode' },
  errors: ['INVALID', 'TIME_IN_GAP', 'TIME_IN_OVERLAP', 'PLAN_NOT_SELECTABLE', 'NAME_TAKEN'],
  stale: ['show', 'tour', 'campaign', 'history'],
  example,
});

export const getShow = endpoint({
  id: 'getShow',
  base: 'main',
  method: 'GET',
  path: '/shows/{showCode}',
  summary: 'One event',
  params: showParams,
  response: { kind: 'json', schema: Show },
  scope: 'backstage.event_data',
  permission: 'show:read',
  tenant: { from: 'show', at: 'params.showCode' },
  errors: ['NOT_FOUND'],
  reads: ['show'],
});

export const updateShow = endpoint({
  id: 'updateShow',
  base: 'main',
  method: 'PATCH',
  path: '/shows/{showCode}',
  summary: 'Change an event; what is absent stays as it is',
  params: showParams,
  body: UpdateShow,
  maxBodyBytes: LARGE_BODIES.texts,
  response: { kind: 'json', schema: Show },
  scope: 'event-config.manage',
  permission: 'show:write',
  tenant: { from: 'show', at: 'params.showCode' },
  errors: [
    'INVALID',
    'STALE',
    'HAS_ORDERS',
    'CURRENCY_FIXED',
    'STATUS_CHANGE_REFUSED',
    'TIME_IN_GAP',
    'TIME_IN_OVERLAP',
    'PLAN_NOT_SELECTABLE',
    'NAME_TAKEN',
    'CONFLICT',
    'RULE_BROKEN',
  ],
  reasons: { CONFLICT: ['removes-other-seats'], RULE_BROKEN: ['event-moves'] },
  stale: ['show', 'history', 'seat-price', 'seating-block', 'tour', 'campaign'],
  example: { name: { 'en-GB': 'Mahler: Symphony No. 5' } },
});

export const removeShow = endpoint({
  ...showWrite('show:write'),
  id: 'removeShow',
  method: 'DELETE',
  path: '/shows/{showCode}',
  summary: 'Delete an event with everything in it; refused once it had an order',
  params: showParams,
  response: { kind: 'none' },
  status: 204,
  errors: ['NOT_FOUND', 'STALE', 'HAS_ORDERS', 'IN_USE'],
  stale: ['show', 'campaign', 'tour', 'history'],
});
