import { DEFAULT_SEAT_PICKER, type Show, type ShowSummary } from '@parterre/contract/shows';
import type { Image } from '@parterre/contract/wire/images';
import { LRUCache } from 'lru-cache';
import { addDays, nameZone, toLocalDay } from '../../time/zones.ts';
import type { ShowRow } from '../show-rows/require-show.ts';
import { type SaleFacts, toSaleState } from '../show-rows/to-sale-state.ts';

/** What a row of the list is made of. */
export interface SummaryFacts {
  show: SaleFacts &
    Pick<ShowRow, 'showCode' | 'name' | 'venueId' | 'seating' | 'startsAtLocal' | 'currency' | 'capacity'>;
  promoterCode: string;
  venue: { name: string; town: string; countryCode: string };
  sold: number;
  comps: number;
  /** null for who may not know. */
  grossMinor: number | null;
  /** Tickets sold by local day; days without sales are absent. */
  ticketsOn: Readonly<Record<string, number>>;
}

export interface ShowFacts extends SummaryFacts {
  show: ShowRow;
  plan: { number: number; hash: string; seatCount: number } | null;
  tour: Show['tour'];
  artistCampaign: Show['artistCampaign'];
  images: Image[];
}

export function presentSummary({ show, promoterCode, venue, ...sales }: SummaryFacts, now: Date): ShowSummary {
  const today = toLocalDay(now, show.timeZone);
  return {
    showCode: show.showCode,
    promoterCode,
    name: show.name,
    venue: { venueId: show.venueId, name: venue.name, town: venue.town, countryCode: venue.countryCode },
    status: show.status,
    saleState: toSaleState(show, sales.sold + sales.comps, now),
    seating: show.seating,
    startsAtLocal: show.startsAtLocal,
    timeZone: show.timeZone,
    zoneName: nameZone(show.startsAt, show.timeZone),
    startsAt: show.startsAt.toISOString(),
    currency: show.currency,
    sales: {
      sold: sales.sold,
      comps: sales.comps,
      capacity: show.capacity,
      grossMinor: sales.grossMinor,
      last7Days: listWeek(today).map((day) => sales.ticketsOn[day] ?? 0),
    },
  };
}

const WEEK = [-6, -5, -4, -3, -2, -1, 0];
const weeks = new LRUCache<string, string[]>({ max: WEEK.length });

/** Seven days up to this one; all events of a page share one or two of them. */
function listWeek(today: string): string[] {
  const known = weeks.get(today);
  if (known) return known;
  const week = WEEK.map((days) => addDays(today, days));
  weeks.set(today, week);
  return week;
}

export function presentShow(facts: ShowFacts, now: Date): Show {
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
