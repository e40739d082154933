import type { listShows } from '@parterre/contract/shows/list';
import type { SHOW_CONTEXTS } from '@parterre/contract/shows/show';
import type { Permission } from '@parterre/contract/wire/permissions';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { toArray } from '#db/column.ts';
import { shows, showWords } from '#db/schema/events/shows.ts';
import { findMembership, hasPermission } from '#identity/actor.ts';
import { byInstant, byText } from '#lists/order.ts';
import { matchWords } from '#lists/search-key.ts';
import type { VerbInput } from '#verb.ts';
import { matchSaleStates } from './match-sale-states.ts';
import { seenShows } from './sold-in.ts';

type Query = VerbInput<typeof listShows>['query'];

export const SHOW_ORDERS = {
  Date: byInstant(shows.startsAt),
  ShowName: byText(shows.sortKey),
  VenueName: byText(shows.venueKey),
};

/** The permissions that each purpose of the list requires in addition to seeing shows. One of them is enough. */
const ASKED_FOR: Record<(typeof SHOW_CONTEXTS)[number], readonly Permission[]> = {
  manage: [],
  report: ['report:sales', 'report:seats', 'report:instalments', 'customer:export', 'fanshare:read'],
  copyFrom: ['price:write', 'seat:write'],
};

/** Returns the promoters of a request at which the caller has a permission for the purpose of the list. */
export function findReadablePromoters({ actor, promoterIds }: Context, purpose: Query['context']): number[] {
  const asked = ASKED_FOR[purpose];
  return promoterIds.filter((promoterId) => {
    const membership = findMembership(actor, promoterId);
    return membership && (asked.length === 0 || asked.some((permission) => hasPermission(membership, permission)));
  });
}

/** The filters of a list of shows; an absent one matches everything. */
export type ShowFilters = Partial<
  Pick<
    Query,
    | 'searchTerm'
    | 'dateFrom'
    | 'dateTo'
    | 'status'
    | 'saleState'
    | 'venueId'
    | 'tourId'
    | 'artistCampaignId'
    | 'regionId'
  >
>;

/**
 * Conditions on `shows`, the same wherever shows are listed or chosen: the promoters, what the caller sees of them, and
 * the filters.
 */
export function matchShows(
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  query: ShowFilters,
  promoterIds: readonly number[],
): SQL[] {
  const conditions: (SQL | undefined)[] = [
    // Compares one promoter with `=`, so that the page is read from the index in its order, without sorting.
    promoterIds.length === 1
      ? sql`${shows.promoterId} = ${promoterIds[0]}`
      : sql`${shows.promoterId} = any(${toArray(promoterIds)}::int[])`,
    seenShows(actor, query.regionId),
    query.status && sql`${shows.status} = any(${toArray(query.status)}::text[])`,
    query.saleState && matchSaleStates(query.saleState, now),
    query.venueId === undefined ? undefined : sql`${shows.venueId} = ${query.venueId}`,
    query.tourId === undefined ? undefined : sql`${shows.tourId} = ${query.tourId}`,
    query.artistCampaignId === undefined ? undefined : sql`${shows.artistCampaignId} = ${query.artistCampaignId}`,
    query.dateFrom === undefined ? undefined : sql`${shows.startsOn} >= ${query.dateFrom}`,
    query.dateTo === undefined ? undefined : sql`${shows.startsOn} <= ${query.dateTo}`,
    ...matchWords(query.searchTerm, {
      is: [shows.promoterId, shows.id],
      owner: [showWords.promoterId, showWords.showId],
      from: showWords,
      word: showWords.word,
    }),
  ];
  return conditions.filter((condition) => condition !== undefined);
}
