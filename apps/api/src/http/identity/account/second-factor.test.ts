import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobs } from '#db/schema/ground/jobs.ts';
import { memberships, secondFactors } from '#db/schema/ground/users.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { runAsSystem } from '#db/system.ts';
import type { User } from '#identity/users/users.ts';
import { type IdentityHarness, type IdentityProcess, PASSWORD, startHarness } from '../testing/identity-harness.ts';
import { fieldAtFault, TestBrowser } from '../testing/test-browser.ts';

const PAGE = '/oidc/account/second-factor';
const HALF_MINUTE = 30_000;
const promoterId = randomInt(1000, 1_000_000);
let harness: IdentityHarness;
let server: IdentityProcess;
let user: User;
let email: string;
/** The offset of the server's clock from the real one. */
let offsetMs = 0;
let people = 0;

beforeAll(async () => {
  harness = await startHarness({ SIGN_IN_LIMIT_PER_MINUTE: '4' });
  server = await harness.startProcess();
  await runAsSystem(harness.database, (db) => db.insert(promoters).values([hall(promoterId), hall(promoterId + 1)]));
});
afterAll(() => harness.close());
beforeEach(async () => {
  email = `secured-${++people}@example.test`;
  user = await harness.createUser(email);
  await runAsSystem(harness.database, (db) => db.delete(jobs));
});

const hall = (id: number) => ({
  id,
  code: `hall-${id}`,
  name: 'Harbour Hall',
  cultures: ['en-GB'],
  currency: 'GBP',
  countryCode: 'GB',
  timeZone: 'Europe/London',
});

const openBrowser = () => new TestBrowser(server.app, { address: `192.0.2.${people}` });
const post = (browser: TestBrowser, url: string, form: Record<string, string>) =>
  browser.request('POST', url, form, { 'sec-fetch-site': 'same-origin' });
const stepIn = (page: string) => /name="step" value="([^"]+)"/.exec(page)?.[1] ?? '';
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + offsetMs });

function wait(milliseconds: number): void {
  offsetMs += milliseconds;
  harness.advance(milliseconds);
}

/**
 * Turns the second factor on, and returns the secret and the recovery codes. Half a minute passes, so that a new code
 * is valid.
 */
async function turnOn(browser: TestBrowser) {
  const { body } = await browser.request('GET', PAGE);
  const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(body)?.[1]?.replaceAll(' ', '') ?? '';
  const answer = await post(browser, PAGE, { step: stepIn(body), current: PASSWORD, code: codeOf(secret) });
  wait(HALF_MINUTE);
  return { secret, answer, codes: [...answer.body.matchAll(/<li><code>([^<]+)/g)].map(([, code = '']) => code) };
}

async function begin(): Promise<{ browser: TestBrowser; form: string; step: string; body: string }> {
  const browser = openBrowser();
  const form = String((await browser.authorize()).response.headers.location);
  const { body } = await browser.submitPassword(form, email);
  return { browser, form, body, step: stepIn(body) };
}

it('asks for the code of the app after the password, and takes no code twice', async () => {
  const { secret, answer } = await turnOn(await signedIn());
  expect(answer.body).toContain('Two-factor sign-in is on');
  const { browser, form, step, body } = await begin();
  expect(body).toContain('Enter the code that your app shows now.');
  const code = codeOf(secret);
  const wrong = code === '000000' ? '000001' : '000000';
  const refused = await post(browser, form, { step, code: wrong });
  expect([refused.statusCode, refused.body.includes('This code is wrong')]).toEqual([401, true]);
  expect(fieldAtFault(refused.body)).toBe('code');
  const accepted = await post(browser, form, { step, code: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect(accepted.statusCode).toBe(303);
  const resumed = await browser.request('GET', String(accepted.headers.location));
  expect(String(resumed.headers.location)).toContain('signin-callback?code=');
  const again = await begin();
  expect((await post(again.browser, again.form, { step: again.step, code })).statusCode).toBe(401);
});

it('leads back to the first step of the sign-in, for another account', async () => {
  await turnOn(await signedIn());
  const { browser, form, body } = await begin();
  const back = /<a href="([^"]+)">Use another account<\/a>/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(back).toContain(form);
  const page = await browser.request('GET', back);
  expect([page.statusCode, page.body.includes('name="password"')]).toEqual([200, true]);
});

it('takes no step of another sign-in, none that we never wrote, and none after ten minutes', async () => {
  const { secret } = await turnOn(await signedIn());
  const { browser, form } = await begin();
  const other = await begin();
  const code = codeOf(secret);
  expect((await post(browser, form, { step: other.step, code })).statusCode).toBe(400);
  expect((await post(browser, form, { step: 'made.up', code })).statusCode).toBe(400);
  wait(11 * 60_000);
  expect((await post(other.browser, other.form, { step: other.step, code: codeOf(secret) })).statusCode).toBe(400);
});

it('takes each recovery code once, however it is typed', async () => {
  const { codes } = await turnOn(await signedIn());
  expect(new Set(codes).size).toBe(10);
  const [first = '', second = ''] = codes;
  const typed = await begin();
  expect((await post(typed.browser, typed.form, { step: typed.step, code: first.toUpperCase() })).statusCode).toBe(303);
  const again = await begin();
  expect((await post(again.browser, again.form, { step: again.step, code: first })).statusCode).toBe(401);
  const bare = { step: again.step, code: second.replace('-', '') };
  expect((await post(again.browser, again.form, bare)).statusCode).toBe(303);
  const kept = await runAsSystem(harness.database, (db) =>
    db.select().from(secondFactors).where(eq(secondFactors.userId, user.id)),
  );
  expect(kept[0]?.recoveryCodesLeft).toBe(8);
  expect(JSON.stringify(kept)).not.toContain(codes[2]);
});

it('slows down who guesses codes, and says for how long', async () => {
  const { secret } = await turnOn(await signedIn());
  const { browser, form, step } = await begin();
  const statuses: number[] = [];
  for (let at = 0; at < 5; at++) statuses.push((await post(browser, form, { step, code: 'no code' })).statusCode);
  expect(statuses).toEqual([401, 401, 401, 401, 429]);
  const throttled = await post(browser, form, { step, code: codeOf(secret) });
  expect(throttled.body).toContain(`Try again in ${throttled.headers['retry-after']} seconds.`);
  wait(60_000);
  expect((await post(browser, form, { step, code: codeOf(secret) })).statusCode).toBe(303);
});

it('is turned on with the password and a code only, and the secret is not stored as it is', async () => {
  const browser = await signedIn();
  expect((await openBrowser().request('GET', PAGE)).statusCode).toBe(401);
  const { body } = await browser.request('GET', PAGE);
  const step = stepIn(body);
  const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(body)?.[1]?.replaceAll(' ', '') ?? '';
  const form = { step, current: PASSWORD, code: codeOf(secret) };
  const refused = await post(browser, PAGE, { ...form, current: 'not the password' });
  expect([refused.statusCode, fieldAtFault(refused.body)]).toEqual([401, 'current']);
  expect((await post(browser, PAGE, { ...form, code: '12' })).statusCode).toBe(400);
  expect((await post(browser, PAGE, { ...form, step: 'made up' })).statusCode).toBe(400);
  expect((await post(browser, PAGE, form)).statusCode).toBe(200);
  const stored = await runAsSystem(harness.database, (db) => db.select().from(secondFactors));
  expect(JSON.stringify(stored)).not.toContain(secret);
});

it('is turned off with the password, and the user is told of both', async () => {
  const browser = await signedIn();
  await turnOn(browser);
  expect((await browser.request('GET', PAGE)).body).toContain('10 of your recovery codes are left');
  expect((await post(browser, PAGE, { current: 'not the password' })).statusCode).toBe(401);
  expect((await post(browser, PAGE, { current: PASSWORD })).body).toContain('Two-factor sign-in is off');
  const told = await runAsSystem(harness.database, (db) => db.select().from(jobs));
  expect(told.map(({ payload }) => payload.event).sort()).toEqual(['second-factor-off', 'second-factor-on']);
  const next = openBrowser();
  const form = String((await next.authorize()).response.headers.location);
  expect((await next.submitPassword(form, email)).statusCode).toBe(303);
});

describe('a promoter that demands it', () => {
  const setUp = (body: string) => /<code>([A-Z2-7 ]+)<\/code>/.exec(body)?.[1]?.replaceAll(' ', '') ?? '';

  beforeEach(() => demand(true));

  it('leads its people to set it up after the password, before anything else', async () => {
    const { browser, form, step, body } = await begin();
    expect(body).toContain('asks everybody who works there for two-factor sign-in');
    expect(body).not.toContain('name="current"');
    expect(body).toContain('Use another account');
    const secret = setUp(body);
    const wrong = await post(browser, form, { step, code: '12' });
    expect([wrong.statusCode, setUp(wrong.body)]).toEqual([401, secret]);
    const shown = await post(browser, form, { step: stepIn(wrong.body), code: codeOf(secret) });
    expect([...shown.body.matchAll(/<li><code>/g)]).toHaveLength(10);
    const kept = await post(browser, form, { step: stepIn(shown.body), code: '' });
    expect(kept.statusCode).toBe(303);
    const resumed = await browser.request('GET', String(kept.headers.location));
    expect(String(resumed.headers.location)).toContain('signin-callback?code=');
    expect((await begin()).body).toContain('Enter the code that your app shows now.');
  });

  it('signs nobody in who leaves the set-up, takes a step of another sign-in, or comes too late', async () => {
    const { browser, form, step, body } = await begin();
    expect((await post(browser, form, { step: 'made.up', code: '' })).statusCode).toBe(400);
    const other = await begin();
    expect((await post(other.browser, other.form, { step, code: codeOf(setUp(body)) })).statusCode).toBe(400);
    expect((await begin()).body).toContain('asks everybody who works there');
    wait(11 * 60_000);
    expect((await post(browser, form, { step, code: codeOf(setUp(body)) })).statusCode).toBe(400);
  });

  it('does not let them turn it off', async () => {
    await demand(false);
    const browser = await signedIn();
    await turnOn(browser);
    await demand(true);
    expect((await browser.request('GET', PAGE)).body).toContain('stays on as long as you work for');
    expect((await post(browser, PAGE, { current: PASSWORD })).statusCode).toBe(403);
    expect((await begin()).body).toContain('Enter the code that your app shows now.');
  });

  it('demands nothing of those who left', async () => {
    await runAsSystem(harness.database, async (db) => {
      await db.update(memberships).set({ deactivatedAt: new Date() }).where(eq(memberships.userId, user.id));
      await db
        .insert(memberships)
        .values({ promoterId: promoterId + 1, userId: user.id, role: 'auditor', scopeIds: [] });
    });
    const browser = openBrowser();
    const form = String((await browser.authorize()).response.headers.location);
    expect((await browser.submitPassword(form, email)).statusCode).toBe(303);
  });
});

async function demand(demandsSecondFactor: boolean): Promise<void> {
  await runAsSystem(harness.database, async (db) => {
    await db.update(promoters).set({ demandsSecondFactor }).where(eq(promoters.id, promoterId));
    await db
      .insert(memberships)
      .values({ promoterId, userId: user.id, role: 'auditor', scopeIds: [] })
      .onConflictDoNothing();
  });
}

async function signedIn(): Promise<TestBrowser> {
  const browser = openBrowser();
  await browser.signInForTokens(email);
  return browser;
}
