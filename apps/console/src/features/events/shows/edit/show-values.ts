import type { createShow, updateShow } from '@parterre/contract/calls/shows';
import type { Promoter } from '@parterre/contract/promoters';
import type { Show } from '@parterre/contract/shows/show';
import type { CallArguments } from '@parterre/contract/wire/call';
import type { ConfirmedTexts, Overlap } from '@parterre/contract/wire/values';
import { dropBlankCultures, fillCultures } from '#forms/translation/text-languages.ts';

/** The form values of a show; '' means no date. */
export interface ShowValues {
  name: Record<string, string>;
  /** Rich text, like the terms. */
  description: Record<string, string>;
  terms: Record<string, string>;
  confirmedTexts: ConfirmedTexts;
  categoryId: number | null;
  /** Set on creation; later only a move changes it. */
  tourId: number | null;
  artistCampaignId: number | null;
  performingArtistIds: number[];
  /** Null means all partner sites. */
  partnerSiteIds: number[] | null;
  venueId: number | null;
  seating: Show['seating'];
  /** `default` is the plan of the tour or venue; null means none. */
  seatingPlanId: number | null | 'default';
  startsAtLocal: string;
  /** The chosen instant if the clocks show the time twice; null until chosen. */
  overlap: Overlap | null;
  doorsAtLocal: string;
  endsAtLocal: string;
  onSaleAtLocal: string;
  offSaleAtLocal: string;
  currency: string;
  defaultCulture: string;
}

export interface ShowPromoter extends Pick<Promoter, 'code' | 'currency'> {
  cultures: readonly string[];
}

type CreateBody = CallArguments<typeof createShow>['body'];
type UpdateBody = CallArguments<typeof updateShow>['body'];

export type ShowPreset = Partial<Pick<ShowValues, 'tourId' | 'artistCampaignId' | 'venueId'>>;

export function newShowValues(promoter: Promoter, preset: ShowPreset = {}): ShowValues {
  return {
    name: fillCultures({}, promoter.cultures),
    description: fillCultures({}, promoter.cultures),
    terms: fillCultures({}, promoter.cultures),
    confirmedTexts: {},
    categoryId: null,
    tourId: preset.tourId ?? null,
    artistCampaignId: preset.artistCampaignId ?? null,
    performingArtistIds: [],
    partnerSiteIds: null,
    venueId: preset.venueId ?? null,
    seating: 'RESERVED',
    seatingPlanId: 'default',
    startsAtLocal: '',
    overlap: null,
    doorsAtLocal: '',
    endsAtLocal: '',
    onSaleAtLocal: '',
    offSaleAtLocal: '',
    currency: promoter.currency,
    defaultCulture: promoter.defaultCulture,
  };
}

export function toShowValues(show: Show, cultures: readonly string[]): ShowValues {
  return {
    name: fillCultures(show.name, cultures),
    description: fillCultures(show.description, cultures),
    terms: fillCultures(show.terms, cultures),
    confirmedTexts: {},
    categoryId: show.categoryId,
    tourId: show.tour?.tourId ?? null,
    artistCampaignId: show.artistCampaign?.artistCampaignId ?? null,
    performingArtistIds: show.performingArtistIds,
    partnerSiteIds: show.partnerSiteIds.length === 0 ? null : show.partnerSiteIds,
    venueId: show.venue.venueId,
    seating: show.seating,
    seatingPlanId: show.seatingPlanId,
    startsAtLocal: show.startsAtLocal,
    overlap: null,
    doorsAtLocal: show.doorsAtLocal ?? '',
    endsAtLocal: show.endsAtLocal ?? '',
    onSaleAtLocal: show.onSaleAtLocal ?? '',
    offSaleAtLocal: show.offSaleAtLocal ?? '',
    currency: show.currency,
    defaultCulture: show.defaultCulture,
  };
}

/**
 * Requires `venueId`, which the form validates. Without a campaign the show gets its tour's. `default` becomes the plan
 * that the form showed; if none was known yet, the server chooses.
 */
export function toNewShowBody(values: ShowValues, promoterCode: string, defaultPlanId?: number | null): CreateBody {
  const { overlap, venueId, seatingPlanId, artistCampaignId, partnerSiteIds, confirmedTexts: _, ...fields } = values;
  return {
    ...fields,
    ...(artistCampaignId === null ? {} : { artistCampaignId }),
    partnerSiteIds: partnerSiteIds ?? [],
    promoterCode,
    venueId: venueId ?? 0,
    seatingPlanId: seatingPlanId === 'default' ? defaultPlanId : seatingPlanId,
    name: dropBlankCultures(fields.name),
    description: dropBlankCultures(fields.description),
    terms: dropBlankCultures(fields.terms),
    doorsAtLocal: fields.doorsAtLocal || null,
    endsAtLocal: fields.endsAtLocal || null,
    onSaleAtLocal: fields.onSaleAtLocal || null,
    offSaleAtLocal: fields.offSaleAtLocal || null,
    ...(overlap ? { overlap } : {}),
  };
}

const OPTIONAL_TIMES = ['doorsAtLocal', 'endsAtLocal', 'onSaleAtLocal', 'offSaleAtLocal'] as const;

const TEXTS = ['name', 'description', 'terms'] as const;

/**
 * Returns only the changed values, without the plan, which has a page of its own, and the tour, which changes by a
 * move.
 */
export function toShowBody(changed: Partial<ShowValues>): UpdateBody {
  const { overlap, venueId, partnerSiteIds, confirmedTexts, ...fields } = changed;
  const body: UpdateBody = {};
  for (const field of OPTIONAL_TIMES) if (fields[field] !== undefined) body[field] = fields[field] || null;
  if (fields.startsAtLocal) body.startsAtLocal = fields.startsAtLocal;
  if (fields.categoryId !== undefined) body.categoryId = fields.categoryId;
  if (fields.artistCampaignId !== undefined) body.artistCampaignId = fields.artistCampaignId;
  if (fields.performingArtistIds) body.performingArtistIds = fields.performingArtistIds;
  if (partnerSiteIds !== undefined) body.partnerSiteIds = partnerSiteIds ?? [];
  if (fields.seating) body.seating = fields.seating;
  if (fields.currency) body.currency = fields.currency;
  if (fields.defaultCulture) body.defaultCulture = fields.defaultCulture;
  if (venueId) body.venueId = venueId;
  for (const field of TEXTS) if (fields[field]) body[field] = dropBlankCultures(fields[field]);
  if (confirmedTexts) body.confirmedTexts = confirmedTexts;
  if (overlap) body.overlap = overlap;
  return body;
}

/** True before the first sale. After it buyers may rely on start and venue, which then change only through a move. */
export const canChangePlace = ({ status }: Pick<Show, 'status'>): boolean => status === 'PENDING';
