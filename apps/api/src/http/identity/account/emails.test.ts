import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { jobs } from '#db/schema/ground/jobs.ts';
import { memberships } from '#db/schema/ground/users.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { runAsSystem } from '#db/system.ts';
import type { User } from '#identity/users/users.ts';
import { runDueJobs } from '#jobs/work-queue.ts';
import { accountNoticeJob } from '#mail/account-notice-job.ts';
import { emailChangeJob } from '#mail/email-change-job.ts';
import type { Mail } from '#mail/mailer.ts';
import { sendEmailChange } from '#resources/promoters/accounts/resource.ts';
import { sendAccountNotice } from '#resources/promoters/users/send-account-notice.ts';
import { expectRowlineMail } from '#test/support/expect-rowline-mail.ts';
import { SILENT_LOG } from '#test/support/silent-log.ts';
import { ADDRESSES } from '#test/support/test-api.ts';
import { type IdentityHarness, type IdentityProcess, PASSWORD, startHarness } from '../testing/identity-harness.ts';
import { TestBrowser } from '../testing/test-browser.ts';

const CHANGE = '/oidc/account/email';
const promoterId = randomInt(1000, 1_000_000);
let harness: IdentityHarness;
let server: IdentityProcess;
let user: User;
let email: string;
let wanted: string;
let people = 0;

beforeAll(async () => {
  harness = await startHarness({ SIGN_IN_LIMIT_PER_MINUTE: '4' });
  server = await harness.startProcess();
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
  wanted = `new-${email}`;
  user = await harness.createUser(email);
  await runAsSystem(harness.database, async (db) => {
    await db.delete(jobs);
    await db.insert(memberships).values({ promoterId, userId: user.id, role: 'auditor', scopeIds: [] });
  });
});

const openBrowser = () => new TestBrowser(server.app, { address: `192.0.2.${people}` });
const post = (browser: TestBrowser, url: string, form: Record<string, string> = {}) =>
  browser.request('POST', url, form, { 'sec-fetch-site': 'same-origin' });

/** Returns the mails that wait to be sent. */
async function readMails(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const deps = { mailer: { send: async (mail: Mail) => void mails.push(mail) }, addresses: ADDRESSES };
  const handlers = [
    emailChangeJob.handle((job, payload) => sendEmailChange(deps, job, payload)),
    accountNoticeJob.handle((job, payload) => sendAccountNotice(deps, job, payload)),
  ];
  await runDueJobs({ database: harness.database, now: () => new Date(), log: SILENT_LOG, handlers });
  return mails;
}
const linkIn = (mails: Mail[]): string => /\/oidc\/email-change\/[\w-]+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';

async function askFor(form: Record<string, string> = {}) {
  const browser = openBrowser();
  await browser.signInForTokens(email);
  return { browser, answer: await post(browser, CHANGE, { email: wanted, current: PASSWORD, ...form }) };
}

it('counts once the new address has confirmed it, and the old one is told', async () => {
  const { browser, answer } = await askFor({ email: ` ${wanted.toUpperCase()}` });
  expect(answer.statusCode).toBe(200);
  const asked = await readMails();
  expect(asked).toMatchObject([{ to: wanted, subject: 'Confirm your e-mail' }]);
  const link = linkIn(asked);
  expect((await openBrowser().request('GET', link)).body).toContain(`${wanted} becomes the e-mail`);
  expect((await browser.signIn(email)).callback.searchParams.get('code')).toBeTruthy();
  const answers = await Promise.all([1, 2].map(() => post(openBrowser(), link)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  expect(await readMails()).toMatchObject([{ to: email, subject: 'Your e-mail was changed' }]);
  const entries = await runAsSystem(harness.database, (db) =>
    db.select().from(auditEntries).where(eq(auditEntries.actorId, user.id)),
  );
  expect(entries).toMatchObject([
    { action: 'user.change-email', object: 'user', before: { email }, after: { email: wanted } },
  ]);
  const signingIn = openBrowser();
  const form = String((await signingIn.authorize()).response.headers.location);
  expect((await signingIn.submitPassword(form, email)).statusCode).toBe(401);
  expect((await signingIn.submitPassword(form, wanted)).statusCode).toBe(303);
});

it('is confirmed and told in the brand of the page', async () => {
  await askFor({ brand: 'rowline' });
  const [asked] = await readMails();
  expectRowlineMail(asked);
  expect(asked?.text).toContain('https://rowline.test/oidc/email-change/');
  await post(openBrowser(), linkIn(asked ? [asked] : []), { brand: 'rowline' });
  const [told] = await readMails();
  expect(told).toMatchObject({ subject: 'Your e-mail was changed' });
  expectRowlineMail(told);
});

it('is not changed by nobody, without the password, or to what is no other address', async () => {
  expect((await post(openBrowser(), CHANGE, { email: wanted, current: PASSWORD })).statusCode).toBe(401);
  const { browser, answer } = await askFor({ current: 'not the password' });
  expect([answer.statusCode, answer.body.includes('The current password is wrong.')]).toEqual([401, true]);
  expect(answer.body).toMatch(/<input name="current"[^>]* aria-invalid="true" aria-describedby="problem" autofocus>/);
  for (const bad of ['', 'nonsense', email, ` ${email.toUpperCase()} `]) {
    const refused = await post(browser, CHANGE, { email: bad, current: PASSWORD });
    expect([refused.statusCode, refused.body.includes('Enter an e-mail address')]).toEqual([400, true]);
  }
  expect(await readMails()).toEqual([]);
  const tries: number[] = [];
  for (let at = 0; at < 4; at++)
    tries.push((await post(browser, CHANGE, { email: wanted, current: 'not the password' })).statusCode);
  expect(tries).toEqual([401, 401, 401, 429]);
});

it('answers the same where somebody has the address, and mails nobody', async () => {
  await harness.createUser(wanted);
  const { answer } = await askFor();
  expect(answer.statusCode).toBe(200);
  expect(await readMails()).toEqual([]);
});

it('has ended when somebody else took the address, when another was asked for, and after an hour', async () => {
  const { browser } = await askFor();
  const first = linkIn(await readMails());
  await post(browser, CHANGE, { email: `other-${wanted}`, current: PASSWORD });
  const second = linkIn(await readMails());
  expect((await openBrowser().request('GET', first)).statusCode).toBe(404);
  expect((await openBrowser().request('GET', second)).statusCode).toBe(200);
  await harness.createUser(`other-${wanted}`);
  expect((await post(openBrowser(), second)).statusCode).toBe(404);
  await post(browser, CHANGE, { email: wanted, current: PASSWORD });
  const late = linkIn(await readMails());
  harness.advance(61 * 60_000);
  expect((await post(openBrowser(), late)).statusCode).toBe(404);
  harness.advance(-61 * 60_000);
});
