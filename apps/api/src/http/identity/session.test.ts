import { createHash } from 'node:crypto';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberships } from '#db/schema/ground/users.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { runAsSystem } from '#db/system.ts';
import { checkSessionPolicy } from '#identity/provider/page-headers.ts';
import { CHECK_SESSION_SCRIPT } from '#identity/provider/session-state.ts';
import { endSessionsOf } from '#identity/users/user-sessions.ts';
import { type IdentityHarness, type IdentityProcess, PUBLIC_URL, startHarness } from './testing/identity-harness.ts';
import { TestBrowser, type Tokens } from './testing/test-browser.ts';

let harness: IdentityHarness;
let server: IdentityProcess;

beforeAll(async () => {
  harness = await startHarness();
  server = await harness.startProcess();
});
afterAll(() => harness.close());

/** Runs the script of the check-session page as a browser would, with these cookies. */
function checkSession(sessionState: string, cookies: string, message = `parterre-console ${sessionState}`) {
  return new Promise<string>((resolve) => {
    let listener: (event: object) => unknown = () => undefined;
    const page = createContext({
      addEventListener: (_name: string, given: typeof listener) => {
        listener = given;
      },
      document: { cookie: cookies },
      crypto,
      TextEncoder,
      Uint8Array,
      btoa,
    });
    runInContext(CHECK_SESSION_SCRIPT, page);
    listener({ data: message, origin: PUBLIC_URL, source: { postMessage: resolve } });
  });
}

async function signIn(email: string) {
  const user = await harness.createUser(email);
  const browser = new TestBrowser(server.app);
  const { callback, verifier } = await browser.signIn(email);
  const tokens = (await browser.exchange(callback, verifier)).json<Tokens>();
  return { user, browser, tokens, sessionState: callback.searchParams.get('session_state') ?? '' };
}

it('announces the page that watches the session, and serves it to be framed by the console alone', async () => {
  const discovery = await server.app.inject('/oidc/.well-known/openid-configuration');
  expect(discovery.json()).toMatchObject({
    issuer: `${PUBLIC_URL}/oidc`,
    check_session_iframe: `${PUBLIC_URL}/oidc/check-session`,
    token_endpoint: `${PUBLIC_URL}/oidc/token`,
    userinfo_endpoint: `${PUBLIC_URL}/oidc/userinfo`,
    code_challenge_methods_supported: ['S256'],
    response_types_supported: ['code'],
  });
  const page = await server.app.inject('/oidc/check-session');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self';");
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
});

it('lets the page that watches the session be framed inside a site that may embed the console', () => {
  expect(checkSessionPolicy([PUBLIC_URL], ['https://host.example'])).toContain(
    "frame-ancestors 'self' https://host.example;",
  );
});

it('finds the session unchanged while it lives and changed after sign-out', async () => {
  const { browser, tokens, sessionState } = await signIn('watch@example.test');
  const cookies = () => `theme=dark; op_bs=${browser.cookie('op_bs') ?? ''}`;
  expect(await checkSession(sessionState, cookies())).toBe('unchanged');
  expect(await checkSession(sessionState, cookies(), 'nonsense')).toBe('error');
  expect(await checkSession(sessionState, 'op_bs=another')).toBe('changed');

  const query = new URLSearchParams({
    id_token_hint: tokens.id_token,
    post_logout_redirect_uri: `${PUBLIC_URL}/signed-out`,
    state: 'bye',
  });
  const page = await browser.request('GET', `/oidc/session/end?${query}`);
  expect(page.statusCode).toBe(200);
  const script = /<script>(.*?)<\/script>/.exec(page.body)?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(page.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}';`);
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const done = await browser.request('POST', '/oidc/session/end/confirm', { xsrf, logout: 'yes' });
  expect(done.headers.location).toBe(`${PUBLIC_URL}/signed-out?state=bye`);

  expect(browser.cookie('op_bs')).toBeUndefined();
  expect(await checkSession(sessionState, cookies())).toBe('changed');
  const { response } = await browser.authorize({ prompt: 'none' });
  expect(String(response.headers.location)).toContain('error=login_required');
  expect((await browser.refresh(tokens.refresh_token)).statusCode).toBe(400);
});

it('asks before it signs somebody out whom no console named', async () => {
  const { browser } = await signIn('asked@example.test');
  const page = await browser.request('GET', '/oidc/session/end', undefined, { 'accept-language': 'de' });
  expect(page.body).not.toContain('<script');
  expect(page.body).toContain('<html lang="de"');
  expect(page.body).toContain('>Abmelden</button>');
  const forged = await browser.request('POST', '/oidc/session/end/confirm', { xsrf: 'guess', logout: 'yes' });
  expect(forged.statusCode).toBe(400);
  expect(forged.body).toContain('This sign-in has expired');
});

it('keeps the session cookies out of scripts and off other sites', async () => {
  const browser = new TestBrowser(server.app);
  await harness.createUser('cookies@example.test');
  const { response } = await browser.authorize();
  const page = String(response.headers.location);
  const accepted = await browser.submitPassword(page, 'cookies@example.test');
  const resumed = await browser.request('GET', String(accepted.headers.location));
  const cookies = [resumed.headers['set-cookie'] ?? []].flat();
  const session = cookies.find((line) => line.startsWith('__Secure-parterre_session='));
  for (const attribute of ['path=/oidc', 'secure', 'httponly', 'samesite=lax'])
    expect(session?.toLowerCase()).toContain(attribute);
});

/** Asks who a token is about, and returns the status. */
async function askUserinfo({ access_token }: Tokens): Promise<number> {
  const headers = { authorization: `Bearer ${access_token}` };
  return (await server.app.inject({ url: '/oidc/userinfo', headers })).statusCode;
}

it('tells nothing about a user ten seconds after their sessions were ended', async () => {
  const { user, tokens } = await signIn('ended@example.test');
  expect(await askUserinfo(tokens)).toBe(200);
  await runAsSystem(harness.database, (db) => endSessionsOf(db, { userId: user.id, now: new Date() }));
  harness.advance(10_000);
  expect(await askUserinfo(tokens)).toBe(401);
});

it('tells nothing about a user ten seconds after every promoter has deactivated them', async () => {
  const { user, tokens } = await signIn('deactivated@example.test');
  expect(await askUserinfo(tokens)).toBe(200);
  const promoterId = 4_711;
  const hall = { name: 'Hall', cultures: ['en-GB'], currency: 'GBP', countryCode: 'GB', timeZone: 'Europe/London' };
  await runAsSystem(harness.database, async (db) => {
    await db.insert(promoters).values({ id: promoterId, code: 'hall', ...hall });
    await db
      .insert(memberships)
      .values({ promoterId, userId: user.id, role: 'auditor', scopeIds: [], deactivatedAt: new Date() });
  });
  harness.advance(10_000);
  expect(await askUserinfo(tokens)).toBe(401);
});
