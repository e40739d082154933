import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { testConfig } from '@parterre/contract/testing/test-config';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toAddresses } from '#addresses.ts';
import type { Database } from '#db/database.ts';
import { noForeignOrigins } from '#http/headers.ts';
import { mountIdentity } from '#http/identity/mount-identity.ts';
import { FORM_LIMIT } from '#http/identity/prepare-pages.ts';
import { createIdentity } from '#identity/create-identity.ts';
import { readSecretKey } from '#identity/secret-key.ts';
import { createUser } from '#identity/users/users.ts';
import { noOutgoing } from '#outgoing/outgoing.ts';
import { readEnvironment } from '#process/env.ts';
import { toLogOptions } from '#process/log.ts';
import { buildApp } from '#server/app.ts';
import { noStorage } from '#storage/storage.ts';
import { openTestDatabase } from '../support/test-database.ts';

const PUBLIC_URL = 'https://parterre.test';
const CANARY = { email: 'canary-mail@example.test', password: 'canary-password-1', token: 'canary.bearer.token' };
const STRICT = "default-src 'none'; frame-ancestors 'none'; sandbox";

let app: FastifyInstance;
let database: Database;
let folder: string;
let lines = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parterre-console-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script nonce="__NONCE__"></script>');
  writeFileSync(join(folder, 'silent-renew.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'main-abc.js'), 'void 0;');
  database = await openTestDatabase();
  const now = () => new Date();
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines += chunk.toString();
      done();
    },
  });
  const logger = pino(toLogOptions('trace'), sink);
  const env = readEnvironment({ SECRET_KEY: 'a'.repeat(40), ARGON2_MEMORY_KIB: '8', PUBLIC_URL });
  const identity = await createIdentity({
    env,
    secretKey: readSecretKey(env),
    database,
    addresses: toAddresses(PUBLIC_URL, env),
    now,
    log: logger,
  });
  await createUser(
    database,
    { email: CANARY.email, name: 'Canary Name', password: CANARY.password },
    { now: now(), memoryKib: 8 },
  );
  app = await buildApp({
    database,
    storage: noStorage,
    identity: { ...identity, mount: (instance) => mountIdentity(instance, identity) },
    console: { folder, configOf: () => testConfig(), isHttps: true, origins: noForeignOrigins, frameAncestors: [] },
    addresses: toAddresses(PUBLIC_URL),
    outgoing: noOutgoing,
    issuer: `${PUBLIC_URL}/oidc`,
    now,
    readiness: { isDraining: false },
    rateLimitPerMinute: 1_000_000,
    logger: { ...toLogOptions('trace'), stream: sink },
    trustProxy: false,
    checksAnswers: true,
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

type Ask = {
  method?: 'GET' | 'POST' | 'PUT' | 'HEAD' | 'OPTIONS';
  url: string;
  headers?: Record<string, string>;
  payload?: string;
};
const page = { accept: 'text/html' };

/** One request for every kind of answer that needs no sign-in. */
const KINDS: Record<string, Ask> = {
  'an api call without a token': { url: '/api/main/shows' },
  'an api call with a bad token': { url: '/api/main/shows', headers: { authorization: `Bearer ${CANARY.token}` } },
  'a method that is not there': { method: 'PUT', url: '/api/main/categories' },
  'an address that is not there': { url: '/api/main/nowhere' },
  'an address that is none': { url: '/api/main/shows/%ff' },
  'an id that is too long': { url: `/api/main/shows/${'a'.repeat(500)}` },
  'a body that is none': {
    method: 'POST',
    url: '/api/main/shows',
    payload: '{',
    headers: { 'content-type': 'application/json' },
  },
  'a preflight': { method: 'OPTIONS', url: '/api/main/shows' },
  'the head of a page': { method: 'HEAD', url: '/' },
  health: { url: '/healthz' },
  readiness: { url: '/readyz' },
  'the OpenAPI document': { url: '/openapi.json' },
  docs: { url: '/docs' },
  'the stylesheet of the docs': { url: '/docs/style.css' },
  'the configuration of the console': { url: '/config.json' },
  'the console': { url: '/', headers: page },
  'a route of the console': { url: '/shows/K7M2QXRB/seats', headers: page },
  'the page that renews': { url: '/silent-renew.html' },
  'an asset': { url: '/assets/main-abc.js' },
  'a missing asset': { url: '/assets/missing.js', headers: page },
  'a step out of the folder': { url: '/assets/..%2f..%2fpackage.json' },
  'the sign-in service': { url: '/oidc/.well-known/openid-configuration' },
  'a missing page of the sign-in service': { url: '/oidc/nowhere', headers: page },
  userinfo: { url: '/oidc/userinfo' },
  'a short link that leads nowhere': { url: '/s/nowhere', headers: page },
};

describe.each(Object.entries(KINDS))('%s', (_name, { method = 'GET', ...ask }) => {
  test('carries the strict headers, an id, and no word about the inside', async () => {
    const response = await app.inject({ method, ...ask });
    const { headers } = response;
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
    expect(String(headers['cross-origin-opener-policy'])).toMatch(/^same-origin/);
    expect(headers['x-request-id']).toMatch(/^[A-Za-z0-9-]{8,64}$/);
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect(response.body).not.toMatch(/node_modules|\.ts:\d|at \w+ \(|fastify|FST_|drizzle|select .* from/i);
  });
});

describe('policies', () => {
  const policyOf = async (url: string, headers = {}) =>
    String((await app.inject({ url, headers })).headers['content-security-policy']);

  test('what is no page runs nothing and is framed by nobody', async () => {
    for (const url of ['/api/main/shows', '/healthz', '/openapi.json', '/config.json', '/assets/main-abc.js'])
      expect(await policyOf(url)).toBe(STRICT);
    for (const url of ['/media/nowhere.webp', '/media/no/where']) expect(await policyOf(url, page)).toBe(STRICT);
  });

  test('the console runs scripts of its own nonce, another one each time', async () => {
    const [first, second] = await Promise.all([
      app.inject({ url: '/', headers: page }),
      app.inject({ url: '/', headers: page }),
    ]);
    const nonceOf = (response: typeof first) =>
      /'nonce-([^']+)'/.exec(String(response.headers['content-security-policy']))?.[1];
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    expect(first.body).toContain(`nonce="${nonceOf(first)}"`);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(await policyOf('/', page)).toContain("style-src-attr 'none'");
    expect(await policyOf('/', page)).toContain("frame-ancestors 'none'");
  });

  test('the console shows PDFs that it made itself in a frame, and nothing as a plug-in', async () => {
    const policy = await policyOf('/', page);
    expect(policy).toMatch(/frame-src 'self' blob:[ ;]/);
    expect(policy).toContain("object-src 'none'");
  });

  test('only the page that renews may be framed, by the console alone', async () => {
    expect(await policyOf('/silent-renew.html')).toContain("frame-ancestors 'self'");
  });

  test('errors are never kept by a cache, assets for ever and without what nobody asks of them', async () => {
    for (const url of ['/api/main/shows', '/api/main/nowhere', '/api/main/shows/%ff'])
      expect((await app.inject({ url })).headers['cache-control']).toBe('no-store');
    const { headers } = await app.inject({ url: '/assets/main-abc.js' });
    expect(headers['cache-control']).toContain('immutable');
    const unread = ['accept-ranges', 'etag', 'last-modified', 'x-ratelimit-limit', 'x-ratelimit-remaining'];
    expect(unread.filter((name) => name in headers)).toEqual([]);
  });

  test("a caller's request id is taken over only when it is a plain one", async () => {
    const idOf = async (id: string) =>
      (await app.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers['x-request-id'];
    expect(await idOf('trace-0123456789')).toBe('trace-0123456789');
    for (const bad of ['short', 'has space in it', 'x'.repeat(65), '<script>alert(1)</script>'])
      expect(await idOf(bad)).not.toBe(bad);
  });
});

test('the log holds no token, password, e-mail or search of anybody, even at its most talkative', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const authorize = `/oidc/auth?client_id=parterre-console&response_type=code&scope=openid&redirect_uri=${encodeURIComponent(`${PUBLIC_URL}/signin-callback`)}&code_challenge=${'c'.repeat(43)}&code_challenge_method=S256&state=canary-state&login_hint=${CANARY.email}`;
  const redirect = await app.inject({ url: authorize });
  const cookies = redirect.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const location = new URL(String(redirect.headers.location), PUBLIC_URL).pathname;
  for (const password of ['canary-password-wrong', CANARY.password]) {
    await app.inject({
      method: 'POST',
      url: location,
      headers: { ...form, cookie: cookies },
      payload: new URLSearchParams({ email: CANARY.email, password }).toString(),
    });
  }
  await app.inject({
    url: `/api/main/shows?searchTerm=${CANARY.email}`,
    headers: { authorization: `Bearer ${CANARY.token}` },
  });
  await app.inject({ url: `/nowhere/${CANARY.email}`, headers: { cookie: 'canary-cookie=1' } });
  expect(lines).toContain('"route":"/api/main/shows"');
  expect(lines).toContain('sign-in');
  expect(lines).not.toMatch(/canary/i);
});

test('a page with a form counts an IPv6 network as one client', async () => {
  const ask = async (remoteAddress: string) => {
    const { statusCode } = await app.inject({ url: '/oidc/forgotten-password', remoteAddress, headers: page });
    return statusCode;
  };
  const { max } = FORM_LIMIT.rateLimit;
  const statuses = [];
  for (let at = 0; at <= max; at++) statuses.push(await ask(`2001:db8:5:2::${at}`));
  expect(statuses).toEqual([...Array<number>(max).fill(200), 429]);
  expect(await ask('2001:db8:5:3::1')).toBe(200);
});
