import { createPriceGroup } from '@parterre/contract/calls/price-groups';
import { createPrice } from '@parterre/contract/calls/prices';
import { LOOK_AS_HEADER } from '@parterre/contract/choices/access-choices';
import { ENDPOINTS } from '@parterre/contract/endpoints';
import { admitsTokens, type Endpoint } from '@parterre/contract/wire/endpoint';
import {
  findScopes,
  type Permission,
  ROLE_PERMISSIONS,
  ROLES,
  type StandardRole,
  USER_PERMISSIONS,
  type UserPermission,
} from '@parterre/contract/wire/permissions';
import type { Problem } from '@parterre/contract/wire/problem';
import { CHANNEL_SCOPE, SCOPES } from '@parterre/contract/wire/scopes';
import { count, eq, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { auditEntries, idempotencyKeys } from '#db/schema/ground/audit.ts';
import { memberships, users } from '#db/schema/ground/users.ts';
import { apiKeys } from '#db/schema/promoters/api-keys.ts';
import { roles } from '#db/schema/promoters/roles.ts';
import { runAsSystem } from '#db/system.ts';
import { newKey } from '#identity/api-keys/key-text.ts';
import { newId } from '#ids.ts';
import { createShow } from '#resources/whole-shows/shows/create.ts';
import { FIND_OWNERS, ROUTES } from '#server/resources.ts';
import { insertVenue } from './scenes/insert-venue.ts';
import { insertAllOwned } from './support/insert-all-owned.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from './support/test-api.ts';

/** An id that no test uses: things inside a show do not exist under it, but the show does. */
const NOBODY = 4711;
const STALE = { 'if-match': `"${NOBODY}"` };
const bound = new Set(ROUTES.map(({ endpoint }) => endpoint));
const endpoints = ENDPOINTS.map(({ endpoint }) => endpoint).filter((endpoint) => bound.has(endpoint));

let api: TestApi;
let promoter: TestPromoter;
let stranger: TestUser;
let disabled: TestUser;
let key: TestUser & { apiKeyId: number };
let strangeKey: TestUser;
let revokedKey: TestUser & { apiKeyId: number };
let showCode: string;
/** The ids of existing things, by the slug of the resource that knows their owner. */
let owned: ReadonlyMap<string, string>;
const byRole = new Map<StandardRole, TestUser>();

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  const elsewhere = await api.createPromoter();
  stranger = await api.createUser(elsewhere, 'owner');
  strangeKey = await api.createKey(elsewhere);
  disabled = await api.createUser(promoter, 'owner');
  await runAsSystem(api.database, (db) => db.update(users).set({ isDisabled: true }).where(eq(users.id, disabled.id)));
  key = await api.createKey(promoter);
  revokedKey = await api.createKey(promoter);
  await runAsSystem(api.database, (db) =>
    db.update(apiKeys).set({ revokedAt: new Date() }).where(eq(apiKeys.id, revokedKey.apiKeyId)),
  );
  for (const role of ROLES) byRole.set(role, await api.createUser(promoter, role));
  const { venueId, plans } = await insertVenue(api, promoter, { plans: [{ Stalls: [4] }] });
  const show = await createShow(api.contextOf(promoter), {
    body: {
      promoterCode: promoter.code,
      name: { 'en-GB': 'A concert' },
      description: {},
      terms: {},
      tourId: null,
      performingArtistIds: [],
      partnerSiteIds: [],
      venueId,
      categoryId: null,
      startsAtLocal: '2030-03-01T19:30:00',
      doorsAtLocal: null,
      endsAtLocal: null,
      onSaleAtLocal: null,
      offSaleAtLocal: null,
      seating: 'RESERVED',
      currency: 'GBP',
      defaultCulture: 'en-GB',
    },
  });
  showCode = show.showCode;
  owned = new Map([
    ['venues', String(venueId)],
    ['seating-plans', String(plans[0]?.planId)],
    ...(await insertAllOwned(api, { promoter, ...(await createTicket()) })),
  ]);
});
afterAll(() => api.close());

/** Query parameters that some calls require. */
const NEEDED = { mediaType: '4', imageType: 'LOGO', languageCode: 'en-GB', since: '1-1:1:' };

interface Answer {
  status: number;
  problem: Problem | undefined;
  text: string;
}

interface AskOptions {
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

async function ask(endpoint: Endpoint, as: TestUser | undefined, options: AskOptions = {}): Promise<Answer> {
  const { query = {} } = options;
  const { url, headers, payload } = buildAsk(endpoint);
  const known = endpoint.query?.shape ?? {};
  const needed = Object.fromEntries(Object.entries(NEEDED).filter(([name]) => name in known));
  const search = new URLSearchParams({ ...query, ...needed }).toString();
  const response = await api.app.inject({
    method: endpoint.method,
    url: search ? `${url}?${search}` : url,
    headers: { ...headers, ...options.headers, ...(as ? { authorization: `Bearer ${as.token}` } : {}) },
    ...(payload === undefined ? {} : { payload }),
  });
  const isProblem = String(response.headers['content-type'] ?? '').startsWith('application/problem+json');
  const problem = isProblem ? response.json<Problem>() : undefined;
  return { status: response.statusCode, problem, text: response.body };
}

/**
 * Returns a request that names existing things (show, venue, plan, promoter), with the example body of the contract.
 */
function buildAsk(endpoint: Endpoint) {
  const url = `/api/${endpoint.base}${endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => nameNoun(endpoint, name))}`;
  if (endpoint.upload)
    return {
      url,
      headers: { 'content-type': 'multipart/form-data; boundary=cut' },
      payload:
        '--cut\r\nContent-Disposition: form-data; name="file"; filename="plan.csv"\r\nContent-Type: text/csv\r\n\r\nnothing\r\n--cut--\r\n',
    };
  // A revision that nothing has stops users who may delete the things that all these tests use.
  if (!endpoint.body) return { url, headers: endpoint.method === 'DELETE' ? STALE : {}, payload: undefined };
  const example = endpoint.example ?? {};
  if (endpoint.tenant.from === 'show' && endpoint.tenant.at === 'body.showCode')
    return {
      url,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ ...example, showCode }),
    };
  const isNamed = endpoint.tenant.from === 'promoter' && endpoint.tenant.at === 'body.promoterCode';
  const body = isNamed ? { ...example, promoterCode: promoter.code, venueId: NOBODY } : example;
  return { url, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
}

function nameNoun({ tenant }: Endpoint, name: string): string {
  if (name === 'showCode' || name === 'fromShowCode') return showCode;
  if (name === 'code') return promoter.code;
  if (name === 'hash') return 'f'.repeat(64);
  if (name === 'language') return 'en-GB';
  const isOwned = 'of' in tenant && tenant.at === `params.${name}`;
  return (isOwned && owned.get(tenant.of)) || String(NOBODY);
}

/** Users with a role of the promoter's own, created on demand. */
const custom = new Map<string, Promise<TestUser>>();

function userWith(permissions: readonly UserPermission[]): Promise<TestUser> {
  const key = permissions.join();
  const made = custom.get(key) ?? createCustom(permissions);
  custom.set(key, made);
  return made;
}

async function createCustom(
  permissions: readonly UserPermission[],
  part: { scope?: 'partner-site'; scopeIds?: number[] } = {},
): Promise<TestUser> {
  const user = await api.createUser(promoter, 'auditor', part);
  const id = newId();
  await runAsSystem(api.database, async (db) => {
    const role = { promoterId: promoter.id, id, name: `Role ${id}`, nameKey: `role ${id}`, description: '' };
    await db.insert(roles).values({ ...role, permissions: [...permissions], updatedAt: new Date() });
    await db.update(memberships).set({ role: 'custom', roleId: id }).where(eq(memberships.userId, user.id));
  });
  return user;
}

const only = (permission: Permission | null) => USER_PERMISSIONS.filter((one) => one === permission);
const allBut = (permission: Permission | null) => USER_PERMISSIONS.filter((one) => one !== permission);

/** The partner site at which nothing of the show is sold. */
const OTHER_SITE = 5;

/** A user with every permission that can be granted for one partner site, but for another site than that of the show. */
let partner: Promise<TestUser> | undefined;

function userOfOtherSite(): Promise<TestUser> {
  const permissions = USER_PERMISSIONS.filter((permission) => findScopes([permission]).includes('partner-site'));
  partner ??= createCustom(permissions, { scope: 'partner-site', scopeIds: [OTHER_SITE] });
  return partner;
}

/** Tokens of an owner, created on demand. */
const tokens = new Map<string, Promise<TestUser>>();

function tokenWith(permissions: readonly UserPermission[]): Promise<TestUser> {
  const key = permissions.join();
  const made = tokens.get(key) ?? createToken(permissions);
  tokens.set(key, made);
  return made;
}

async function createToken(permissions: readonly UserPermission[]): Promise<TestUser> {
  const { id } = byRole.get('owner') ?? stranger;
  const { key, prefix, hash } = newKey();
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + 3_600_000);
  const shown = { promoterId: promoter.id, id: newId(), name: prefix, prefix, hash, createdBy: 'Test' };
  await runAsSystem(api.database, (db) =>
    db.insert(apiKeys).values({ ...shown, userId: id, permissions: [...permissions], createdAt, expiresAt }),
  );
  return { id, token: key };
}

/** Makes the request of an owner who views as somebody with these permissions. */
const lookingAs = (permissions: readonly UserPermission[]): AskOptions => ({
  headers: {
    [LOOK_AS_HEADER]: JSON.stringify({ promoterId: promoter.id, permissions, scope: 'promoter', placeIds: [] }),
  },
});

/** Creates a price type of the show in a group of its own. */
async function createTicket() {
  const params = { showCode };
  const as = { as: await api.createUser(promoter, 'owner') };
  const group = await api.call(createPriceGroup, { params, body: { name: { 'en-GB': 'Group' } } }, as);
  const { priceGroupId } = group.body;
  const sites = { partnerSiteIds: [1] };
  const body = {
    priceGroupId,
    name: { 'en-GB': 'Ticket' },
    faceValueMinor: 900,
    isSeated: false,
    allocation: 12,
    ...sites,
  };
  const { priceTypeId } = (await api.call(createPrice, { params, body }, as)).body;
  const [show] = await runAsSystem(api.database, (db) =>
    db.select({ id: shows.id }).from(shows).where(eq(shows.showCode, showCode)),
  );
  return { showCode, showId: show?.id ?? 0, priceTypeId };
}

/** Reads everything that a write leaves behind, over all promoters. */
const readTraces = () =>
  runAsSystem(api.database, async (db) => ({
    // Reads of people are recorded a second later, including those of the test before.
    entries: await db
      .select({ action: auditEntries.action, rows: count() })
      .from(auditEntries)
      .where(notInArray(auditEntries.action, ['customer.read', 'people-list.read', 'people-list.export']))
      .groupBy(auditEntries.action)
      .orderBy(auditEntries.action),
    keys: (await db.select({ rows: count() }).from(idempotencyKeys))[0]?.rows,
    shows: await db.select({ id: shows.id, revision: shows.revision }).from(shows).orderBy(shows.id),
  }));

async function expectNoTrace(work: () => Promise<void>): Promise<void> {
  const before = await readTraces();
  await work();
  expect(await readTraces()).toEqual(before);
}

const ofPeople = endpoints.filter(({ scope }) => scope !== CHANNEL_SCOPE);
const ofChannel = endpoints.filter(({ scope }) => scope === CHANNEL_SCOPE);

/** Resources whose things only their seller finds. For everybody else they are as unknown as missing ones. */
const SELLERS_OWN = ['baskets', 'resale'];

it('names one thing of every resource that says whose its things are', () => {
  expect([...FIND_OWNERS.keys()].filter((slug) => !owned.has(slug)).sort()).toEqual(SELLERS_OWN);
});

describe.each(ofPeople)('$method $path ($id)', (endpoint) => {
  it('is closed to nobody, to made-up tokens, to a disabled user and to a revoked key', () =>
    expectNoTrace(async () => {
      for (const as of [undefined, { id: 'x', token: 'made-up' }, disabled, revokedKey]) {
        const { status, problem } = await ask(endpoint, as);
        expect(status).toBe(401);
        expect(problem?.code).toBe('UNAUTHENTICATED');
      }
    }));

  it('names the scope a token lacks, and every key', () =>
    expectNoTrace(async () => {
      const scopes = SCOPES.filter((scope) => scope !== endpoint.scope);
      for (const as of [await api.createUser(promoter, 'owner', { scopes }), key]) {
        const { status, problem } = await ask(endpoint, as);
        expect(status).toBe(403);
        expect(problem).toMatchObject({ code: 'FORBIDDEN', details: { scope: endpoint.scope } });
      }
    }));

  it('refuses the roles without its permission by name', () =>
    expectNoTrace(async () => {
      for (const role of ROLES.filter((candidate) => !grants(candidate, endpoint))) {
        const { status, problem } = await ask(endpoint, byRole.get(role));
        expect([role, status]).toEqual([role, 403]);
        expect(problem).toMatchObject({ code: 'FORBIDDEN', details: { permission: endpoint.permission } });
      }
    }));

  it('lets the roles with its permission through', async () => {
    for (const role of ROLES.filter((candidate) => grants(candidate, endpoint))) {
      const { status } = await ask(endpoint, byRole.get(role));
      expect([role, [401, 403].includes(status) || status >= 500]).toEqual([role, false]);
    }
  });

  it("goes by the one permission of a role of the promoter's own", async () => {
    const { permission } = endpoint;
    const { status, problem } = await ask(endpoint, await userWith(only(permission)));
    expect(status === 401 || status >= 500).toBe(false);
    // A user who manages users and roles may still lack the permissions that these grant.
    if (status === 403) expect(problem?.details?.permission).not.toBe(permission);
    if (permission === null) return;
    const other = await userWith(allBut(permission));
    await expectNoTrace(async () =>
      expect((await ask(endpoint, other)).problem).toMatchObject({ code: 'FORBIDDEN', details: { permission } }),
    );
  });

  it("goes by the one permission of a user's token, and never for what is the user's own", async () => {
    const { permission } = endpoint;
    const { status, problem } = await ask(endpoint, await tokenWith(only(permission)));
    if (!admitsTokens(endpoint))
      return expect(problem).toMatchObject({ code: 'FORBIDDEN', details: { isToken: true } });
    expect(status === 401 || status >= 500).toBe(false);
    if (status === 403) expect(problem?.details?.permission).not.toBe(permission);
    if (permission === null) return;
    const other = await tokenWith(allBut(permission));
    await expectNoTrace(async () =>
      expect((await ask(endpoint, other)).problem).toMatchObject({ code: 'FORBIDDEN', details: { permission } }),
    );
  });

  it('shows who looks as somebody else no more than they would see, and lets them change nothing', () =>
    expectNoTrace(async () => {
      const owner = byRole.get('owner');
      const { permission, method, readOnly } = endpoint;
      const isWrite = method !== 'GET' && !readOnly;
      const answer = await ask(endpoint, owner, lookingAs(only(permission)));
      if (isWrite) return expect(answer.problem).toMatchObject({ code: 'FORBIDDEN', details: { isLooking: true } });
      expect(answer.status === 401 || answer.status >= 500).toBe(false);
      // A file whose download must be recorded is refused.
      if (answer.status === 403) expect(answer.problem?.details).toEqual({ isLooking: true });
      if (permission === null) return;
      const refused = await ask(endpoint, owner, lookingAs(allBut(permission)));
      expect(refused.problem).toMatchObject({ code: 'FORBIDDEN', details: { permission } });
    }));

  it.runIf(endpoint.tenant.from === 'self')('is about the caller alone, whoever asks', async () => {
    expect([200, 204, 404]).toContain((await ask(endpoint, stranger)).status);
  });

  it.skipIf(endpoint.tenant.from === 'self')('is unknown to the owner of another promoter', () =>
    expectNoTrace(async () => {
      if (endpoint.tenant.from === 'global') return expect((await ask(endpoint, stranger)).status).toBe(200);
      const namesPromoter = endpoint.query !== undefined && 'promoterCode' in endpoint.query.shape;
      const asksAll = endpoint.tenant.from === 'actor';
      const { status } = await ask(
        endpoint,
        stranger,
        asksAll && namesPromoter ? { query: { promoterCode: promoter.code } } : {},
      );
      expect(status).toBe(asksAll && !namesPromoter ? 200 : 404);
    }),
  );
});

describe.each(ofPeople)('$method $path ($id) of another partner site', (endpoint) => {
  const isOfThing = endpoint.tenant.from === 'show' || 'of' in endpoint.tenant;

  it.runIf(isOfThing)('is unknown to its users, whatever they may do for their own site', () =>
    expectNoTrace(async () => {
      expect((await ask(endpoint, await userOfOtherSite())).status).toBe(404);
    }),
  );

  it.skipIf(isOfThing)('tells its users nothing of the show and of what belongs to it', async () => {
    const { status, text } = await ask(endpoint, await userOfOtherSite());
    expect(status).toBeLessThan(500);
    expect([showCode, ...owned.values()].filter((name) => name.length > 4 && text.includes(name))).toEqual([]);
  });
});

describe.each(ofChannel)('$method $path ($id) of the sales channel', (endpoint) => {
  it('is closed to nobody, to made-up tokens and to a revoked key', () =>
    expectNoTrace(async () => {
      for (const as of [undefined, { id: 'x', token: 'made-up' }, revokedKey])
        expect((await ask(endpoint, as)).problem?.code).toBe('UNAUTHENTICATED');
    }));

  it('is closed to everybody who signs in, whatever their role and whatever their token says', () =>
    expectNoTrace(async () => {
      const claiming = await api.createUser(promoter, 'owner', { scopes: [...SCOPES, CHANNEL_SCOPE] });
      for (const as of [...byRole.values(), claiming]) {
        const { status, problem } = await ask(endpoint, as);
        expect(status).toBe(403);
        expect(problem).toMatchObject({ code: 'FORBIDDEN', details: { scope: CHANNEL_SCOPE } });
      }
    }));

  it('lets a key through', async () => {
    const { status } = await ask(endpoint, key);
    expect([401, 403].includes(status) || status >= 500).toBe(false);
  });

  it('is unknown to the key of another promoter', () =>
    expectNoTrace(async () => {
      const { status } = await ask(endpoint, strangeKey);
      expect(status).toBe(endpoint.tenant.from === 'actor' ? 200 : 404);
    }));
});

const grants = (role: StandardRole, { permission }: Endpoint): boolean =>
  permission === null || ROLE_PERMISSIONS[role].includes(permission);
