import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { Addresses } from '../addresses.ts';
import { createReadLog } from '../context/read-log.ts';
import { analyseGrownTables } from '../db/analyse-grown-tables.ts';
import type { Database } from '../db/database.ts';
import { forgetAnswers } from '../db/forget-answers.ts';
import { AppError } from '../errors.ts';
import { type AuthenticateDeps, createAuthenticate } from '../http/authenticate.ts';
import { addConsole, type ConsoleOptions } from '../http/console.ts';
import { addDocs } from '../http/docs.ts';
import { addSecurityHeaders } from '../http/headers.ts';
import { addHealth, type DrainState } from '../http/health.ts';
import { addMedia } from '../http/images/media.ts';
import { mountTranslations } from '../http/mount-translations.ts';
import { parseLargeBodiesSequentially } from '../http/parse-large-bodies.ts';
import { sendProblem } from '../http/problem.ts';
import { mountTicketLinks } from '../http/public-links/print-at-home/mount-ticket-links.ts';
import { mountShortUrls } from '../http/public-links/short-urls/mount-short-urls.ts';
import { refuseOtherMethods } from '../http/refuse-methods.ts';
import { REQUEST_ID_LENGTH, refuseCompressed, refusePath, refuseUnreadable } from '../http/refuse-unreadable.ts';
import { registerEndpoints } from '../http/register-endpoints.ts';
import { addRequestLog } from '../http/request-log.ts';
import { readKeyHash } from '../identity/api-keys/key-text.ts';
import { sweepIdentity } from '../identity/provider/sweep-identity.ts';
import { createRegionCheck } from '../identity/region.ts';
import { createTenantResolver } from '../identity/resolve-tenant.ts';
import { toNetwork } from '../identity/to-network.ts';
import { newCode } from '../ids.ts';
import type { BackgroundWork } from '../jobs/run-jobs.ts';
import { createLive } from '../live/live.ts';
import { createLiveStreams } from '../live/live-streams.ts';
import { forgetViewers } from '../live/viewer-rows.ts';
import type { Outgoing } from '../outgoing/outgoing.ts';
import type { JobDeps } from '../resource.ts';
import { openShortUrls } from '../resources/events/short-urls/open-short-urls.ts';
import { openTranslations } from '../resources/promoters/translations/open-translations.ts';
import { openTicketLinks } from '../resources/sales/orders/tickets/open-ticket-links.ts';
import type { Storage } from '../storage/storage.ts';
import { changesShow, FIND_OWNERS, PICTURE_TABLES, RESOURCES, ROUTES } from './resources.ts';

export interface AppDeps {
  database: Database;
  storage: Storage;
  identity: Omit<AuthenticateDeps, 'now'> & { mount?: (app: FastifyInstance) => Promise<void> };
  console: ConsoleOptions;
  addresses: Addresses;
  outgoing: Outgoing;
  issuer: string;
  now: () => Date;
  readiness: DrainState;
  rateLimitPerMinute: number;
  logger: FastifyServerOptions['logger'];
  trustProxy: FastifyServerOptions['trustProxy'];
  checksAnswers: boolean;
}

/**
 * The maximum age of the cached actor of a stream. With the interval of the checks, a caller who loses a permission
 * receives nothing after ten seconds (ADR 12).
 */
const LISTENERS_KNOWN_MS = 5_000;

/** Builds the application: its plugins, hooks and routes, in the order in which they apply. */
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
  parseLargeBodiesSequentially(app);
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  addSecurityHeaders(app, deps.console);
  addRequestLog(app);
  app.addHook('onRequest', refuseCompressed);
  refuseOtherMethods(app);
  await app.register(compress, {
    // A smaller answer fits into one packet anyway (ADR 24).
    threshold: 1024,
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
  addDocs(app, deps.issuer, deps.addresses);
  await deps.identity.mount?.(app);
  app.addHook('onClose', () => deps.identity.keys.close());
  const watching = { ...deps, log: app.log };
  const live = createLive(RESOURCES.flatMap(({ live }) => (live ? [createLiveStreams(live, watching)] : [])));
  // Streams are closed first, because the server waits for open answers and these never end.
  app.addHook('preClose', () => live.close());
  const reads = createReadLog(deps.database, app.log);
  app.addHook('onClose', () => reads.close());
  await registerEndpoints(app, ROUTES, {
    database: deps.database,
    authenticate: createAuthenticate({ ...deps.identity, now: deps.now }),
    authenticateAgain: createAuthenticate({ ...deps.identity, now: deps.now }, LISTENERS_KNOWN_MS),
    resolveTenant: createTenantResolver(deps.database, FIND_OWNERS),
    requireRegion: createRegionCheck(deps.database),
    now: deps.now,
    storage: deps.storage,
    addresses: deps.addresses,
    outgoing: deps.outgoing,
    live,
    reads,
    changesShow,
    checksAnswers: deps.checksAnswers,
  });
  await mountShortUrls(app, { links: openShortUrls({ ...deps, log: app.log }), ...deps, log: app.log });
  await mountTicketLinks(app, { links: openTicketLinks({ ...deps, log: app.log }), ...deps, log: app.log });
  mountTranslations(app, { translations: openTranslations({ ...deps, log: app.log }) });
  addMedia(app, deps.storage);
  await addConsole(app, deps.console);
  return app;
}

/**
 * Returns the key of the rate limit: that of a sales channel is its API key, from any address, and that of everybody
 * else is the network, because one client has as many addresses as it wants in an IPv6 network.
 */
function toCounter({ headers, ip }: FastifyRequest, { identity, now }: AppDeps): string {
  const keyHash = readKeyHash(headers.authorization);
  return (keyHash && identity.keys.peek(keyHash, now())) ?? toNetwork(ip);
}

const acceptRequestId = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(header) ? header : undefined;

/** All background work: that of the resources first, then that of no resource. */
export const listBackgroundWork = (deps: Omit<JobDeps, 'pictureTables'>): BackgroundWork => ({
  recurring: [
    ...RESOURCES.flatMap(({ recurring = [] }) => recurring),
    ['forget-answers', ({ now }) => forgetAnswers(deps.database, now)],
    ['forget-viewers', forgetViewers],
    ['sweep-identity', ({ now }) => sweepIdentity(deps.database, now)],
    ['analyse-grown-tables', () => analyseGrownTables(deps.database)],
  ],
  handlers: RESOURCES.flatMap(({ handlers }) => handlers?.({ ...deps, pictureTables: PICTURE_TABLES }) ?? []),
});
