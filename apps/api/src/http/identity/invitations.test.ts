import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { memberships } from '#db/schema/ground/users.ts';
import { invitations } from '#db/schema/promoters/invitations.ts';
import { partnerSites } from '#db/schema/promoters/lookups.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { runAsSystem } from '#db/system.ts';
import { issueLink } from '#identity/users/mailed-links.ts';
import { findUserByEmail } from '#identity/users/users.ts';
import { newId } from '#ids.ts';
import { HOUR_MS } from '#time/zones.ts';
import { type IdentityHarness, type IdentityProcess, PASSWORD, startHarness } from './testing/identity-harness.ts';
import { fieldAtFault, TestBrowser } from './testing/test-browser.ts';

let harness: IdentityHarness;
let server: IdentityProcess;
let promoterId: number;
let email: string;
let people = 0;

beforeAll(async () => {
  harness = await startHarness({ SIGN_IN_LIMIT_PER_MINUTE: '3' });
  server = await harness.startProcess();
  promoterId = randomInt(1000, 1_000_000);
  await runAsSystem(harness.database, (db) =>
    db.insert(promoters).values({
      id: promoterId,
      code: 'hall',
      name: 'Harbour <Hall>',
      cultures: ['en-GB'],
      currency: 'GBP',
      countryCode: 'GB',
      timeZone: 'Europe/London',
    }),
  );
});
afterAll(() => harness.close());
beforeEach(() => {
  email = `invited-${++people}@example.test`;
});

/** Creates an invitation, and returns the address that its mail would contain. */
function invite(language: 'en-GB' | 'de' = 'en-GB', site?: { id: number; name: string }): Promise<string> {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + HOUR_MS);
  const id = newId();
  return runAsSystem(harness.database, async (db) => {
    if (site) await db.insert(partnerSites).values({ ...site, partnerSiteId: `site-${site.id}` });
    await db.insert(invitations).values({
      promoterId,
      id,
      email,
      role: 'box-office',
      scope: site ? 'partner-site' : 'promoter',
      scopeIds: site ? [site.id] : [],
      language,
      invitedBy: 'Olivia',
      createdAt: now,
      sentAt: now,
      expiresAt,
    });
    const token = await issueLink(db, {
      purpose: 'invitation',
      subjectId: String(id),
      email,
      createdAt: now,
      expiresAt,
    });
    return `/oidc/invitation/${token}`;
  });
}

const open = (link: string, headers = {}) => new TestBrowser(server.app).request('GET', link, undefined, headers);
const send = (link: string, form: Record<string, string>, site = 'same-origin') =>
  new TestBrowser(server.app, { address: `192.0.2.${people}` }).request('POST', link, form, { 'sec-fetch-site': site });

it('asks a newcomer for a name and a password, and then lets them sign in', async () => {
  const link = await invite();
  const page = await open(link);
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body).toContain('Olivia invites you to work for Harbour &lt;Hall&gt;. Your role: Box office.');
  expect(page.body).toContain(`value="${email}"`);
  expect(page.body).not.toContain('<script');
  const accepted = await send(link, { name: ' Ada ', password: PASSWORD });
  expect(accepted.statusCode).toBe(200);
  expect(accepted.body).toContain('You now work for Harbour &lt;Hall&gt;.');
  expect((await findUserByEmail(harness.database, email))?.name).toBe('Ada');
  const { callback } = await new TestBrowser(server.app).signIn(email);
  expect(callback.searchParams.get('code')).toBeTruthy();
  for (const answer of [await open(link), await send(link, { name: 'Eve', password: PASSWORD })]) {
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('This link no longer works');
    expect(answer.body).toMatch(/<a class="button" href="[^"]+\/">Sign in<\/a>/);
  }
});

it.each([
  [{ name: ' ', password: PASSWORD }, 'Enter your name.', 'name'],
  [{ name: 'Ada\0', password: PASSWORD }, 'Enter your name.', 'name'],
  [{ name: 'Ada', password: 'short' }, 'The password must have 10 to 200 characters.', 'password'],
  [{ name: 'Ada', password: 'x'.repeat(201) }, 'The password must have 10 to 200 characters.', 'password'],
])('says what is wrong with %o, starts at that field, and keeps the link', async (form, words, field) => {
  const link = await invite();
  const refused = await send(link, form);
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain(words);
  expect(fieldAtFault(refused.body)).toBe(field);
  expect(refused.body.match(/ autofocus>/g)).toHaveLength(1);
  expect((await send(link, { name: 'Ada', password: PASSWORD })).statusCode).toBe(200);
});

it('says for which partner sites somebody is invited, in the language of the page', async () => {
  const link = await invite('en-GB', { id: 901, name: 'Dockside <Tickets>' });
  expect((await open(link)).body).toContain('For these partner sites: Dockside &lt;Tickets&gt;.');
  expect((await open(`${link}?ui_locales=de`)).body).toContain('Dockside &lt;Tickets&gt;.');
});

it('asks whoever has an account for its password, and slows down who guesses', async () => {
  await harness.createUser(email);
  const link = await invite();
  expect((await open(link)).body).toContain(`${email} has an account.`);
  for (let at = 0; at < 3; at++) {
    const wrong = await send(link, { password: 'not the password' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.body).toContain('Wrong e-mail or password.');
  }
  const throttled = await send(link, { password: PASSWORD });
  expect(throttled.statusCode).toBe(429);
  harness.advance(Number(throttled.headers['retry-after']) * 1000);
  expect((await send(link, { password: PASSWORD })).statusCode).toBe(200);
});

it('speaks the language of the invitation, and another one when it is asked for', async () => {
  const link = await invite('de');
  expect((await open(link)).body).toContain('Einladung annehmen');
  expect((await open(`${link}?ui_locales=en-GB`)).body).toContain('Accept the invitation');
  expect((await open('/oidc/invitation/made-up', { 'accept-language': 'de' })).body).toContain(
    'Dieser Link gilt nicht mehr',
  );
});

it('takes no form of another site', async () => {
  const link = await invite();
  expect((await send(link, { name: 'Ada', password: PASSWORD }, 'cross-site')).statusCode).toBe(403);
  expect(await findUserByEmail(harness.database, email)).toBeUndefined();
});

it('asks for no password where people sign in elsewhere', async () => {
  const elsewhere = await startHarness({ OIDC_ISSUER: 'https://sign-in.example.test' });
  const { app } = await elsewhere.startProcess();
  const page = await new TestBrowser(app).request('GET', '/oidc/invitation/made-up');
  expect(page.statusCode).toBe(404);
  expect((await new TestBrowser(app).request('GET', '/oidc/assets/pages.css')).statusCode).toBe(200);
  await elsewhere.close();
});

it('tells who was deactivated everywhere why they cannot sign in, once the password is right', async () => {
  const user = await harness.createUser(email);
  const browser = new TestBrowser(server.app, { address: '203.0.113.7' });
  const tokens = await browser.signInForTokens(email);
  await runAsSystem(harness.database, (db) =>
    db
      .insert(memberships)
      .values({ promoterId, userId: user.id, role: 'auditor', scopeIds: [], deactivatedAt: new Date() }),
  );
  expect((await browser.refresh(tokens.refresh_token)).statusCode).toBe(400);
  const { response } = await browser.authorize();
  const page = String(response.headers.location);
  expect((await browser.submitPassword(page, email, 'not the password')).body).toContain('Wrong e-mail or password.');
  const refused = await browser.submitPassword(page, email);
  expect(refused.statusCode).toBe(403);
  expect(refused.body).toContain('Your access has been ended.');
});
