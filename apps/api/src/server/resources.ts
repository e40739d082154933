import type { FindOwners } from '../identity/owner.ts';
import type { Resource } from '../resource.ts';
import { apiKeysResource } from '../resources/api-keys/resource.ts';
import { artistCampaignsResource } from '../resources/artist-campaigns/resource.ts';
import { channelResource } from '../resources/channel/resource.ts';
import { customersResource } from '../resources/customers/resource.ts';
import { dataSelectorsResource } from '../resources/data-selectors/resource.ts';
import { featuresResource } from '../resources/features/resource.ts';
import { lookupsResource } from '../resources/lookups/resource.ts';
import { ordersResource } from '../resources/orders/resource.ts';
import { promotersResource } from '../resources/promoters/resource.ts';
import { reportSchedulesResource } from '../resources/report-schedules/resource.ts';
import { reportSettingsResource } from '../resources/report-settings/resource.ts';
import { reportsResource } from '../resources/reports/resource.ts';
import { resaleResource } from '../resources/resale/resource.ts';
import { seatCopiesResource } from '../resources/seat-copies/resource.ts';
import { seatSavesResource } from '../resources/seat-saves/resource.ts';
import { seatingPlansResource } from '../resources/seating-plans/resource.ts';
import { showOrdersResource } from '../resources/show-orders/resource.ts';
import { PARTS_OF_SHOWS } from '../resources/shows/parts-of-shows.ts';
import { showsResource } from '../resources/shows/resource.ts';
import { toursResource } from '../resources/tours/resource.ts';
import { venuesResource } from '../resources/venues/resource.ts';
import { versionMovesResource } from '../resources/version-moves/resource.ts';

/** The only place that lists the resources, but the parts of shows, which `shows/` lists in the order they need. */
export const RESOURCES: readonly Resource[] = [
  showsResource,
  ...PARTS_OF_SHOWS,
  seatSavesResource,
  seatCopiesResource,
  seatingPlansResource,
  versionMovesResource,
  venuesResource,
  toursResource,
  artistCampaignsResource,
  ordersResource,
  channelResource,
  resaleResource,
  customersResource,
  showOrdersResource,
  promotersResource,
  apiKeysResource,
  lookupsResource,
  featuresResource,
  dataSelectorsResource,
  reportSettingsResource,
  reportsResource,
  reportSchedulesResource,
];

/** Every endpoint with its verb. */
export const ROUTES = RESOURCES.flatMap(({ routes }) => routes);

/** Whose a thing is that a call names, by the slug of its resource. */
export const FIND_OWNERS: FindOwners = new Map(
  RESOURCES.flatMap(({ slug, findOwner }) => (findOwner ? [[slug, findOwner]] : [])),
);
