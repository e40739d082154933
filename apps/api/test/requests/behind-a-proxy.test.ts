import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type IdentityHarness, startHarness } from '#http/identity/testing/identity-harness.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';

const PROXY = '10.0.0.1';
const CLIENT = '198.51.100.7';
const LIMIT = 3;

/** Builds the header of a proxy that appends the address it sees to the one that the client claims. */
const forwarded = (claimed: string, client = CLIENT) => ({ 'x-forwarded-for': `${claimed}, ${client}` });

describe('the limit of requests', () => {
  let open: TestApi;
  let proxied: TestApi;

  beforeAll(async () => {
    open = await startTestApi({ rateLimitPerMinute: LIMIT });
    proxied = await startTestApi({ rateLimitPerMinute: LIMIT, trustProxy: [PROXY] });
  });
  afterAll(() => Promise.all([open.close(), proxied.close()]));

  const ask = async (api: TestApi, remoteAddress: string, headers: Record<string, string>) =>
    (await api.app.inject({ url: '/openapi.json', remoteAddress, headers })).statusCode;

  test('counts who connects where no proxy is trusted, whatever they claim', async () => {
    const statuses = [];
    for (let at = 0; at <= LIMIT; at++)
      statuses.push(await ask(open, CLIENT, { 'x-forwarded-for': `203.0.113.${at}` }));
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await open.app.inject({ url: '/openapi.json', remoteAddress: CLIENT });
    expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    expect(await ask(open, '198.51.100.8', { 'x-forwarded-for': CLIENT })).toBe(200);
  });

  test('counts the client behind a proxy that is trusted, not what stands before its address', async () => {
    const statuses = [];
    for (let at = 0; at <= LIMIT; at++) statuses.push(await ask(proxied, PROXY, forwarded(`203.0.113.${at}`)));
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await ask(proxied, PROXY, forwarded('203.0.113.1', '198.51.100.9'))).toBe(200);
  });

  test('counts an IPv6 network as one client, and the next network as another', async () => {
    const statuses = [];
    for (let at = 0; at <= LIMIT; at++) statuses.push(await ask(open, `2001:db8:4:2::${at}`, {}));
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await ask(open, '2001:db8:4:3::1', {})).toBe(200);
  });

  test('counts who comes past the proxy by their own address', async () => {
    const statuses = [];
    for (let at = 0; at <= LIMIT; at++)
      statuses.push(await ask(proxied, '10.0.0.2', forwarded('203.0.113.1', `192.0.2.${at}`)));
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('signing in', () => {
  let harness: IdentityHarness;

  beforeAll(async () => {
    harness = await startHarness({ SIGN_IN_LIMIT_PER_MINUTE: String(LIMIT) }, [PROXY]);
  });
  afterAll(() => harness.close());

  const query = new URLSearchParams({
    client_id: 'parterre-console',
    response_type: 'code',
    redirect_uri: 'https://parterre.test/signin-callback',
    scope: 'openid',
    state: 's',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });

  async function fail(app: Awaited<ReturnType<IdentityHarness['startProcess']>>['app'], claimed: string, from = PROXY) {
    const headers = {
      ...forwarded(claimed),
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'evil.test',
      host: 'evil.test',
    };
    const begun = await app.inject({ url: `/oidc/auth?${query}`, remoteAddress: from, headers });
    const cookies = [begun.headers['set-cookie'] ?? []].flat();
    for (const cookie of cookies) expect(cookie).toMatch(/^__Secure-.*; secure/i);
    const location = String(begun.headers.location);
    expect(location).toMatch(/^\/oidc\/interaction\//);
    const { statusCode } = await app.inject({
      method: 'POST',
      url: location,
      remoteAddress: from,
      headers: {
        ...headers,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '),
      },
      payload: 'email=ada%40example.test&password=wrong',
    });
    return statusCode;
  }

  test('is throttled by the real address, with cookies for TLS alone, whatever the client claims', async () => {
    const { app } = await harness.startProcess();
    const behind = [];
    for (let at = 0; at <= LIMIT; at++) behind.push(await fail(app, `203.0.113.${at}`));
    expect(behind).toEqual([401, 401, 401, 429]);
    const past = [];
    for (let at = 0; at <= LIMIT; at++) past.push(await fail(app, `203.0.113.${at}`, '192.0.2.50'));
    expect(past).toEqual([401, 401, 401, 429]);
    const metadata = await app.inject({
      url: '/oidc/.well-known/openid-configuration',
      headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http' },
    });
    expect(metadata.body).not.toMatch(/evil|http:/);
  });
});
