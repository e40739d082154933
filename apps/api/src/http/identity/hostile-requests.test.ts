import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { oidcPayloads } from '#db/schema/ground/users.ts';
import { runAsSystem } from '#db/system.ts';
import { type IdentityHarness, startHarness } from './testing/identity-harness.ts';
import { TestBrowser } from './testing/test-browser.ts';

let harness: IdentityHarness;
let browser: TestBrowser;

beforeAll(async () => {
  harness = await startHarness();
  browser = new TestBrowser((await harness.startProcess()).app);
});
afterAll(() => harness.close());

const countInteractions = async () => {
  const rows = await runAsSystem(harness.database, (db) =>
    db.select({ kept: count() }).from(oidcPayloads).where(eq(oidcPayloads.type, 'Interaction')),
  );
  return rows[0]?.kept;
};

it.each(['login_hint', 'state', 'nonce', 'ui_locales', 'partnersiteid', 'client_id', 'resource', 'id_token_hint'])(
  'NUL in %s is refused, and nothing is kept',
  async (name) => {
    const before = await countInteractions();
    const { response } = await browser.authorize({ [name]: 'a\0b' });
    expect(response.statusCode).toBeLessThan(500);
    expect(await countInteractions()).toBe(before);
  },
);

it.each([
  [
    '/oidc/token',
    {
      client_id: 'parterre-console',
      grant_type: 'authorization_code',
      code: '\0',
      code_verifier: 'v'.repeat(43),
      redirect_uri: 'x',
    },
  ],
  ['/oidc/token', { client_id: 'parterre-console', grant_type: 'refresh_token', refresh_token: '\0' }],
  ['/oidc/token/revocation', { client_id: 'parterre-console', token: '\0' }],
  ['/oidc/session/end', { id_token_hint: '\0', logout_hint: '\0' }],
])('NUL sent to %s is refused', async (path, form) => {
  expect((await browser.request('POST', path, form)).statusCode).toBeLessThan(500);
});

it('NUL in the sign-in form is a wrong e-mail', async () => {
  const { response } = await browser.authorize();
  const page = String(response.headers.location);
  expect((await browser.submitPassword(page, 'ada\0@example.test')).statusCode).toBe(401);
  expect((await browser.submitPassword(page, 'ada@example.test', 'a\0b')).statusCode).toBe(401);
});

it('keeps nothing of a request that is longer than any real one', async () => {
  const before = await countInteractions();
  const { response } = await browser.authorize({ state: 'x'.repeat(8_000) });
  expect(response.statusCode).toBeLessThan(500);
  expect(String(response.headers.location)).not.toContain('/oidc/interaction/');
  expect(await countInteractions()).toBe(before);
  await browser.authorize({ login_hint: 'ada@example.test', ui_locales: 'de en-GB' });
  expect(await countInteractions()).toBe((before ?? 0) + 1);
});
