import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SalesChannel } from '@parterre/contract/choices/access-choices';
import { testConfig } from '@parterre/contract/testing/test-config';
import type { Call } from '@parterre/contract/wire/call';
import { buildRequest } from '@parterre/contract/wire/client';
import type { StandardRole } from '@parterre/contract/wire/permissions';
import type { Problem } from '@parterre/contract/wire/problem';
import { SCOPES, type Scope } from '@parterre/contract/wire/scopes';
import type { FastifyInstance } from 'fastify';
import { toAddresses } from '#addresses.ts';
import { createContext } from '#context/create-context.ts';
import type { Context } from '#context.ts';
import type { Database } from '#db/database.ts';
import { memberships, users } from '#db/schema/ground/users.ts';
import { apiKeys } from '#db/schema/promoters/api-keys.ts';
import { promoters, taxRates } from '#db/schema/promoters/promoters.ts';
import { runAsSystem } from '#db/system.ts';
import type { TokenClaims } from '#http/authenticate.ts';
import { noForeignOrigins } from '#http/headers.ts';
import { systemActor } from '#identity/actor.ts';
import { createKeyRing } from '#identity/api-keys/key-ring.ts';
import { newKey } from '#identity/api-keys/key-text.ts';
import { createActorLoader } from '#identity/load-actor.ts';
import { newId } from '#ids.ts';
import { createOutgoing } from '#outgoing/outgoing.ts';
import { toLogOptions } from '#process/log.ts';
import { buildApp } from '#server/app.ts';
import { changesShow } from '#server/resources.ts';
import { openLocalStorage } from '#storage/local-storage.ts';
import type { Storage } from '#storage/storage.ts';
import { findUndeclaredReason } from './find-undeclared-reason.ts';
import { SILENT_LOG } from './silent-log.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestPromoter {
  id: number;
  code: string;
  taxRateId: number;
}

export interface TestUser {
  id: string;
  token: string;
}

export interface CallOptions {
  as: TestUser;
  key?: string;
  revision?: number;
  headers?: Record<string, string>;
}

export interface TestAnswer<Answer> {
  status: number;
  /** The parsed JSON of a successful answer. */
  body: Answer;
  problem: Problem;
  headers: Record<string, string | string[] | number | undefined>;
  bytes: Buffer;
  text: string;
}

/** The real application on a database of its own, called through the contract. */
export interface TestApi {
  app: FastifyInstance;
  database: Database;
  /** The files are in a folder of their own, unless the test gave another storage. */
  storage: Storage;
  setNow(now: Date): void;
  createPromoter(): Promise<TestPromoter>;
  createUser(
    promoter: TestPromoter,
    role: StandardRole,
    more?: { scope?: 'venue' | 'partner-site'; scopeIds?: number[]; scopes?: readonly Scope[] },
  ): Promise<TestUser>;
  /** Returns the same user in a session, as named by our own provider. */
  withSession(user: TestUser, sessionId: string): TestUser;
  /** Creates a key of a sales channel, which is used like a user: of `web`, or of the partner site it names. */
  createKey(
    promoter: TestPromoter,
    more?: { partnerSiteId?: number; channel?: SalesChannel },
  ): Promise<TestUser & { apiKeyId: number }>;
  call<Args, Answer>(call: Call<Args, Answer>, args: Args, options: CallOptions): Promise<TestAnswer<Answer>>;
  /** Returns a context of the product itself, for verbs without HTTP. */
  contextOf(promoter: TestPromoter): Context;
  /**
   * Runs work in such a context and releases it afterwards. Reads must use this, because the embedded database would
   * otherwise wait for ever.
   */
  inContext<T>(promoter: TestPromoter, work: (ctx: Context) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The public addresses of the application in tests. */
export const ADDRESSES = toAddresses('https://parterre.test', {
  BRAND_HOSTS: [['rowline.test', 'rowline']],
  BRAND_SUPPORT_URL: { rowline: 'mailto:help@rowline.test' },
});
export const TEST_OUTGOING = createOutgoing({
  secretKey: 'a-key-that-only-tests-seal-with-....',
  allowsPrivate: false,
});

/**
 * `errors` collects the lines that the server logs as errors, or from `logLevel` on, because clients cannot see them.
 */
export async function startTestApi(
  given: {
    errors?: string[];
    logLevel?: string;
    storage?: Storage;
    rateLimitPerMinute?: number;
    trustProxy?: string[];
  } = {},
): Promise<TestApi> {
  const { errors } = given;
  const database = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'parterre-files-'));
  const storage = given.storage ?? (await openLocalStorage(folder));
  const tokens = new Map<string, TokenClaims>();
  let now: Date | undefined;
  const clock = () => now ?? new Date();
  const app = await buildApp({
    database,
    storage,
    identity: {
      verifyToken: async (token) => tokens.get(token),
      loadActor: createActorLoader(database),
      keys: createKeyRing(database, SILENT_LOG),
    },
    console: {
      folder: null,
      configOf: () => testConfig(),
      isHttps: false,
      origins: noForeignOrigins,
      frameAncestors: [],
    },
    addresses: ADDRESSES,
    outgoing: TEST_OUTGOING,
    issuer: 'http://localhost/oidc',
    now: clock,
    readiness: { isDraining: false },
    rateLimitPerMinute: given.rateLimitPerMinute ?? 1_000_000,
    logger: errors
      ? { ...toLogOptions(given.logLevel ?? 'error'), stream: { write: (line: string) => void errors.push(line) } }
      : process.env.LOG_LEVEL
        ? { level: process.env.LOG_LEVEL }
        : false,
    trustProxy: given.trustProxy ?? false,
    checksAnswers: true,
  });
  await app.ready();

  const openContext = (promoter: TestPromoter) =>
    createContext({
      database,
      storage,
      actor: systemActor('Test', [promoter.id]),
      promoterIds: [promoter.id],
      now: clock,
      log: SILENT_LOG,
      requestId: 'test',
      addresses: ADDRESSES,
      outgoing: TEST_OUTGOING,
      changesShow,
    });

  return {
    app,
    database,
    storage,
    setNow: (next) => {
      now = next;
    },
    createPromoter: () => createPromoter(database),
    createUser: async (promoter, role, more = {}) => {
      const id = randomUUID();
      await runAsSystem(database, async (db) => {
        await db
          .insert(users)
          .values({ id, email: `${id}@example.test`, name: `User ${id.slice(0, 4)}`, createdAt: clock() });
        await db.insert(memberships).values({
          promoterId: promoter.id,
          userId: id,
          role,
          scope: more.scope ?? 'promoter',
          scopeIds: more.scopeIds ?? [],
        });
      });
      const token = randomUUID();
      tokens.set(token, { userId: id, sessionId: null, scopes: new Set(more.scopes ?? SCOPES) });
      return { id, token };
    },
    withSession: ({ id, token: known }, sessionId) => {
      const token = randomUUID();
      const scopes = tokens.get(known)?.scopes ?? new Set();
      tokens.set(token, { userId: id, sessionId, scopes });
      return { id, token };
    },
    createKey: async (promoter, { partnerSiteId, channel } = {}) => {
      const apiKeyId = newId();
      const { key: token, prefix, hash } = newKey();
      await runAsSystem(database, (db) =>
        db.insert(apiKeys).values({
          promoterId: promoter.id,
          id: apiKeyId,
          name: `Key ${prefix}`,
          prefix,
          hash,
          channel: channel ?? (partnerSiteId === undefined ? 'web' : 'partner-site'),
          partnerSiteId: partnerSiteId ?? null,
          createdAt: clock(),
          createdBy: 'Test',
        }),
      );
      return { id: `key:${apiKeyId}`, token, apiKeyId };
    },
    call: (call, args, options) => callApp(app, call, args, options),
    contextOf: (promoter) => openContext(promoter).ctx,
    inContext: async (promoter, work) => {
      const owned = openContext(promoter);
      return work(owned.ctx).finally(() => owned.release());
    },
    close: async () => {
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createPromoter(database: Database): Promise<TestPromoter> {
  const promoter = {
    id: 1000 + Math.floor(Math.random() * 1_000_000),
    code: `p-${randomUUID().slice(0, 8)}`,
    taxRateId: newId(),
  };
  await runAsSystem(database, async (db) => {
    await db.insert(promoters).values({
      id: promoter.id,
      code: promoter.code,
      name: `Promoter ${promoter.code}`,
      defaultCulture: 'en-GB',
      cultures: ['en-GB', 'de'],
      currency: 'GBP',
      countryCode: 'GB',
      timeZone: 'Europe/London',
    });
    await db.insert(taxRates).values({
      promoterId: promoter.id,
      id: promoter.taxRateId,
      name: 'Standard',
      rateBasisPoints: 2000,
      isDefault: true,
    });
  });
  return promoter;
}

async function callApp<Args, Answer>(
  app: FastifyInstance,
  call: Call<Args, Answer>,
  args: Args,
  options: CallOptions,
): Promise<TestAnswer<Answer>> {
  const request = buildRequest(call, args);
  const upload = request.body instanceof FormData ? new Response(request.body) : undefined;
  const headers: Record<string, string> = {
    ...request.headers,
    authorization: `Bearer ${options.as.token}`,
    ...options.headers,
  };
  if (upload) headers['content-type'] = upload.headers.get('content-type') ?? '';
  if (options.key) headers['idempotency-key'] = options.key;
  if (options.revision !== undefined) headers['if-match'] = `"${options.revision}"`;
  const response = await app.inject({
    method: call.method,
    url: `/api/${call.base}${request.path}`,
    headers,
    ...(upload
      ? { payload: Buffer.from(await upload.arrayBuffer()) }
      : typeof request.body === 'string'
        ? { payload: request.body }
        : {}),
  });
  const isJson = String(response.headers['content-type'] ?? '').includes('json');
  const parsed = isJson && response.body ? response.json() : undefined;
  const undeclared = response.statusCode < 400 ? undefined : findUndeclaredReason(call.id, parsed);
  if (undeclared) throw new Error(undeclared);
  return {
    status: response.statusCode,
    body: parsed,
    problem: parsed,
    headers: response.headers,
    bytes: response.rawPayload,
    text: response.body,
  };
}
