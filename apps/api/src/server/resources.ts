import { nounOf } from '../context/change.ts';
import type { FindOwners } from '../identity/owner.ts';
import type { Resource } from '../resource.ts';
import { artistCampaignsResource } from '../resources/events/artist-campaigns/resource.ts';
import { toursResource } from '../resources/events/tours/resource.ts';
import { auditResource } from '../resources/ground/audit/resource.ts';
import { lookupsResource } from '../resources/ground/lookups/resource.ts';
import { accessRequestsResource } from '../resources/promoters/access-requests/resource.ts';
import { accountsResource } from '../resources/promoters/accounts/resource.ts';
import { apiKeysResource } from '../resources/promoters/api-keys/resource.ts';
import { apiTokensResource } from '../resources/promoters/api-tokens/resource.ts';
import { featuresResource } from '../resources/promoters/features/resource.ts';
import { invitationsResource } from '../resources/promoters/invitations/resource.ts';
import { notificationsResource } from '../resources/promoters/notifications/resource.ts';
import { promotersResource } from '../resources/promoters/promoters/resource.ts';
import { rolesResource } from '../resources/promoters/roles/resource.ts';
import { translationsResource } from '../resources/promoters/translations/resource.ts';
import { usersResource } from '../resources/promoters/users/resource.ts';
import { webhooksResource } from '../resources/promoters/webhooks/resource.ts';
import { dataSelectorsResource } from '../resources/reports/data-selectors/resource.ts';
import { reportSchedulesResource } from '../resources/reports/report-schedules/resource.ts';
import { reportSettingsResource } from '../resources/reports/report-settings/resource.ts';
import { reportsResource } from '../resources/reports/reports/resource.ts';
import { channelResource } from '../resources/sales/channel/resource.ts';
import { customersResource } from '../resources/sales/customers/resource.ts';
import { ordersResource } from '../resources/sales/orders/resource.ts';
import { resaleResource } from '../resources/sales/resale/resource.ts';
import { showOrdersResource } from '../resources/sales/show-orders/resource.ts';
import { seatingPlansResource } from '../resources/seating/seating-plans/resource.ts';
import { venuesResource } from '../resources/seating/venues/resource.ts';
import { seatCopiesResource } from '../resources/whole-shows/seat-copies/resource.ts';
import { seatSavesResource } from '../resources/whole-shows/seat-saves/resource.ts';
import { PARTS_OF_SHOWS } from '../resources/whole-shows/shows/parts-of-shows.ts';
import { showsResource } from '../resources/whole-shows/shows/resource.ts';
import { startResource } from '../resources/whole-shows/start/resource.ts';
import { versionMovesResource } from '../resources/whole-shows/version-moves/resource.ts';

/** The only list of the resources, except that the parts of shows are listed by `shows/`, in the order it needs. */
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
  accountsResource,
  apiKeysResource,
  apiTokensResource,
  webhooksResource,
  translationsResource,
  usersResource,
  invitationsResource,
  rolesResource,
  accessRequestsResource,
  notificationsResource,
  auditResource,
  lookupsResource,
  featuresResource,
  dataSelectorsResource,
  reportSettingsResource,
  reportsResource,
  reportSchedulesResource,
  startResource,
];

export const ROUTES = RESOURCES.flatMap(({ routes }) => routes);

/** The functions that find the owner of a thing that a call names, by the slug of its resource. */
export const FIND_OWNERS: FindOwners = new Map(
  RESOURCES.flatMap(({ slug, findOwner }) => (findOwner ? [[slug, findOwner]] : [])),
);

const SHOW_ACTIONS: ReadonlySet<string> = new Set(RESOURCES.flatMap(({ showActions = [] }) => showActions));

/** Returns whether an action changes how a show is sold, so that it is also reported as `show.changed`. */
export const changesShow = (action: string): boolean => SHOW_ACTIONS.has(action) || SHOW_ACTIONS.has(nounOf(action));

export const PICTURE_TABLES = RESOURCES.flatMap(({ pictureTables = [] }) => pictureTables);
