import * as calls from '@parterre/contract/calls/invitations';
import type { CallArguments } from '@parterre/contract/wire/call';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { jobs } from '#db/schema/ground/jobs.ts';
import { mailedLinks, memberships, users } from '#db/schema/ground/users.ts';
import { partnerSites } from '#db/schema/promoters/lookups.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { runAsSystem } from '#db/system.ts';
import { acceptInvitation, findOpenInvitation } from '#identity/users/accept-invitation.ts';
import { hasSessionEnded, recordSession } from '#identity/users/user-sessions.ts';
import { createUser, findUserByEmail } from '#identity/users/users.ts';
import { runDueJobs } from '#jobs/work-queue.ts';
import type { Mail } from '#mail/mailer.ts';
import { chooseRowline, expectRowlineMail } from '#test/support/expect-rowline-mail.ts';
import { SILENT_LOG } from '#test/support/silent-log.ts';
import {
  ADDRESSES,
  type CallOptions,
  startTestApi,
  type TestApi,
  type TestPromoter,
  type TestUser,
} from '#test/support/test-api.ts';
import { waitForLock } from '#test/support/wait-for-lock.ts';
import { HOUR_MS } from '#time/zones.ts';
import { invitationJob, sendInvitation } from './send-invitation.ts';

type Create = CallArguments<typeof calls.createInvitation>['body'];

const NOW = new Date('2026-11-20T10:00:00Z');
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let admin: TestUser;
let stranger: TestUser;
let mails: Mail[];
let email: string;
let people = 0;

beforeAll(async () => {
  api = await startTestApi();
  stranger = await api.createUser(await api.createPromoter(), 'owner');
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setNow(NOW);
  await runAsSystem(api.database, (db) => db.delete(jobs));
  mails = [];
  email = `newcomer-${++people}@example.test`;
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  admin = await api.createUser(promoter, 'promoter-admin');
});

const invite = (body: Partial<Create> = {}, options: Partial<CallOptions> = {}) =>
  api.call(
    calls.createInvitation,
    { body: { promoterCode: promoter.code, email, role: 'box-office', ...body } },
    { as: owner, ...options },
  );
const list = (query: CallArguments<typeof calls.listInvitations>['query'] = {}, as = owner) =>
  api.call(calls.listInvitations, { query }, { as });
const resend = (invitationId: number, as = owner) =>
  api.call(calls.resendInvitation, { params: { invitationId } }, { as });
const withdraw = (invitationId: number, as = owner) =>
  api.call(calls.withdrawInvitation, { params: { invitationId } }, { as });

/** Sends the waiting mails, and returns the token of the last one. */
async function readMail(now = NOW): Promise<string> {
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const handlers = [
    invitationJob.handle((job, payload) => sendInvitation({ mailer, addresses: ADDRESSES }, job, payload)),
  ];
  await runDueJobs({ database: api.database, now: () => now, log: SILENT_LOG, handlers });
  return /\/oidc\/invitation\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

const accept = (token: string, now = NOW, password: string | null = 'a long enough password') =>
  acceptInvitation(
    api.database,
    token,
    { name: 'Ada Newcomer', password },
    { now, memoryKib: 8, requestId: 'request-1', address: '::1' },
  );
const readAll = <T>(read: (db: Parameters<Parameters<typeof runAsSystem>[1]>[0]) => Promise<T>) =>
  runAsSystem(api.database, read);

describe('an invitation', () => {
  it('is mailed with a link that stands in no table, and makes a user with the role', async () => {
    const { status, body } = await invite();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      email,
      role: 'box-office',
      scope: 'promoter',
      places: [],
      language: 'en-GB',
      state: 'OPEN',
      sentAt: NOW.toISOString(),
      expiresAt: later(72).toISOString(),
      revision: 1,
    });
    const token = await readMail();
    expect(mails).toHaveLength(1);
    const kept = await readAll(async (db) =>
      JSON.stringify([await db.select().from(mailedLinks), await db.select().from(jobs)]),
    );
    expect(kept).not.toContain(token);
    expect(await findOpenInvitation(api.database, token, NOW)).toMatchObject({ user: undefined });
    expect(await accept(token)).toBe(true);
    const user = await findUserByEmail(api.database, email);
    const passwordHash = expect.stringMatching(/^\$argon2id\$/);
    expect(user).toMatchObject({ name: 'Ada Newcomer', language: 'en-GB', passwordHash });
    const [membership] = await readAll((db) =>
      db
        .select()
        .from(memberships)
        .where(eq(memberships.userId, user?.id ?? '')),
    );
    expect(membership).toMatchObject({ promoterId: promoter.id, role: 'box-office', scope: 'promoter' });
    expect((await list()).body.items).toEqual([]);
    expect((await list({ includeClosed: true })).body.items).toMatchObject([{ state: 'ACCEPTED' }]);
    const entries = await readAll((db) =>
      db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.objectId, String(body.invitationId))),
    );
    expect(entries.map(({ action, actorId }) => [action, actorId]).sort()).toEqual([
      ['invitation.accept', user?.id],
      ['invitation.create', owner.id],
    ]);
  });

  it('is read as text and as HTML, in the language that was chosen', async () => {
    await invite({ language: 'de', role: 'event-manager' });
    await readMail();
    const [mail] = mails;
    expect(mail).toMatchObject({ to: email, language: 'de', subject: expect.stringContaining('Einladung') });
    expect(mail?.text).toMatch(
      /Ihre Rolle: Veranstaltungsleitung\.\n\nEinladung annehmen: https:\/\/parterre\.test\/oidc\//,
    );
    expect(mail?.text).toContain('72 Stunden');
    expect(mail?.html).toMatch(/<html lang="de">.*<a href="https:\/\/parterre\.test\/oidc\/invitation\/[\w-]+"/s);
  });

  it('names the partner sites that it is for, in the mail as in the list', async () => {
    const sites = await readAll((db) =>
      db
        .select()
        .from(partnerSites)
        .where(inArray(partnerSites.id, [2, 3])),
    );
    const names = sites.map(({ name }) => name);
    const invited = await invite({ role: 'partner', scope: 'partner-site', placeIds: [2, 3], language: 'fr' });
    await readMail();
    expect(names).toHaveLength(2);
    expect(mails[0]?.text).toContain(`Pour ces sites partenaires\u{202F}: ${names.join(' et ')}.`);
    expect(invited.body.places.map(({ name }) => name)).toEqual(names);
    expect((await list()).body.items).toMatchObject([{ places: invited.body.places }]);
  });

  it('has the space that French writes before the colon of its link', async () => {
    await invite({ language: 'fr' });
    await readMail();
    expect(mails[0]?.text).toContain('Accepter l’invitation\u{202F}: https://parterre.test/oidc/invitation/');
  });

  it('carries the brand of the promoter and leads to its host', async () => {
    await chooseRowline(api.database, promoter.id);
    await invite();
    await readMail();
    expectRowlineMail(mails[0]);
    expect(mails[0]?.text).toContain('Accept the invitation: https://rowline.test/oidc/invitation/');
  });

  it('works once, for 72 hours, and not after it was sent again or withdrawn', async () => {
    const { invitationId } = (await invite()).body;
    const first = await readMail();
    expect(await accept(first, later(72))).toBe(false);
    expect(await list().then(({ body }) => body.items)).toMatchObject([{ state: 'OPEN' }]);
    api.setNow(later(73));
    expect((await list()).body.items).toMatchObject([{ state: 'EXPIRED' }]);
    const { body } = await resend(invitationId);
    expect(body).toMatchObject({ state: 'OPEN', expiresAt: later(145).toISOString(), revision: 2 });
    const second = await readMail(later(73));
    expect(await accept(first, later(74))).toBe(false);
    const answers = await Promise.all([accept(second, later(74)), accept(second, later(74))]);
    expect(answers.sort()).toEqual([false, true]);
    expect((await resend(invitationId)).problem.code).toBe('STATUS_CHANGE_REFUSED');
    email = `other-${email}`;
    const other = (await invite()).body;
    const third = await readMail(later(73));
    expect((await withdraw(other.invitationId)).body.state).toBe('WITHDRAWN');
    expect(await accept(third, later(74))).toBe(false);
    expect(await findOpenInvitation(api.database, third, later(74))).toBeUndefined();
    expect((await withdraw(other.invitationId)).problem.code).toBe('STATUS_CHANGE_REFUSED');
    expect((await resend(other.invitationId)).status).toBe(409);
  });

  it('is either accepted or withdrawn when both happen at once, and the slower one is told so', async () => {
    for (let round = 0; round < 8; round++) {
      email = `at-once-${round}-${people}@example.test`;
      const { invitationId } = (await invite()).body;
      const token = await readMail();
      const both = { accept: () => accept(token), withdraw: () => withdraw(invitationId) };
      const [accepted, withdrawn] = await (round % 2 === 0
        ? Promise.all([both.accept(), both.withdraw()])
        : Promise.all([both.withdraw(), both.accept()]).then(([one, other]) => [other, one] as const));
      const closed = (await list({ includeClosed: true })).body.items;
      const state = closed.find((one) => one.invitationId === invitationId)?.state;
      const isUser = (await findUserByEmail(api.database, email)) !== undefined;
      const told = { accepted, isUser, state, code: withdrawn.problem?.code };
      if (accepted) expect(told).toEqual({ accepted, isUser: true, state: 'ACCEPTED', code: 'STATUS_CHANGE_REFUSED' });
      else expect(told).toEqual({ accepted, isUser: false, state: 'WITHDRAWN', code: undefined });
    }
  });

  it.skipIf(!process.env.TEST_DATABASE_URL)('cannot be accepted while it is being withdrawn', async () => {
    const { invitationId } = (await invite()).body;
    const token = await readMail();
    const [holding, watching] = await Promise.all([api.database.acquire(), api.database.acquire()]);
    await holding.run('begin');
    await holding.query('select id from invitations where id = $1 for update', [invitationId]);
    const withdrawing = withdraw(invitationId);
    await waitForLock(watching);
    const accepting = accept(token);
    await waitForLock(watching, 2);
    await holding.run('rollback');
    for (const session of [holding, watching]) session.release();
    expect((await withdrawing).body.state).toBe('WITHDRAWN');
    expect(await accepting).toBe(false);
    expect(await findUserByEmail(api.database, email)).toBeUndefined();
  });

  it('takes no role away from a user who has the address by now, not even from the last owner', async () => {
    const { invitationId } = (await invite({ role: 'reports-only' })).body;
    const token = await readMail();
    await readAll((db) => db.update(users).set({ email }).where(eq(users.id, owner.id)));
    expect(await findOpenInvitation(api.database, token, NOW)).toBeUndefined();
    expect(await accept(token)).toBe(false);
    const [membership] = await readAll((db) => db.select().from(memberships).where(eq(memberships.userId, owner.id)));
    expect(membership).toMatchObject({ role: 'owner', scope: 'promoter', deactivatedAt: null });
    expect((await resend(invitationId)).problem).toMatchObject({
      code: 'NAME_TAKEN',
      fieldErrors: [{ field: 'email', code: 'userIsThere' }],
    });
    expect((await withdraw(invitationId)).body.state).toBe('WITHDRAWN');
  });

  it('that was withdrawn before it was sent is not sent', async () => {
    await withdraw((await invite()).body.invitationId);
    await readMail();
    expect(mails).toEqual([]);
  });

  it('keeps the password of whoever has an account, and lets in again who was deactivated', async () => {
    const settings = { now: NOW, memoryKib: 8 };
    const known = await createUser(api.database, { email, name: 'Known', password: 'the password before' }, settings);
    await readAll((db) =>
      db
        .insert(memberships)
        .values({ promoterId: promoter.id, userId: known.id, role: 'auditor', scopeIds: [], deactivatedAt: NOW }),
    );
    expect((await invite()).problem.fieldErrors).toMatchObject([{ field: 'email', code: 'userIsThere' }]);
    await readAll((db) => db.delete(memberships).where(eq(memberships.userId, known.id)));
    await invite();
    expect(await accept(await readMail(), NOW, null)).toBe(true);
    expect(await findUserByEmail(api.database, email)).toMatchObject({
      id: known.id,
      name: 'Known',
      passwordHash: known.passwordHash,
    });
  });

  it('signs out who accepts it without a second factor where the promoter demands one', async () => {
    const settings = { now: NOW, memoryKib: 8 };
    const known = await createUser(api.database, { email, name: 'Known', password: 'the password before' }, settings);
    const session = { id: `session-${known.id}`, userId: known.id, userAgent: 'Firefox', address: '::1' };
    await recordSession(api.database, session, NOW);
    await readAll((db) => db.update(promoters).set({ demandsSecondFactor: true }).where(eq(promoters.id, promoter.id)));
    await invite();
    expect(await accept(await readMail(), NOW, null)).toBe(true);
    expect(await hasSessionEnded(api.database, session.id)).toBe(true);
  });

  it('ends with the right of whoever sent it, until somebody who has it sends it again', async () => {
    const { invitationId } = (await invite({ role: 'promoter-admin' }, { as: admin })).body;
    const first = await readMail();
    const change = (set: Partial<typeof memberships.$inferInsert>) =>
      readAll((db) => db.update(memberships).set(set).where(eq(memberships.userId, admin.id)));
    const states = async () => (await list()).body.items.map(({ state }) => state);
    expect(await states()).toEqual(['OPEN']);
    await change({ deactivatedAt: NOW });
    expect(await states()).toEqual(['EXPIRED']);
    expect(await findOpenInvitation(api.database, first, NOW)).toBeUndefined();
    expect(await accept(first)).toBe(false);
    await change({ deactivatedAt: null, role: 'auditor' });
    expect(await accept(first)).toBe(false);
    expect((await resend(invitationId)).body).toMatchObject({ state: 'OPEN' });
    expect(await accept(await readMail())).toBe(true);
  });

  it('goes to nobody twice', async () => {
    await invite();
    const again = await invite({ email: email.toUpperCase() });
    expect(again.problem).toMatchObject({
      code: 'NAME_TAKEN',
      fieldErrors: [{ field: 'email', code: 'userIsInvited' }],
    });
  });

  it.each<[Partial<Create>, string, string]>([
    [{ email: 'nobody' }, 'email', 'email'],
    [{ email: 'a@example.test\r\nBcc: b@example.test' }, 'email', 'email'],
    [{ role: 'king' as 'owner' }, 'role', 'choice'],
    [{ role: 'partner' }, 'scope', 'notFitting'],
    [{ scope: 'partner-site' }, 'placeIds', 'required'],
    [{ scope: 'partner-site', placeIds: [4711] }, 'placeIds', 'unknown'],
    [{ language: 'tlh' as 'de' }, 'language', 'choice'],
    [{ token: 'mine' } as Partial<Create>, 'token', 'unknownField'],
  ])('refuses %o naming %s', async (body, field, code) => {
    const { status, problem } = await invite(body);
    expect(status).toBe(400);
    expect(problem.fieldErrors).toMatchObject([{ field, code }]);
  });

  it('grants nothing that whoever sends it does not hold', async () => {
    const refused = { code: 'FORBIDDEN', details: { permission: 'customer:erase' } };
    expect((await invite({ role: 'owner' }, { as: admin })).problem).toMatchObject(refused);
    const { invitationId } = (await invite({ role: 'owner' })).body;
    expect((await resend(invitationId, admin)).problem).toMatchObject(refused);
    expect((await withdraw(invitationId, admin)).problem).toMatchObject(refused);
    email = `other-${email}`;
    expect((await invite({ role: 'promoter-admin' }, { as: admin })).status).toBe(201);
  });

  it('is closed to other roles, to strangers and to owners of a part', async () => {
    const { invitationId } = (await invite()).body;
    const clerk = await api.createUser(promoter, 'box-office');
    const narrow = await api.createUser(promoter, 'owner', { scope: 'venue', scopeIds: [1] });
    expect((await invite({}, { as: clerk })).problem.details).toEqual({ permission: 'user:manage' });
    expect((await invite({}, { as: narrow })).status).toBe(403);
    expect((await invite({}, { as: stranger })).status).toBe(404);
    expect((await list({}, narrow)).body.items).toEqual([]);
    expect((await list({}, stranger)).body.items).toEqual([]);
    for (const as of [stranger, narrow]) expect((await withdraw(invitationId, as)).status).toBe(404);
  });

  it('is listed page after page, newest first', async () => {
    for (let at = 0; at < 21; at++) await invite({ email: `${at}-${email}` });
    const first = (await list({ pageSize: 20 })).body;
    const rest = (await list({ pageSize: 20, next: first.next ?? '' })).body;
    expect([first.totalItems, first.items.length, rest.items.length]).toEqual([21, 20, 1]);
  });

  it('is made once by a repeated request', async () => {
    const once = await invite({}, { key: 'once' });
    expect((await invite({}, { key: 'once' })).body).toEqual(once.body);
    await readMail();
    expect(mails).toHaveLength(1);
  });
});
