import { DEFAULT_SEAT_PICKER, type Show } from '@parterre/contract/shows/show';
import type { Image } from '@parterre/contract/wire/images';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { presentSummary, type SummaryFacts } from './list.ts';

export interface WholeShowFacts extends Omit<SummaryFacts, 'show'> {
  show: ShowRow;
  plan: { number: number; hash: string; seatCount: number } | null;
  tour: Show['tour'];
  artistCampaign: Show['artistCampaign'];
  images: Image[];
}

export function presentShow(facts: WholeShowFacts, now: Date): Show {
  const { show, plan } = facts;
  return {
    ...presentSummary(facts, now),
    description: show.description,
    terms: show.terms,
    outdatedTexts: show.outdatedTexts,
    categoryId: show.categoryId,
    tour: facts.tour,
    artistCampaign: facts.artistCampaign,
    performingArtistIds: show.performingArtistIds,
    partnerSiteIds: show.partnerSiteIds,
    seatPicker: show.seatPicker ?? DEFAULT_SEAT_PICKER,
    images: facts.images,
    defaultCulture: show.defaultCulture,
    doorsAtLocal: show.doorsAtLocal,
    endsAtLocal: show.endsAtLocal,
    onSaleAtLocal: show.onSaleAtLocal,
    offSaleAtLocal: show.offSaleAtLocal,
    seatingPlanId: show.planId,
    planVersionId: show.planVersionId,
    planVersionNumber: plan?.number ?? null,
    geometryHash: plan?.hash ?? null,
    seatCount: show.seating === 'RESERVED' ? (plan?.seatCount ?? 0) : 0,
    hasOrders: show.hasOrders,
    createdAt: show.createdAt.toISOString(),
    revision: show.revision,
  };
}
