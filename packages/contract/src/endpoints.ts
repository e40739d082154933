import * as artistCampaigns from './events/artist-campaigns.ts';
import * as offerCodes from './events/offer-codes.ts';
import * as priceGroups from './events/price-groups.ts';
import * as prices from './events/prices.ts';
import * as questions from './events/questions.ts';
import * as shortUrls from './events/short-urls.ts';
import * as shows from './events/shows.ts';
import * as tours from './events/tours.ts';
import * as apiKeys from './promoters/api-keys.ts';
import * as dataSelectors from './promoters/data-selectors.ts';
import * as features from './promoters/features.ts';
import * as lookups from './promoters/lookups.ts';
import * as promoters from './promoters/promoters.ts';
import * as reportSchedules from './promoters/report-schedules.ts';
import * as reportSettings from './promoters/report-settings.ts';
import * as reports from './promoters/reports.ts';
import * as baskets from './sales/baskets.ts';
import * as channel from './sales/channel.ts';
import * as customers from './sales/customers.ts';
import * as guestLists from './sales/guest-lists.ts';
import * as instalments from './sales/instalments.ts';
import * as orders from './sales/orders.ts';
import * as resale from './sales/resale.ts';
import * as settlements from './sales/settlements.ts';
import * as showOrders from './sales/show-orders.ts';
import * as holds from './seating/holds.ts';
import * as seatCopies from './seating/seat-copies.ts';
import * as seatingPlans from './seating/seating-plans.ts';
import * as seats from './seating/seats.ts';
import * as venues from './seating/venues.ts';
import type { Endpoint } from './wire/endpoint.ts';

/** Every slug with its module: the order of the OpenAPI document. */
export const SLUGS = {
  shows,
  'price-groups': priceGroups,
  prices,
  'offer-codes': offerCodes,
  seats,
  'seat-copies': seatCopies,
  holds,
  'seating-plans': seatingPlans,
  venues,
  tours,
  'artist-campaigns': artistCampaigns,
  'short-urls': shortUrls,
  orders,
  channel,
  baskets,
  resale,
  customers,
  questions,
  instalments,
  settlements,
  'show-orders': showOrders,
  'guest-lists': guestLists,
  promoters,
  'api-keys': apiKeys,
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
