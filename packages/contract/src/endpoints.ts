import * as artistCampaigns from './events/artist-campaigns.ts';
import * as holds from './events/holds.ts';
import * as offerCodes from './events/offer-codes.ts';
import * as priceGroups from './events/price-groups.ts';
import * as prices from './events/prices.ts';
import * as printAtHome from './events/print-at-home.ts';
import * as questions from './events/questions.ts';
import * as shortUrls from './events/short-urls.ts';
import * as showsDuplicate from './events/shows/duplicate.ts';
import * as showsHistory from './events/shows/history.ts';
import * as showsList from './events/shows/list.ts';
import * as showsMove from './events/shows/move.ts';
import * as showsOverview from './events/shows/overview.ts';
import * as showsSetUp from './events/shows/set-up.ts';
import * as showsSettings from './events/shows/settings.ts';
import * as tours from './events/tours.ts';
import * as accessRequests from './promoters/access-requests.ts';
import * as accounts from './promoters/accounts.ts';
import * as apiKeys from './promoters/api-keys.ts';
import * as apiTokens from './promoters/api-tokens.ts';
import * as audit from './promoters/audit.ts';
import * as features from './promoters/features.ts';
import * as invitations from './promoters/invitations.ts';
import * as lookups from './promoters/lookups.ts';
import * as notifications from './promoters/notifications.ts';
import * as promoters from './promoters/promoters.ts';
import * as roles from './promoters/roles.ts';
import * as translations from './promoters/translations.ts';
import * as users from './promoters/users.ts';
import * as webhooks from './promoters/webhooks.ts';
import * as dataSelectors from './reports/data-selectors.ts';
import * as reportSchedules from './reports/report-schedules.ts';
import * as reportSettings from './reports/report-settings.ts';
import * as reports from './reports/reports.ts';
import * as start from './reports/start.ts';
import * as baskets from './sales/baskets.ts';
import * as channel from './sales/channel.ts';
import * as customers from './sales/customers.ts';
import * as guestListsDecide from './sales/guest-lists/decide.ts';
import * as guestListsDoorList from './sales/guest-lists/door-list.ts';
import * as guestListsGuestList from './sales/guest-lists/guest-list.ts';
import * as guestListsGuests from './sales/guest-lists/guests.ts';
import * as guestListsImport from './sales/guest-lists/import.ts';
import * as instalments from './sales/instalments.ts';
import * as ordersCancel from './sales/orders/cancel.ts';
import * as ordersChangeSeats from './sales/orders/change-seats.ts';
import * as ordersComps from './sales/orders/comps.ts';
import * as ordersNote from './sales/orders/note.ts';
import * as ordersPay from './sales/orders/pay.ts';
import * as ordersRead from './sales/orders/read.ts';
import * as ordersTickets from './sales/orders/tickets.ts';
import * as ordersTransfer from './sales/orders/transfer.ts';
import * as resale from './sales/resale.ts';
import * as settlements from './sales/settlements.ts';
import * as showOrders from './sales/show-orders.ts';
import * as seatCopies from './seating/seat-copies.ts';
import * as seatingPlansDraft from './seating/seating-plans/draft.ts';
import * as seatingPlansImport from './seating/seating-plans/import.ts';
import * as seatingPlansPlan from './seating/seating-plans/plan.ts';
import * as seatingPlansPlanShows from './seating/seating-plans/plan-shows.ts';
import * as seatingPlansPublish from './seating/seating-plans/publish.ts';
import * as seatingPlansVersionMoves from './seating/seating-plans/version-moves.ts';
import * as seatsAllocate from './seating/seats/allocate.ts';
import * as seatsBlocks from './seating/seats/blocks.ts';
import * as seatsFigures from './seating/seats/figures.ts';
import * as seatsLive from './seating/seats/live.ts';
import * as seats from './seating/seats.ts';
import * as venues from './seating/venues.ts';
import type { Endpoint } from './wire/endpoint.ts';

/** Every slug with its module: the order of the OpenAPI document. */
export const SLUGS = {
  start,
  shows: {
    ...showsDuplicate,
    ...showsHistory,
    ...showsList,
    ...showsMove,
    ...showsOverview,
    ...showsSetUp,
    ...showsSettings,
  },
  'price-groups': priceGroups,
  prices,
  'offer-codes': offerCodes,
  seats: { ...seats, ...seatsAllocate, ...seatsBlocks, ...seatsFigures, ...seatsLive },
  'seat-copies': seatCopies,
  holds,
  'seating-plans': {
    ...seatingPlansDraft,
    ...seatingPlansImport,
    ...seatingPlansPlanShows,
    ...seatingPlansPlan,
    ...seatingPlansPublish,
    ...seatingPlansVersionMoves,
  },
  venues,
  tours,
  'artist-campaigns': artistCampaigns,
  'short-urls': shortUrls,
  'print-at-home': printAtHome,
  orders: {
    ...ordersCancel,
    ...ordersChangeSeats,
    ...ordersComps,
    ...ordersNote,
    ...ordersPay,
    ...ordersRead,
    ...ordersTickets,
    ...ordersTransfer,
  },
  channel,
  baskets,
  resale,
  customers,
  questions,
  instalments,
  settlements,
  'show-orders': showOrders,
  'guest-lists': {
    ...guestListsDecide,
    ...guestListsDoorList,
    ...guestListsGuestList,
    ...guestListsGuests,
    ...guestListsImport,
  },
  promoters,
  accounts,
  'api-keys': apiKeys,
  'api-tokens': apiTokens,
  webhooks,
  translations,
  users,
  invitations,
  roles,
  'access-requests': accessRequests,
  notifications,
  audit,
  lookups,
  features,
  'data-selectors': dataSelectors,
  reports,
  'report-settings': reportSettings,
  'report-schedules': reportSchedules,
} as const;
export type Slug = keyof typeof SLUGS;

export interface SluggedEndpoint {
  slug: string;
  endpoint: Endpoint;
}

/** Every call of the product in the order of the document: by slug, then by id, whatever loads the modules. */
export const ENDPOINTS: readonly SluggedEndpoint[] = Object.entries(SLUGS).flatMap(([slug, module]) =>
  Object.values(module)
    .filter(isEndpoint)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((endpoint) => ({ slug, endpoint })),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'scope' in value;
}
