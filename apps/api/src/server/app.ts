import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { Addresses } from '../addresses.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { type AuthenticateDeps, createAuthenticate } from '../http/authenticate.ts';
import { addConsole, type ConsoleOptions } from '../http/console.ts';
import { addDocs } from '../http/docs.ts';
import { addSecurityHeaders } from '../http/headers.ts';
import { addHealth, type Readiness } from '../http/health.ts';
import { addMedia } from '../http/media.ts';
import { parseLargeBodiesByTurns } from '../http/parse-large-bodies.ts';
import { sendProblem } from '../http/problem.ts';
import { refuseOtherMethods } from '../http/refuse-methods.ts';
import { REQUEST_ID_LENGTH, refuseCompressed, refusePath, refuseUnreadable } from '../http/refuse-unreadable.ts';
import { registerEndpoints } from '../http/register-endpoints.ts';
import { addRequestLog } from '../http/request-log.ts';
import { mountShortUrls } from '../http/short-urls/mount-short-urls.ts';
import { readKeyHash } from '../identity/api-keys/key-text.ts';
import type { Brand } from '../identity/brand.ts';
import type { FindOwners } from '../identity/owner.ts';
import { createTenantResolver } from '../identity/resolve-tenant.ts';
import { newCode } from '../ids.ts';
import { createLive } from '../live/live.ts';
import { createLiveStreams } from '../live/live-streams.ts';
import { findOwnerOfApiKey } from '../resources/api-keys/find-owner.ts';
import { apiKeyRoutes } from '../resources/api-keys/routes.ts';
import { findOwnerOfArtistCampaign } from '../resources/artist-campaigns/find-owner.ts';
import { artistCampaignRoutes } from '../resources/artist-campaigns/routes.ts';
import { findOwnerOfBasket } from '../resources/baskets/find-owner.ts';
import { basketRoutes } from '../resources/baskets/routes.ts';
import { channelRoutes } from '../resources/channel/routes.ts';
import { findOwnerOfCustomer } from '../resources/customers/find-owner.ts';
import { customerRoutes } from '../resources/customers/routes.ts';
import { dataSelectorRoutes } from '../resources/data-selectors/routes.ts';
import { featureRoutes } from '../resources/features/routes.ts';
import { findOwnerOfGuestList } from '../resources/guest-lists/find-owner.ts';
import { guestListRoutes } from '../resources/guest-lists/routes.ts';
import { holdRoutes } from '../resources/holds/routes.ts';
import { imageRoutes } from '../resources/images/routes.ts';
import { instalmentRoutes } from '../resources/instalments/routes.ts';
import { lookupRoutes } from '../resources/lookups/routes.ts';
import { offerCodeRoutes } from '../resources/offer-codes/routes.ts';
import { findOwnerOfOrder } from '../resources/orders/find-owner.ts';
import { orderRoutes } from '../resources/orders/routes.ts';
import { priceGroupRoutes } from '../resources/price-groups/routes.ts';
import { priceRoutes } from '../resources/prices/routes.ts';
import { promoterRoutes } from '../resources/promoters/routes.ts';
import { questionRoutes } from '../resources/questions/routes.ts';
import { findOwnerOfReportColumnSet } from '../resources/report-settings/find-owner.ts';
import { reportSettingRoutes } from '../resources/report-settings/routes.ts';
import { reportRoutes } from '../resources/reports/routes.ts';
import { findOwnerOfResaleListing } from '../resources/resale/find-owner.ts';
import { resaleRoutes } from '../resources/resale/routes.ts';
import { seatCopyRoutes } from '../resources/seat-copies/routes.ts';
import { seatSaveRoutes } from '../resources/seat-saves/routes.ts';
import { draftSource } from '../resources/seating-plans/drafts/draft-source.ts';
import { findOwnerOfSeatingPlan } from '../resources/seating-plans/find-owner.ts';
import { seatingPlanRoutes } from '../resources/seating-plans/routes.ts';
import { seatsSource } from '../resources/seats/live/seats-source.ts';
import { seatRoutes } from '../resources/seats/routes.ts';
import { findOwnerOfSettlement } from '../resources/settlements/find-owner.ts';
import { settlementRoutes } from '../resources/settlements/routes.ts';
import { findOwnerOfShortUrl } from '../resources/short-urls/find-owner.ts';
import { openShortUrls } from '../resources/short-urls/open-short-urls.ts';
import { shortUrlRoutes } from '../resources/short-urls/routes.ts';
import { showOrderRoutes } from '../resources/show-orders/routes.ts';
import { showRoutes } from '../resources/shows/routes.ts';
import { findOwnerOfTour } from '../resources/tours/find-owner.ts';
import { tourRoutes } from '../resources/tours/routes.ts';
import { findOwnerOfVenue } from '../resources/venues/find-owner.ts';
import { venueRoutes } from '../resources/venues/routes.ts';
import { versionMoveRoutes } from '../resources/version-moves/routes.ts';
import type { Storage } from '../storage/storage.ts';
import type { AnyVerb } from '../verb.ts';

/** Every endpoint with its verb, in the order of the contract. */
export const ROUTES: readonly AnyVerb[] = [
  ...showRoutes,
  ...priceGroupRoutes,
  ...priceRoutes,
  ...offerCodeRoutes,
  ...seatRoutes,
  ...seatSaveRoutes,
  ...seatCopyRoutes,
  ...holdRoutes,
  ...seatingPlanRoutes,
  ...versionMoveRoutes,
  ...venueRoutes,
  ...tourRoutes,
  ...artistCampaignRoutes,
  ...imageRoutes,
  ...shortUrlRoutes,
  ...orderRoutes,
  ...channelRoutes,
  ...basketRoutes,
  ...resaleRoutes,
  ...customerRoutes,
  ...questionRoutes,
  ...instalmentRoutes,
  ...settlementRoutes,
  ...showOrderRoutes,
  ...guestListRoutes,
  ...promoterRoutes,
  ...apiKeyRoutes,
  ...lookupRoutes,
  ...featureRoutes,
  ...dataSelectorRoutes,
  ...reportRoutes,
  ...reportSettingRoutes,
];

/** Whose a thing is that a call names: one way for each kind that the contract knows. */
const FIND_OWNERS: FindOwners = {
  venue: findOwnerOfVenue,
  'seating-plan': findOwnerOfSeatingPlan,
  tour: findOwnerOfTour,
  'artist-campaign': findOwnerOfArtistCampaign,
  'short-url': findOwnerOfShortUrl,
  order: findOwnerOfOrder,
  basket: findOwnerOfBasket,
  'resale-listing': findOwnerOfResaleListing,
  'api-key': findOwnerOfApiKey,
  customer: findOwnerOfCustomer,
  settlement: findOwnerOfSettlement,
  'guest-list': findOwnerOfGuestList,
  'report-column-set': findOwnerOfReportColumnSet,
};

export interface AppDeps {
  database: Database;
  storage: Storage;
  identity: Omit<AuthenticateDeps, 'now'> & { mount?: (app: FastifyInstance) => Promise<void> };
  console: ConsoleOptions;
  brandOf: (host: string) => Brand;
  addresses: Addresses;
  issuer: string;
  now: () => Date;
  readiness: Readiness;
  rateLimitPerMinute: number;
  logger: FastifyServerOptions['logger'];
  trustProxy: FastifyServerOptions['trustProxy'];
  checksAnswers: boolean;
}

/**
 * The greatest age of what is known of a listener. With the interval of the checks, whoever loses a right stops hearing
 * within ten seconds (ADR 12).
 */
const LISTENERS_KNOWN_MS = 5_000;

/** The only place that lists plugins and resources, in order. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    logger: deps.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.trustProxy ?? false,
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 200 },
    genReqId: (request) => acceptRequestId(request.headers['x-request-id']) ?? newCode(REQUEST_ID_LENGTH),
    frameworkErrors: (error, request, reply) => refusePath(error, request, reply, deps.console),
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, deps.console.isHttps),
  });
  app.removeContentTypeParser('text/plain');
  parseLargeBodiesByTurns(app);
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  addSecurityHeaders(app, deps.console);
  addRequestLog(app);
  app.addHook('onRequest', refuseCompressed);
  refuseOtherMethods(app);
  await app.register(compress, {
    threshold: 4096,
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    customTypes: /^(application\/(json|octet-stream|problem\+json)|text\/(?!event-stream))/,
    brotliOptions: { params: { 1: 4 } },
    zlibOptions: { level: 1 },
  });
  await app.register(multipart);
  await app.register(rateLimit, {
    max: deps.rateLimitPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => toCounter(request, deps),
    errorResponseBuilder: (_request, context) =>
      new AppError('RATE_LIMITED', {
        detail: `Too many requests. Try again in ${Math.ceil(context.ttl / 1000)} seconds.`,
      }),
  });
  addHealth(app, deps.database, deps.readiness);
  addDocs(app, deps.issuer);
  await deps.identity.mount?.(app);
  app.addHook('onClose', () => deps.identity.keys.close());
  const watching = { ...deps, log: app.log };
  const live = createLive([createLiveStreams(seatsSource, watching), createLiveStreams(draftSource, watching)]);
  // Streams are closed first, because the server waits for open answers and these never end.
  app.addHook('preClose', () => live.close());
  await registerEndpoints(app, ROUTES, {
    database: deps.database,
    authenticate: createAuthenticate({ ...deps.identity, now: deps.now }),
    authenticateAgain: createAuthenticate({ ...deps.identity, now: deps.now }, LISTENERS_KNOWN_MS),
    resolveTenant: createTenantResolver(deps.database, FIND_OWNERS),
    now: deps.now,
    storage: deps.storage,
    addresses: deps.addresses,
    live,
    checksAnswers: deps.checksAnswers,
  });
  await mountShortUrls(app, { links: openShortUrls({ ...deps, log: app.log }), ...deps, log: app.log });
  addMedia(app, deps.storage);
  await addConsole(app, deps.console);
  return app;
}

/** Counts a sales channel by its key, from any address, and everybody else by address. */
function toCounter({ headers, ip }: FastifyRequest, { identity, now }: AppDeps): string {
  const keyHash = readKeyHash(headers.authorization);
  return (keyHash && identity.keys.peek(keyHash, now())) ?? ip;
}

const acceptRequestId = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(header) ? header : undefined;
