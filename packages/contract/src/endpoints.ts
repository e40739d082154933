import * as apiKeys from './api-keys.ts';
import * as artistCampaigns from './artist-campaigns.ts';
import * as baskets from './baskets.ts';
import * as channel from './channel.ts';
import * as customers from './customers.ts';
import * as features from './features.ts';
import * as guestLists from './guest-lists.ts';
import * as holds from './holds.ts';
import * as instalments from './instalments.ts';
import * as lookups from './lookups.ts';
import * as offerCodes from './offer-codes.ts';
import * as orders from './orders.ts';
import * as priceGroups from './price-groups.ts';
import * as prices from './prices.ts';
import * as promoters from './promoters.ts';
import * as questions from './questions.ts';
import * as reports from './reports.ts';
import * as resale from './resale.ts';
import * as seatCopies from './seat-copies.ts';
import * as seatingPlans from './seating-plans.ts';
import * as seats from './seats.ts';
import * as settlements from './settlements.ts';
import * as shortUrls from './short-urls.ts';
import * as showOrders from './show-orders.ts';
import * as shows from './shows.ts';
import * as tours from './tours.ts';
import * as venues from './venues.ts';
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
  reports,
} as const;
export type Slug = keyof typeof SLUGS;

export interface SluggedEndpoint {
  slug: string;
  endpoint: Endpoint;
}

/** Every call of the product, in document order: by slug, then by id, whatever loads the modules. */
export const ENDPOINTS: readonly SluggedEndpoint[] = Object.entries(SLUGS).flatMap(([slug, module]) =>
  Object.values(module)
    .filter(isEndpoint)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((endpoint) => ({ slug, endpoint })),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'scope' in value;
}
