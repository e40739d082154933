import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { oidcPayloads } from '#db/schema/ground/users.ts';
import { runAsSystem } from '#db/system.ts';
import { REUSE_GRACE_MS } from '#identity/provider/oidc-adapter.ts';
import { sweepIdentity } from '#identity/provider/sweep-identity.ts';
import { type IdentityHarness, type IdentityProcess, startHarness } from './testing/identity-harness.ts';
import { TestBrowser, type Tokens } from './testing/test-browser.ts';

let harness: IdentityHarness;
let server: IdentityProcess;

beforeAll(async () => {
  harness = await startHarness();
  server = await harness.startProcess();
});
afterAll(() => harness.close());
beforeEach(() => {
  harness.events.length = 0;
});

async function signIn(email: string) {
  await harness.createUser(email);
  const browser = new TestBrowser(server.app);
  return { browser, tokens: await browser.signInForTokens(email) };
}

it('gives a new refresh token with every renewal', async () => {
  const { browser, tokens } = await signIn('rotate@example.test');
  const renewed = (await browser.refresh(tokens.refresh_token)).json<Tokens>();
  expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
  expect(renewed.access_token).not.toBe(tokens.access_token);
  expect(decodeJwt(renewed.access_token).scope).toBe(decodeJwt(tokens.access_token).scope);
});

it('keeps two tabs alive that renewed with the same token within the grace, over twenty renewals', async () => {
  const { browser, tokens } = await signIn('tabs@example.test');
  let [left, right] = await Promise.all([browser.refresh(tokens.refresh_token), browser.refresh(tokens.refresh_token)]);
  for (let i = 0; i < 20; i++) {
    expect([left.statusCode, right.statusCode]).toEqual([200, 200]);
    harness.advance(REUSE_GRACE_MS + 1_000);
    [left, right] = await Promise.all([
      browser.refresh(left.json<Tokens>().refresh_token),
      browser.refresh(right.json<Tokens>().refresh_token),
    ]);
  }
  expect(harness.events).not.toContain('identity.refresh-token.reused');
});

it('revokes everything when a refresh token is used again after the grace, and says so in the log', async () => {
  const { browser, tokens } = await signIn('stolen@example.test');
  const renewed = (await browser.refresh(tokens.refresh_token)).json<Tokens>();
  harness.advance(REUSE_GRACE_MS + 1_000);
  const reused = await browser.refresh(tokens.refresh_token);
  expect(reused.statusCode).toBe(400);
  expect(reused.json()).toMatchObject({ error: 'invalid_grant' });
  expect((await browser.refresh(renewed.refresh_token)).statusCode).toBe(400);
  expect(harness.events).toContain('identity.refresh-token.reused');
});

it('counts the grace from the first use, so that reuse cannot stretch it', async () => {
  const { browser, tokens } = await signIn('stretch@example.test');
  await browser.refresh(tokens.refresh_token);
  harness.advance(REUSE_GRACE_MS - 2_000);
  expect((await browser.refresh(tokens.refresh_token)).statusCode).toBe(200);
  harness.advance(4_000);
  expect((await browser.refresh(tokens.refresh_token)).statusCode).toBe(400);
});

it('lets a refresh token die after twelve idle hours', async () => {
  const { browser, tokens } = await signIn('idle@example.test');
  harness.advance(12 * 3_600_000 + 1_000);
  expect((await browser.refresh(tokens.refresh_token)).statusCode).toBe(400);
});

it('answers a revocation as JSON and forgets the token', async () => {
  const { browser, tokens } = await signIn('revoke@example.test');
  const revoked = await browser.request('POST', '/oidc/token/revocation', {
    client_id: 'parterre-console',
    token: tokens.refresh_token,
    token_type_hint: 'refresh_token',
  });
  expect(revoked.statusCode).toBe(200);
  expect(revoked.headers['content-type']).toContain('application/json');
  expect(revoked.json()).toEqual({});
  expect((await browser.refresh(tokens.refresh_token)).statusCode).toBe(400);
});

it('sweeps what has expired and leaves the rest', async () => {
  await signIn('sweep@example.test');
  const types = () =>
    runAsSystem(harness.database, async (db) => {
      const rows = await db.select({ type: oidcPayloads.type }).from(oidcPayloads);
      return new Set(rows.map((row) => row.type));
    });
  expect(await types()).toContain('AuthorizationCode');
  harness.advance(13 * 3_600_000);
  await sweepIdentity(harness.database, new Date(Date.now() + 36 * 3_600_000));
  const left = await types();
  expect(left).not.toContain('AuthorizationCode');
  expect(left).not.toContain('RefreshToken');
  expect(left).toContain('Session');
});
