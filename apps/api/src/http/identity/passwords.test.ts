import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { jobs } from '#db/schema/ground/jobs.ts';
import { mailedLinks, memberships } from '#db/schema/ground/users.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { runAsSystem } from '#db/system.ts';
import { createActorLoader } from '#identity/load-actor.ts';
import type { User } from '#identity/users/users.ts';
import { runDueJobs } from '#jobs/work-queue.ts';
import { accountNoticeJob } from '#mail/account-notice-job.ts';
import type { Mail } from '#mail/mailer.ts';
import { passwordResetJob } from '#mail/password-reset-job.ts';
import { sendAccountNotice } from '#resources/promoters/users/send-account-notice.ts';
import { sendPasswordReset } from '#resources/promoters/users/send-password-reset.ts';
import { expectRowlineMail } from '#test/support/expect-rowline-mail.ts';
import { SILENT_LOG } from '#test/support/silent-log.ts';
import { ADDRESSES } from '#test/support/test-api.ts';
import { type IdentityHarness, type IdentityProcess, PASSWORD, startHarness } from './testing/identity-harness.ts';
import { TestBrowser } from './testing/test-browser.ts';

const CHANGE = '/oidc/account/password';
const FORGOTTEN = '/oidc/forgotten-password';
const BETTER = 'seven quiet trombones';
let harness: IdentityHarness;
let server: IdentityProcess;
let promoterId: number;
let user: User;
let email: string;
let mails: Mail[];
let people = 0;

beforeAll(async () => {
  harness = await startHarness({ SIGN_IN_LIMIT_PER_MINUTE: '4' });
  server = await harness.startProcess();
  promoterId = randomInt(1000, 1_000_000);
  await runAsSystem(harness.database, (db) =>
    db.insert(promoters).values({
      id: promoterId,
      code: 'hall',
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
  email = `person-${++people}@example.test`;
  user = await harness.createUser(email);
  mails = [];
  await runAsSystem(harness.database, async (db) => {
    await db.delete(jobs);
    await db.insert(memberships).values({ promoterId, userId: user.id, role: 'auditor', scopeIds: [] });
  });
});

const openBrowser = (at = people) => new TestBrowser(server.app, { address: `192.0.2.${at}` });
const post = (browser: TestBrowser, url: string, form: Record<string, string>, site = 'same-origin') =>
  browser.request('POST', url, form, { 'sec-fetch-site': site });
const readEntries = () =>
  runAsSystem(harness.database, (db) => db.select().from(auditEntries).where(eq(auditEntries.actorId, user.id)));

/** Sends the waiting mails, and returns the link of the last one. */
async function readMail(now = new Date()): Promise<string> {
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const handlers = [
    passwordResetJob.handle((job, payload) => sendPasswordReset({ mailer, addresses: ADDRESSES }, job, payload)),
    accountNoticeJob.handle((job, payload) => sendAccountNotice({ mailer, addresses: ADDRESSES }, job, payload)),
  ];
  await runDueJobs({ database: harness.database, now: () => now, log: SILENT_LOG, handlers });
  return /\/oidc\/password-reset\/[\w-]+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
}

it('is changed by who knows it, stays signed in there, and ends every other session at once', async () => {
  const here = openBrowser();
  const elsewhere = openBrowser();
  const kept = await here.signInForTokens(email);
  const ended = await elsewhere.signInForTokens(email);
  expect((await here.request('GET', CHANGE)).body).toContain('Change password');
  const changed = await post(here, CHANGE, { current: PASSWORD, password: BETTER });
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toContain('Your password is changed');
  expect(await readEntries()).toMatchObject([{ action: 'user.change-password', promoterId, object: 'user' }]);
  await readMail();
  expect(mails).toMatchObject([{ to: email, fromName: 'Parterre', subject: 'Your password was changed' }]);
  expect(mails[0]?.text).toMatch(
    /Hello Ada Lovelace,\s+the password of your account was changed on \d\d\/\d\d\/\d{4}, /,
  );
  expect(mails[0]?.html).toContain('href="https://parterre.test/oidc/forgotten-password"');

  const loadActor = createActorLoader(harness.database);
  const load = async (token: string) => {
    const claims = await server.identity.verifyToken(token);
    return claims && loadActor(claims, new Date());
  };
  expect(await load(kept.access_token)).toMatchObject({ id: user.id });
  expect(await load(ended.access_token)).toBeUndefined();
  expect((await here.refresh(kept.refresh_token)).statusCode).toBe(200);
  expect((await elsewhere.refresh(ended.refresh_token)).statusCode).toBe(400);
  const { response } = await elsewhere.authorize();
  expect(String(response.headers.location)).toContain('/oidc/interaction/');
  expect((await elsewhere.request('GET', CHANGE)).statusCode).toBe(401);
  const again = await elsewhere.submitPassword(String(response.headers.location), email, BETTER);
  expect(again.statusCode).toBe(303);
});

it('is not changed by nobody, with a wrong one, to a bad one or from another site', async () => {
  const browser = openBrowser();
  const nobody = await post(browser, CHANGE, { current: PASSWORD, password: BETTER });
  expect(nobody.statusCode).toBe(401);
  expect(nobody.body).toContain('Sign in first');
  await browser.signInForTokens(email);
  const change = (form: Record<string, string>, site?: string) =>
    post(browser, CHANGE, { current: PASSWORD, password: BETTER, ...form }, site);
  expect((await change({}, 'cross-site')).statusCode).toBe(403);
  expect((await change({ password: 'short' })).body).toContain('The password must have 10 to 200 characters.');
  for (const password of ['password12', 'qwertyuiop', `${PASSWORD}!`, email]) {
    const refused = await change({ password });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('easy to guess');
  }
  expect((await change({ current: 'not the password', ui_locales: 'de' })).body).toContain(
    'Das aktuelle Passwort ist falsch.',
  );
  for (let at = 0; at < 4; at++) await change({ current: 'not the password' });
  expect((await change({})).statusCode).toBe(429);
  expect(await readEntries()).toEqual([]);
  await readMail();
  expect(mails).toEqual([]);
});

it('is refused at its field, which the page marks, describes by the problem and puts the focus in', async () => {
  const browser = openBrowser();
  await browser.signInForTokens(email);
  const change = async (form: Record<string, string>) =>
    (await post(browser, CHANGE, { current: PASSWORD, password: BETTER, ...form })).body;
  const marked = (name: string) =>
    new RegExp(`<input name="${name}"[^>]* aria-invalid="true" aria-describedby="problem[^"]*" autofocus>`);
  const wrong = await change({ current: 'not the password' });
  expect(wrong).toMatch(marked('current'));
  expect(wrong).not.toMatch(marked('password'));
  const short = await change({ password: 'short' });
  expect(short).toMatch(marked('password'));
  expect(short).not.toMatch(marked('current'));
  expect((await browser.request('GET', CHANGE)).body).not.toContain('aria-invalid');
});

it('is chosen anew behind a mailed link, once, and everybody is signed out', async () => {
  const browser = openBrowser();
  const { refresh_token } = await browser.signInForTokens(email);
  const asked = await post(openBrowser(), FORGOTTEN, { email: ` ${email.toUpperCase()} ` });
  expect(asked.statusCode).toBe(200);
  expect(asked.body).toContain('Look into your mailbox');
  const link = await readMail();
  expect(mails).toMatchObject([{ to: email, language: 'en-GB', subject: 'Choose another password' }]);
  expect(mails[0]?.html).toContain(`href="https://parterre.test${link}"`);
  expect(mails[0]?.text).toContain('60 minutes');
  expect((await openBrowser().request('GET', link)).body).toContain(`value="${email}"`);
  expect((await post(openBrowser(), link, { password: 'password12' })).statusCode).toBe(400);
  const answers = await Promise.all([1, 2].map(() => post(openBrowser(), link, { password: BETTER })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  expect(await readEntries()).toMatchObject([{ action: 'user.reset-password' }]);
  await readMail();
  expect(mails.map(({ subject }) => subject)).toEqual(['Choose another password', 'Your password was changed']);
  expect((await browser.refresh(refresh_token)).statusCode).toBe(400);
  const signingIn = openBrowser();
  const begun = await signingIn.authorize();
  const form = String(begun.response.headers.location);
  expect((await signingIn.submitPassword(form, email, PASSWORD)).statusCode).toBe(401);
  expect((await signingIn.submitPassword(form, email, BETTER)).statusCode).toBe(303);
});

it('is mailed in the brand of the page where it was asked for, as what was done then is', async () => {
  await post(openBrowser(), FORGOTTEN, { email, brand: 'rowline' });
  const link = await readMail();
  expect(mails[0]?.text).toContain(`https://rowline.test${link}`);
  await post(openBrowser(), link, { password: BETTER, brand: 'rowline' });
  await readMail();
  expect(mails).toMatchObject([{ fromName: 'Rowline' }, { fromName: 'Rowline' }]);
  for (const mail of mails) expectRowlineMail(mail);
  expect(mails[1]?.text).toContain('https://rowline.test/oidc/forgotten-password');
});

it('answers the same whether anybody has the address, and mails nobody twice in two minutes', async () => {
  const known = await post(openBrowser(), FORGOTTEN, { email });
  const unknown = await post(openBrowser(), FORGOTTEN, { email: `nobody-${email}` });
  expect(unknown.statusCode).toBe(known.statusCode);
  expect(unknown.body.replaceAll(`nobody-${email}`, email)).toBe(known.body);
  await readMail();
  expect(mails).toHaveLength(1);
  await post(openBrowser(), FORGOTTEN, { email });
  await readMail(new Date(Date.now() + 60_000));
  expect(mails).toHaveLength(1);
});

it('mails nobody who was deactivated everywhere', async () => {
  await runAsSystem(harness.database, (db) =>
    db.update(memberships).set({ deactivatedAt: new Date() }).where(eq(memberships.userId, user.id)),
  );
  await post(openBrowser(), FORGOTTEN, { email });
  await readMail();
  expect(mails).toEqual([]);
});

it('keeps no link that could be read, which ends after an hour', async () => {
  await post(openBrowser(), FORGOTTEN, { email });
  const late = await readMail();
  const kept = await runAsSystem(harness.database, (db) => db.select().from(mailedLinks));
  expect(JSON.stringify(kept)).not.toContain(late.split('/').at(-1));
  harness.advance(61 * 60_000);
  expect((await openBrowser().request('GET', late)).statusCode).toBe(404);
  harness.advance(-61 * 60_000);
});

it('slows down who asks again and again from one address', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 5; at++)
    statuses.push((await post(openBrowser(), FORGOTTEN, { email: `${at}-${email}` })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});
