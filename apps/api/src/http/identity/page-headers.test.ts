import { afterAll, beforeAll, expect, it } from 'vitest';
import { type IdentityHarness, type IdentityProcess, PUBLIC_URL, startHarness } from './testing/identity-harness.ts';
import { TestBrowser } from './testing/test-browser.ts';

let harness: IdentityHarness;
let server: IdentityProcess;

beforeAll(async () => {
  harness = await startHarness({
    BRAND_HOSTS: 'rowline.parterre.test=rowline',
    BRAND_SUPPORT_URL: 'rowline=mailto:help@rowline.test',
  });
  server = await harness.startProcess();
});
afterAll(() => harness.close());

const ROWLINE = 'https://rowline.parterre.test';
const toPolicy = (script: string) =>
  `default-src 'none'; ${script}style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self' ${PUBLIC_URL} ${ROWLINE}; frame-ancestors 'none'; base-uri 'none'`;
const PAGE_POLICY = toPolicy('');
const PASSKEY_POLICY = toPolicy(`script-src ${PUBLIC_URL}/oidc/assets/passkeys.js; `);

it('sends the strict headers with every answer of the provider', async () => {
  await harness.createUser('headers@example.test');
  const browser = new TestBrowser(server.app);
  const { response: redirect } = await browser.authorize();
  const form = await browser.request('GET', String(redirect.headers.location));
  const refused = await browser.submitPassword(String(redirect.headers.location), 'headers@example.test', 'wrong one!');
  const answers = {
    redirect,
    form,
    refused,
    discovery: await browser.request('GET', '/oidc/.well-known/openid-configuration'),
    keys: await browser.request('GET', '/oidc/jwks'),
    'wrong client': await browser.request('GET', '/oidc/auth?client_id=nobody'),
    'missing page': await browser.request('GET', '/oidc/nowhere'),
    'lost form': await new TestBrowser(server.app).request('GET', '/oidc/interaction/unknown'),
    'token error': await browser.token({ grant_type: 'authorization_code', code: 'x' }),
    'sign-out without a session': await browser.request('GET', '/oidc/session/end'),
    'signed out': await browser.request('GET', '/oidc/session/end/success'),
    'session page': await browser.request('GET', '/oidc/check-session'),
    stylesheet: await browser.request('GET', '/oidc/assets/pages.css'),
    script: await browser.request('GET', '/oidc/assets/passkeys.js'),
    picture: await browser.request('GET', '/oidc/assets/picture-rowline-dark.svg'),
    userinfo: await browser.request('GET', '/oidc/userinfo'),
  };
  for (const [name, { headers }] of Object.entries(answers)) {
    const policy = String(headers['content-security-policy']);
    expect(policy, name).toContain("default-src 'none'");
    expect(policy, name).toContain("base-uri 'none'");
    expect(policy, name).toMatch(name === 'session page' ? /frame-ancestors 'self' / : /frame-ancestors 'none'/);
    expect(policy, name).not.toMatch(/unsafe|script-src *(;|$)/);
    expect(headers, name).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-resource-policy': expect.stringMatching(/^same-(origin|site)$/),
    });
    expect(headers, name).not.toHaveProperty('x-powered-by');
  }
  const signIns: string[] = ['form', 'refused', 'lost form'];
  for (const name of ['form', 'refused', 'wrong client', 'missing page', 'lost form', 'signed out'] as const) {
    const policy = signIns.includes(name) ? PASSKEY_POLICY : PAGE_POLICY;
    expect(answers[name].headers['content-security-policy'], name).toBe(policy);
    expect(answers[name].headers['cache-control'], name).toContain('no-store');
    expect(answers[name].body, name).toContain('<h1>');
    const body = answers[name].body.replace('<script src="/oidc/assets/passkeys.js" defer></script>', '');
    expect(body, name).not.toMatch(/<script|style=|https?:\/\/fonts/);
  }
  expect(answers['missing page'].statusCode).toBe(404);
  expect(answers['lost form'].body).toContain('This sign-in has expired');
  expect(answers['sign-out without a session'].headers['content-security-policy']).toMatch(/script-src 'sha256-/);
});

it.each([
  ['production', null],
  ['staging', 'STAGING'],
  ['uat1', 'UAT1'],
])('names the environment on every page unless it is production: %s', async (environment, words) => {
  const inProduction = { PUBLIC_URL, DATABASE_URL: 'postgres://database', MAIL_FROM: 'tickets@parterre.test' };
  const own = await startHarness({ ENVIRONMENT: environment, ...(environment === 'production' && inProduction) });
  try {
    const browser = new TestBrowser((await own.startProcess()).app);
    const { response } = await browser.authorize();
    for (const path of [String(response.headers.location), '/oidc/forgotten-password', '/oidc/interaction/unknown']) {
      const { body } = await browser.request('GET', path);
      expect(body, path).toContain('<h1>');
      const [, named = null] = /<span class="environment">(.*?)<\/span>/.exec(body) ?? [];
      expect(named, path).toBe(words);
    }
  } finally {
    await own.close();
  }
});

it('has the letters of the console', async () => {
  const browser = new TestBrowser(server.app);
  const { body } = await browser.request('GET', '/oidc/assets/pages.css');
  const [, path = ''] = /src:url\((.*?)\)/.exec(body) ?? [];
  const letters = await browser.request('GET', path);
  expect(letters.statusCode).toBe(200);
  expect(letters.headers['content-type']).toBe('font/woff2');
  expect(letters.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
});

it('lets the consoles’ origins read tokens, and no other', async () => {
  const ask = (origin: string) =>
    new TestBrowser(server.app).request(
      'POST',
      '/oidc/token',
      { client_id: 'parterre-console', grant_type: 'refresh_token', refresh_token: 'x' },
      { origin, accept: 'application/json' },
    );
  expect((await ask(ROWLINE)).headers['access-control-allow-origin']).toBe(ROWLINE);
  const foreign = await ask('https://evil.test');
  expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  expect(foreign.json()).toMatchObject({ error: 'invalid_request' });
});

it('believes PUBLIC_URL and not what a caller says about host and scheme', async () => {
  const answer = await server.app.inject({
    url: '/oidc/.well-known/openid-configuration',
    headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http' },
  });
  expect(answer.body).not.toContain('evil.test');
  expect(answer.json()).toMatchObject({ authorization_endpoint: `${PUBLIC_URL}/oidc/auth` });
});

it('refuses a sign-in form sent from another site', async () => {
  await harness.createUser('forged@example.test');
  const browser = new TestBrowser(server.app);
  const { response } = await browser.authorize();
  const answer = await browser.request(
    'POST',
    String(response.headers.location),
    { email: 'forged@example.test', password: 'correct horse battery' },
    { 'sec-fetch-site': 'cross-site' },
  );
  expect(answer.statusCode).toBe(403);
});

it('wears the brand of the console the user came from', async () => {
  const pageOf = async (redirectUri: string) => {
    const browser = new TestBrowser(server.app, { redirectUri });
    const { response } = await browser.authorize();
    return (await browser.request('GET', String(response.headers.location))).body;
  };
  const rowline = await pageOf(`${ROWLINE}/signin-callback`);
  expect(rowline).toContain('data-brand="teal"');
  expect(rowline).toContain('The ticket office for Rowline partners.');
  expect(await pageOf(`${PUBLIC_URL}/signin-popup`)).toContain('Events, seats and orders in one place.');
});

it('keeps the brand on the way to every other page, and leads back to its console', async () => {
  const browser = new TestBrowser(server.app, { redirectUri: `${ROWLINE}/signin-callback` });
  const { response } = await browser.authorize();
  const { body } = await browser.request('GET', String(response.headers.location));
  expect(body).toContain(`href="${ROWLINE}/oidc/forgotten-password?ui_locales=en-GB"`);
  expect(body).toContain('<input type="hidden" name="brand" value="rowline">');
  expect(body).toContain('href="?ui_locales=de&brand=rowline"');
  expect(body).toContain('href="mailto:help@rowline.test"');
  const stranger = new TestBrowser(server.app);
  const titleOf = async (url: string, form?: Record<string, string>, headers: Record<string, string> = {}) => {
    const answer = await stranger.request(form ? 'POST' : 'GET', url, form, {
      'sec-fetch-site': 'same-origin',
      ...headers,
    });
    return / · (\w+)<\/title>/.exec(answer.body)?.[1];
  };
  expect(await titleOf('/oidc/forgotten-password', undefined, { host: 'rowline.parterre.test' })).toBe('Rowline');
  expect(await titleOf('/oidc/account/password?brand=rowline')).toBe('Rowline');
  expect(await titleOf('/oidc/account/password?brand=other')).toBe('Parterre');
  expect(await titleOf('/oidc/interaction/unknown', { brand: 'rowline' })).toBe('Rowline');
  expect(await titleOf('/oidc/forgotten-password')).toBe('Parterre');
  const done = await stranger.request(
    'POST',
    '/oidc/forgotten-password',
    { email: 'nobody@example.test', brand: 'rowline' },
    { 'sec-fetch-site': 'same-origin' },
  );
  expect(done.body).toContain(`<a class="button" href="${ROWLINE}/">`);
});

it('wears the brand of the console that was signed out', async () => {
  const query = new URLSearchParams({
    client_id: 'parterre-console',
    post_logout_redirect_uri: `${ROWLINE}/signed-out`,
  });
  await harness.createUser('leaving@example.test');
  const browser = new TestBrowser(server.app, { redirectUri: `${ROWLINE}/signin-callback` });
  await browser.signInForTokens('leaving@example.test');
  const asked = await browser.request('GET', `/oidc/session/end?${query}`);
  expect(asked.body).toContain('<title>Sign out · Rowline</title>');
});

it('speaks the language asked for: ui_locales first, then Accept-Language, then English', async () => {
  const browser = new TestBrowser(server.app);
  const pageOf = async (more: Record<string, string>, acceptLanguage: string) => {
    const { response } = await browser.authorize(more);
    return (
      await browser.request('GET', String(response.headers.location), undefined, { 'accept-language': acceptLanguage })
    ).body;
  };
  expect(await pageOf({ ui_locales: 'nl de-AT' }, 'fr')).toContain('<html lang="de"');
  expect(await pageOf({}, 'nl, de;q=0.8, en;q=0.5')).toContain('<h1>Anmelden</h1>');
  expect(await pageOf({}, 'nl')).toContain('<html lang="en-GB"');
});

it('labels the fields, reads the problem out and puts the focus where the user goes on', async () => {
  const browser = new TestBrowser(server.app);
  const { response } = await browser.authorize();
  const page = String(response.headers.location);
  const form = (await browser.request('GET', page)).body;
  expect(form).toMatch(/<label>E-mail<input name="email" type="email" autocomplete="username"[^>]* autofocus>/);
  expect(form).not.toContain('id="problem"');
  const refused = (await browser.submitPassword(page, '"><script>alert(1)</script>@x.test', 'wrong one!')).body;
  expect(refused).toMatch(/id="problem" role="alert"/);
  expect(refused).toMatch(/<input name="password"[^>]* aria-invalid="true" aria-describedby="problem" autofocus>/);
  expect(refused).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;@x.test"');
  expect(refused).not.toContain('wrong one!');
});
