import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { jobs } from '#db/schema/ground/jobs.ts';
import { memberships, oidcPayloads, passkeys, users } from '#db/schema/ground/users.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { runAsSystem } from '#db/system.ts';
import type { User } from '#identity/users/users.ts';
import {
  type IdentityHarness,
  type IdentityProcess,
  PASSWORD,
  PUBLIC_URL,
  startHarness,
} from '../testing/identity-harness.ts';
import { type Faults, SoftAuthenticator } from '../testing/soft-authenticator.ts';
import { fieldAtFault, TestBrowser } from '../testing/test-browser.ts';

const PAGE = '/oidc/account/passkeys';
const promoterId = randomInt(1000, 1_000_000);
let harness: IdentityHarness;
let server: IdentityProcess;
let user: User;
let email: string;
let people = 0;

beforeAll(async () => {
  harness = await startHarness({ SIGN_IN_LIMIT_PER_MINUTE: '4' });
  server = await harness.startProcess();
  await runAsSystem(harness.database, (db) =>
    db.insert(promoters).values({
      id: promoterId,
      code: `hall-${promoterId}`,
      name: 'Harbour Hall',
      cultures: ['en-GB'],
      currency: 'GBP',
      countryCode: 'GB',
      timeZone: 'Europe/London',
    }),
  );
});
afterAll(() => harness.close());
beforeEach(async () => {
  email = `keyed-${++people}@example.test`;
  user = await harness.createUser(email);
  await runAsSystem(harness.database, async (db) => {
    await db.delete(jobs);
    await db.update(promoters).set({ demandsSecondFactor: false });
    await db.insert(memberships).values({ promoterId, userId: user.id, role: 'auditor', scopeIds: [] });
  });
});

const openBrowser = () => new TestBrowser(server.app, { address: `192.0.2.${people}` });
const post = (browser: TestBrowser, url: string, form: Record<string, string>) =>
  browser.request('POST', url, form, { 'sec-fetch-site': 'same-origin' });
const readKeys = () =>
  runAsSystem(harness.database, (db) => db.select().from(passkeys).where(eq(passkeys.userId, user.id)));

/** Reads the form of a page that the script would fill in. */
function readQuestion(body: string) {
  const form = /<form[^>]* data-passkey=[\s\S]*?<\/form>/.exec(body)?.[0] ?? '';
  const options = /data-options="([^"]+)"/.exec(form)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
  return { options: JSON.parse(options), step: /name="step" value="([^"]+)"/.exec(form)?.[1] ?? '' };
}

async function signedIn(): Promise<TestBrowser> {
  const browser = openBrowser();
  await browser.signInForTokens(email);
  return browser;
}

/** Begins to add a passkey, and returns what the browser is asked. */
async function begin(browser: TestBrowser, name = 'Laptop') {
  return readQuestion((await post(browser, PAGE, { passkey: name, current: PASSWORD })).body);
}

/** Adds a passkey in a browser that is signed in. */
async function add(browser: TestBrowser, name?: string): Promise<SoftAuthenticator> {
  const key = new SoftAuthenticator(PUBLIC_URL);
  const { options, step } = await begin(browser, name);
  expect((await post(browser, PAGE, { step, answer: key.create(options) })).body).toContain('The passkey is added');
  return key;
}

/** Opens the sign-in in a new browser, and returns what a passkey has to sign. */
async function open(browser = openBrowser()) {
  const url = String((await browser.authorize()).response.headers.location);
  return { browser, url, ...readQuestion((await browser.request('GET', url)).body) };
}

async function signIn(key: SoftAuthenticator, faults?: Faults) {
  const { browser, url, options, step } = await open();
  const answer = await post(browser, url, { step, answer: key.get(options, faults) });
  return { browser, answer, status: answer.statusCode };
}

describe('the sign-in', () => {
  let key: SoftAuthenticator;

  beforeEach(async () => {
    key = await add(await signedIn());
  });

  it('takes a passkey without password and code, and keeps its counter and the time', async () => {
    const { browser, answer, status } = await signIn(key);
    expect(status).toBe(303);
    const resumed = await browser.request('GET', String(answer.headers.location));
    expect(String(resumed.headers.location)).toContain('signin-callback?code=');
    const [kept] = await readKeys();
    expect(kept).toMatchObject({ counter: 1, name: 'Laptop', transports: ['internal'], isBackedUp: false });
    expect(Date.now() - (kept?.lastUsedAt?.getTime() ?? 0)).toBeLessThan(60_000);
    expect((await (await signedIn()).request('GET', PAGE)).body).toMatch(/last used on \d\d\/\d\d\/\d{4}\./);
  });

  it('asks any passkey of the host to be unlocked, with another challenge each time', async () => {
    const [first, second] = [await open(), await open()];
    expect(first.options).toMatchObject({ rpId: 'parterre.test', userVerification: 'required' });
    expect(Buffer.from(first.options.challenge, 'base64url')).toHaveLength(32);
    expect(first.options.challenge).not.toBe(second.options.challenge);
  });

  it('takes no answer twice, not even for the same sign-in', async () => {
    const { browser, url, options, step } = await open();
    const answer = key.get(options);
    expect((await post(browser, url, { step, answer })).statusCode).toBe(303);
    await runAsSystem(harness.database, (db) => db.update(passkeys).set({ counter: 0 }));
    const again = await post(browser, url, { step, answer });
    expect([again.statusCode, again.body.includes('This passkey was not accepted.')]).toEqual([401, true]);
    const spent = await runAsSystem(harness.database, (db) =>
      db.select().from(oidcPayloads).where(eq(oidcPayloads.type, 'SpentChallenge')),
    );
    expect(JSON.stringify(spent)).not.toContain(options.challenge);
  });

  it('takes no answer to another challenge, to another sign-in, and none after ten minutes', async () => {
    const [one, other] = [await open(), await open()];
    const crossed = await post(one.browser, one.url, { step: one.step, answer: key.get(other.options) });
    expect(crossed.statusCode).toBe(401);
    const foreign = await post(one.browser, one.url, { step: other.step, answer: key.get(other.options) });
    expect([foreign.statusCode, foreign.body.includes('This page was open for too long.')]).toEqual([400, true]);
    const madeUp = await post(one.browser, one.url, { step: 'made.up', answer: key.get(one.options) });
    expect(madeUp.statusCode).toBe(400);
    harness.advance(11 * 60_000);
    const late = await post(other.browser, other.url, { step: other.step, answer: key.get(other.options) });
    expect(late.statusCode).toBe(400);
    const fresh = readQuestion(late.body);
    const answer = key.get(fresh.options);
    expect((await post(other.browser, other.url, { step: fresh.step, answer })).statusCode).toBe(303);
  });

  it.each([
    ['of another origin', { origin: 'https://parterre.test.evil.test' }],
    ['for another host', { host: 'evil.test' }],
    ['that nobody unlocked', { isVerified: false }],
    ['that names another user', { userHandle: Buffer.from('somebody-else').toString('base64url') }],
  ])('refuses an answer %s', async (_what, faults) => {
    expect((await signIn(key, faults)).status).toBe(401);
    expect((await signIn(key)).status).toBe(303);
  });

  it('refuses an answer that another key signed, and a text that is none', async () => {
    const stranger = new SoftAuthenticator(PUBLIC_URL);
    stranger.create({ challenge: '', user: { id: Buffer.from(user.id).toString('base64url') } });
    stranger.id.set(key.id);
    expect((await signIn(stranger)).status).toBe(401);
    const { browser, url, step } = await open();
    for (const answer of ['nonsense', '{}', '[null]'])
      expect((await post(browser, url, { step, answer })).statusCode).toBe(401);
  });

  it('refuses a passkey whose counter went back, which may be a copy', async () => {
    expect((await signIn(key)).status).toBe(303);
    key.counter = 0;
    expect((await signIn(key)).status).toBe(401);
    expect((await signIn(key)).status).toBe(303);
  });

  it('refuses a passkey that nobody has, and one that was removed, with the same words', async () => {
    const unknown = await signIn(new SoftAuthenticator(PUBLIC_URL), { userHandle: 'eA' });
    await runAsSystem(harness.database, (db) => db.delete(passkeys).where(eq(passkeys.userId, user.id)));
    const removed = await signIn(key);
    expect([unknown.status, removed.status]).toEqual([401, 401]);
    const wordsOf = (body: string) => /role="alert">.*?<span>([^<]+)/.exec(body)?.[1];
    expect(wordsOf(removed.answer.body)).toBe(wordsOf(unknown.answer.body));
    expect(wordsOf(removed.answer.body)).toBe('This passkey was not accepted. Try again, or enter your password.');
  });

  it('lets in nobody whom every promoter has deactivated, nor a disabled user', async () => {
    await runAsSystem(harness.database, (db) =>
      db.update(memberships).set({ deactivatedAt: new Date() }).where(eq(memberships.userId, user.id)),
    );
    const shutOut = await signIn(key);
    expect([shutOut.status, shutOut.answer.body.includes('Your access has been ended.')]).toEqual([403, true]);
    await runAsSystem(harness.database, (db) =>
      db.update(users).set({ isDisabled: true }).where(eq(users.id, user.id)),
    );
    expect((await signIn(key)).status).toBe(401);
  });

  it('slows down who guesses, and says for how long; the password is counted apart', async () => {
    const { browser, url, options, step } = await open();
    const statuses: number[] = [];
    for (let at = 0; at < 5; at++)
      statuses.push((await post(browser, url, { step, answer: key.get({ ...options, challenge: 'eA' }) })).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 429]);
    const { answer } = await signIn(key);
    expect(answer.body).toContain(`Try again in ${answer.headers['retry-after']} seconds.`);
    expect((await browser.submitPassword(url, email)).statusCode).toBe(303);
    harness.advance(60_000);
    expect((await signIn(key)).status).toBe(303);
  });

  it('is enough for a promoter that demands two-factor sign-in; the password alone is not', async () => {
    await runAsSystem(harness.database, (db) =>
      db.update(promoters).set({ demandsSecondFactor: true }).where(eq(promoters.id, promoterId)),
    );
    const { browser, answer, status } = await signIn(key);
    expect(status).toBe(303);
    const resumed = await browser.request('GET', String(answer.headers.location));
    expect(String(resumed.headers.location)).toContain('signin-callback?code=');
    const { browser: other, url } = await open();
    expect((await other.submitPassword(url, email)).body).toContain('asks everybody who works there');
  });
});

describe('the page of the account', () => {
  it('is for who is signed in, and asks for the password and a name first', async () => {
    expect((await openBrowser().request('GET', PAGE)).statusCode).toBe(401);
    const browser = await signedIn();
    const refused = await post(browser, PAGE, { passkey: 'Laptop', current: 'not the password' });
    expect([refused.statusCode, fieldAtFault(refused.body)]).toEqual([401, 'current']);
    expect(fieldAtFault((await post(browser, PAGE, { passkey: ' ', current: PASSWORD })).body)).toBe('passkey');
    const nameless = await post(browser, PAGE, { passkey: ' ', current: PASSWORD });
    expect([nameless.statusCode, nameless.body.includes('Give the passkey a name.')]).toEqual([400, true]);
    const { options } = await begin(browser);
    expect(options).toMatchObject({
      rp: { id: 'parterre.test', name: 'Parterre' },
      user: { name: email, displayName: 'Ada Lovelace' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
  });

  it('names each passkey, tells the user by mail and the promoters in their history, and ends no session', async () => {
    const browser = await signedIn();
    await add(browser, 'Work <laptop>');
    const { body } = await browser.request('GET', PAGE);
    expect(body).toContain('<strong>Work &lt;laptop&gt;</strong>');
    expect(body).toMatch(/Added on \d\d\/\d\d\/\d{4}, never used\./);
    const [kept] = await readKeys();
    const one = `${PAGE}/${kept?.id}`;
    const asked = (await browser.request('GET', one)).body;
    expect(asked).toContain('Remove Work &lt;laptop&gt;');
    expect(asked).toMatch(/<a href="\/oidc\/account\/passkeys\?[^"]+">Back to the passkeys<\/a>/);
    const refused = await post(browser, one, { current: 'not the password' });
    expect([refused.statusCode, fieldAtFault(refused.body)]).toEqual([401, 'current']);
    expect((await post(browser, one, { current: PASSWORD })).body).toContain('The passkey is removed');
    expect((await post(browser, one, { current: PASSWORD })).statusCode).toBe(404);
    expect(await readKeys()).toEqual([]);
    const told = await runAsSystem(harness.database, (db) => db.select().from(jobs));
    expect(told.map(({ payload }) => [payload.event, payload.to]).sort()).toEqual([
      ['passkey-added', email],
      ['passkey-removed', email],
    ]);
    const entries = await runAsSystem(harness.database, (db) =>
      db.select().from(auditEntries).where(eq(auditEntries.actorId, user.id)),
    );
    expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'user.add-passkey',
          after: expect.objectContaining({ passkey: 'Work <laptop>' }),
        }),
        expect.objectContaining({
          action: 'user.remove-passkey',
          before: expect.objectContaining({ passkey: 'Work <laptop>' }),
        }),
      ]),
    );
    expect((await browser.request('GET', PAGE)).statusCode).toBe(200);
  });

  it('shows and removes no passkey of somebody else', async () => {
    await add(await signedIn(), 'Not yours');
    const [kept] = await readKeys();
    const stranger = `stranger-${people}@example.test`;
    await harness.createUser(stranger);
    const browser = openBrowser();
    await browser.signInForTokens(stranger);
    const answers = [
      await browser.request('GET', PAGE),
      await browser.request('GET', `${PAGE}/${kept?.id}`),
      await post(browser, `${PAGE}/${kept?.id}`, { current: PASSWORD }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404]);
    expect(answers.some(({ body }) => body.includes('Not yours'))).toBe(false);
    expect(await readKeys()).toHaveLength(1);
  });

  it.each([
    ['of another origin', { origin: 'https://evil.test' }],
    ['for another host', { host: 'evil.test' }],
    ['that nobody unlocked', { isVerified: false }],
  ])('adds no passkey %s, and asks again', async (_what, faults) => {
    const browser = await signedIn();
    const { options, step } = await begin(browser);
    const refused = await post(browser, PAGE, {
      step,
      answer: new SoftAuthenticator(PUBLIC_URL).create(options, faults),
    });
    expect([refused.statusCode, refused.body.includes('No passkey was created.')]).toEqual([400, true]);
    expect(readQuestion(refused.body).options.challenge).not.toBe(options.challenge);
    expect(await readKeys()).toEqual([]);
  });

  it('adds none that tells its maker, because a certificate may name any address', async () => {
    const browser = await signedIn();
    const { options, step } = await begin(browser);
    const x5c = Buffer.from('a163783563814100', 'hex');
    const answer = new SoftAuthenticator(PUBLIC_URL).create(options, {}, { format: 'packed', cbor: x5c });
    expect((await post(browser, PAGE, { step, answer })).statusCode).toBe(400);
    expect(await readKeys()).toEqual([]);
  });

  it('keeps no way to reach the device that no browser names', async () => {
    const browser = await signedIn();
    const { options, step } = await begin(browser);
    const answer = new SoftAuthenticator(PUBLIC_URL).create(options).replace('"internal"', String.raw`"a\u0000b"`);
    expect(answer).toContain('u0000');
    expect((await post(browser, PAGE, { step, answer })).statusCode).toBe(200);
    expect((await readKeys())[0]?.transports).toEqual([]);
  });

  it('takes no step twice, of another user, or after ten minutes', async () => {
    const browser = await signedIn();
    const key = new SoftAuthenticator(PUBLIC_URL);
    const { options, step } = await begin(browser);
    const form = { step, answer: key.create(options) };
    expect((await post(browser, PAGE, form)).statusCode).toBe(200);
    await runAsSystem(harness.database, (db) => db.delete(passkeys));
    expect((await post(browser, PAGE, form)).statusCode).toBe(409);
    const late = await begin(browser);
    harness.advance(11 * 60_000);
    const tooLate = await post(browser, PAGE, { step: late.step, answer: key.create(late.options) });
    expect([tooLate.statusCode, tooLate.body.includes('This page was open for too long.')]).toEqual([400, true]);
    expect(await readKeys()).toEqual([]);
    const own = await begin(browser);
    await harness.createUser(`other-${people}@example.test`);
    const other = openBrowser();
    await other.signInForTokens(`other-${people}@example.test`);
    expect((await post(other, PAGE, { step: own.step, answer: key.create(own.options) })).statusCode).toBe(400);
  });

  it('adds none that is known, and at most ten', async () => {
    const browser = await signedIn();
    const key = await add(browser, 'Number 1');
    const { options, step } = await begin(browser, 'The same');
    expect(options.excludeCredentials).toMatchObject([{ id: key.id.toString('base64url') }]);
    const same = await post(browser, PAGE, { step, answer: key.create(options) });
    expect([same.statusCode, same.body.includes('already has a passkey')]).toEqual([409, true]);
    const last = await begin(browser, 'One too many');
    for (let at = 2; at <= 10; at++) await add(browser, `Number ${at}`);
    const answer = new SoftAuthenticator(PUBLIC_URL).create(last.options);
    const full = await post(browser, PAGE, { step: last.step, answer });
    expect([full.statusCode, full.body.includes('You have 10 passkeys')]).toEqual([409, true]);
    expect((await browser.request('GET', PAGE)).body).not.toContain('name="current"');
    expect(await readKeys()).toHaveLength(10);
  });
});
