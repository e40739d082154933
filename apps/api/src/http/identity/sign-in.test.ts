import { eq } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#db/schema/ground/users.ts';
import { runAsSystem } from '#db/system.ts';
import { type IdentityHarness, type IdentityProcess, PUBLIC_URL, startHarness } from './testing/identity-harness.ts';
import { TestBrowser, type Tokens } from './testing/test-browser.ts';

let harness: IdentityHarness;
let server: IdentityProcess;

beforeAll(async () => {
  harness = await startHarness();
  server = await harness.startProcess();
});
afterAll(() => harness.close());

it('signs in with code and PKCE and hands out an access token the API accepts', async () => {
  const user = await harness.createUser('ada@example.test');
  const browser = new TestBrowser(server.app);

  const { callback, verifier } = await browser.signIn('Ada@Example.test ');
  expect(callback.origin + callback.pathname).toBe(`${PUBLIC_URL}/signin-callback`);
  expect(callback.searchParams.get('state')).toBe('state-1');
  expect(callback.searchParams.get('iss')).toBe(`${PUBLIC_URL}/oidc`);

  const answer = await browser.exchange(callback, verifier);
  expect(answer.statusCode).toBe(200);
  const tokens = answer.json<Tokens>();
  expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 300 });
  expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ typ: 'at+jwt', alg: 'RS256' });
  expect(decodeJwt(tokens.access_token)).toMatchObject({ aud: `${PUBLIC_URL}/api`, sub: user.id });
  expect(decodeJwt(tokens.id_token)).toMatchObject({ sub: user.id, email: 'ada@example.test', name: 'Ada Lovelace' });
  expect(await server.identity.verifyToken(tokens.access_token)).toEqual({
    userId: user.id,
    email: null,
    scopes: new Set(['event-config.manage', 'event-config.promoter_read', 'backstage.read', 'reporting.orders']),
    sessionId: expect.any(String),
    region: null,
  });
});

it('returns at once, without the form, while the session lives', async () => {
  await harness.createUser('twice@example.test');
  const browser = new TestBrowser(server.app);
  await browser.signInForTokens('twice@example.test');
  const { response } = await browser.authorize({ prompt: 'none' });
  expect(String(response.headers.location)).toMatch(/signin-callback\?code=/);
});

it('answers login_required to a silent request without a session', async () => {
  const { response } = await new TestBrowser(server.app).authorize({ prompt: 'none' });
  expect(new URL(String(response.headers.location)).searchParams.get('error')).toBe('login_required');
});

it('refuses an authorization request without PKCE', async () => {
  const { response } = await new TestBrowser(server.app).authorize({ code_challenge: '', code_challenge_method: '' });
  const answer = new URL(String(response.headers.location));
  expect(answer.searchParams.get('error')).toBe('invalid_request');
  expect(answer.searchParams.get('error_description')).toContain('PKCE');
});

it('refuses a redirect address that is not the console’s, on a page of its own', async () => {
  const { response } = await new TestBrowser(server.app).authorize({
    redirect_uri: 'https://evil.test/signin-callback',
  });
  expect(response.statusCode).toBe(400);
  expect(response.headers.location).toBeUndefined();
  expect(response.body).toContain('invalid_redirect_uri');
});

it('refuses a code that was used before and revokes what it had given', async () => {
  await harness.createUser('replay@example.test');
  const browser = new TestBrowser(server.app);
  const { callback, verifier } = await browser.signIn('replay@example.test');
  const { refresh_token } = (await browser.exchange(callback, verifier)).json<Tokens>();
  const replayed = await browser.exchange(callback, verifier);
  expect(replayed.statusCode).toBe(400);
  expect(replayed.json()).toMatchObject({ error: 'invalid_grant' });
  expect((await browser.refresh(refresh_token)).statusCode).toBe(400);
  expect(harness.events).toContain('identity.code.reused');
});

it('gives tokens once for a code that is sent several times at the same moment', async () => {
  await harness.createUser('parallel@example.test');
  const browser = new TestBrowser(server.app);
  const { callback, verifier } = await browser.signIn('parallel@example.test');
  const answers = await Promise.all(Array.from({ length: 5 }, () => browser.exchange(callback, verifier)));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400, 400, 400]);
});

it('refuses a code with another verifier', async () => {
  await harness.createUser('verifier@example.test');
  const browser = new TestBrowser(server.app);
  const { callback } = await browser.signIn('verifier@example.test');
  expect((await browser.exchange(callback, 'x'.repeat(43))).json()).toMatchObject({ error: 'invalid_grant' });
});

it('brings a known partnersiteid back as the region claim, also after a renewal', async () => {
  await harness.createUser('partner@example.test');
  const browser = new TestBrowser(server.app);
  const tokens = await browser.signInForTokens('partner@example.test', { partnersiteid: 'uk-main' });
  const region = { id: 9_044, name: 'United Kingdom' };
  expect(decodeJwt(tokens.id_token).region).toEqual(region);
  const renewed = (await browser.refresh(tokens.refresh_token)).json<Tokens>();
  expect(decodeJwt(renewed.id_token).region).toEqual(region);
  expect((await server.identity.verifyToken(renewed.access_token))?.region).toEqual(region);

  const userinfo = await server.app.inject({
    url: '/oidc/userinfo',
    headers: { authorization: `Bearer ${renewed.access_token}` },
  });
  expect(userinfo.json()).toMatchObject({ email: 'partner@example.test', region });
});

it('knows a partner site by its id too', async () => {
  await harness.createUser('by-id@example.test');
  const tokens = await new TestBrowser(server.app).signInForTokens('by-id@example.test', { partnersiteid: '9044' });
  expect(decodeJwt(tokens.id_token).region).toEqual({ id: 9_044, name: 'United Kingdom' });
});

it('ignores an unknown partnersiteid', async () => {
  await harness.createUser('nowhere@example.test');
  const tokens = await new TestBrowser(server.app).signInForTokens('nowhere@example.test', { partnersiteid: 'mars' });
  expect(decodeJwt(tokens.id_token).region).toBeUndefined();
});

it('refuses a disabled user in the form, in a live session and at the next renewal', async () => {
  const user = await harness.createUser('leaver@example.test');
  const browser = new TestBrowser(server.app);
  const tokens = await browser.signInForTokens('leaver@example.test');
  await runAsSystem(harness.database, (db) => db.update(users).set({ isDisabled: true }).where(eq(users.id, user.id)));
  expect((await browser.refresh(tokens.refresh_token)).statusCode).toBe(400);
  const { response } = await browser.authorize();
  const page = String(response.headers.location);
  expect(page).toContain('/oidc/interaction/');
  const refused = await browser.submitPassword(page, 'leaver@example.test');
  expect(refused.statusCode).toBe(401);
  expect(refused.body).toContain('Wrong e-mail or password.');
});

it('lets another user sign in after the form is shown again', async () => {
  const first = await harness.createUser('first@example.test');
  const second = await harness.createUser('second@example.test');
  const browser = new TestBrowser(server.app);
  await browser.signInForTokens('first@example.test');
  const { response, verifier } = await browser.authorize({ prompt: 'login' });
  const accepted = await browser.submitPassword(String(response.headers.location), 'second@example.test');
  const switching = await browser.request('GET', String(accepted.headers.location));
  expect(switching.headers['content-security-policy']).toMatch(/script-src 'sha256-/);
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(switching.body)?.[1] ?? '';
  const confirmed = await browser.request('POST', '/oidc/session/end/confirm', { xsrf, logout: 'yes' });
  const resumed = await browser.request('GET', String(confirmed.headers.location));
  const tokens = (await browser.exchange(new URL(String(resumed.headers.location)), verifier)).json<Tokens>();
  expect(decodeJwt(tokens.access_token).sub).toBe(second.id);
  expect(first.id).not.toBe(second.id);
});
