import * as calls from '@parterre/contract/calls/access-requests';
import { listAuditEntries } from '@parterre/contract/calls/audit';
import { listNotifications } from '@parterre/contract/calls/notifications';
import { listUsers, updateUser } from '@parterre/contract/calls/users';
import type { UserPermission } from '@parterre/contract/wire/permissions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberships } from '#db/schema/ground/users.ts';
import { runAsSystem } from '#db/system.ts';
import { runDueJobs } from '#jobs/work-queue.ts';
import type { Mail } from '#mail/mailer.ts';
import { chooseRowline, expectRowlineMail } from '#test/support/expect-rowline-mail.ts';
import { SILENT_LOG } from '#test/support/silent-log.ts';
import { ADDRESSES, startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';
import { accessAnswerJob, sendAccessAnswer } from './send-answer.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let clerk: TestUser;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setNow(NOW);
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  clerk = await api.createUser(promoter, 'box-office');
});

const ask = (permission: UserPermission, as = clerk, promoterCode = promoter.code) =>
  api.call(calls.createAccessRequest, { body: { promoterCode, permission } }, { as });
const list = (query: { includeClosed?: boolean } = {}, as = owner) =>
  api.call(calls.listAccessRequests, { query: { promoterCode: promoter.code, ...query } }, { as });
const approve = (accessRequestId: number, as = owner) =>
  api.call(calls.approveAccessRequest, { params: { accessRequestId } }, { as });
const decline = (accessRequestId: number, as = owner) =>
  api.call(calls.declineAccessRequest, { params: { accessRequestId } }, { as });
const findClerk = async () => {
  const { body } = await api.call(
    listUsers,
    { query: { promoterCode: promoter.code, role: 'box-office' } },
    { as: owner },
  );
  const [found] = body.items;
  if (!found) throw new Error('The clerk is gone');
  return found;
};

/** Returns the mails that background jobs send to the clerk of this test. */
async function readMails(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const handlers = [
    accessAnswerJob.handle((job, payload) => sendAccessAnswer({ mailer, addresses: ADDRESSES }, job, payload)),
  ];
  await runDueJobs({ database: api.database, now: () => NOW, log: SILENT_LOG, handlers });
  return mails.filter(({ to }) => to === `${clerk.id}@example.test`);
}

describe('asking for access', () => {
  it('is remembered for who asked, until it is decided', async () => {
    const own = async (as = clerk) => (await api.call(calls.listOwnAccessRequests, {}, { as })).body.items;
    expect(await own()).toEqual([]);
    const first = (await ask('order:refund')).body;
    api.setNow(new Date(NOW.getTime() + 1000));
    const second = (await ask('link:write')).body;
    expect(await own()).toEqual([second, first]);
    expect(await own(owner)).toEqual([]);
    await decline(second.accessRequestId);
    await approve(first.accessRequestId);
    expect(await own()).toEqual([]);
  });

  it('tells who manages users, once, however often it is asked', async () => {
    const { status, body } = await ask('order:refund');
    expect(status).toBe(201);
    expect(body).toMatchObject({ permission: 'order:refund', state: 'OPEN', email: `${clerk.id}@example.test` });
    expect((await ask('order:refund')).body.accessRequestId).toBe(body.accessRequestId);
    expect((await list()).body.items).toEqual([body]);
    const told = async (as: TestUser) => (await api.call(listNotifications, {}, { as })).body.items;
    expect(await told(owner)).toMatchObject([{ kind: 'access.requested', details: { permission: 'order:refund' } }]);
    expect(await told(clerk)).toEqual([]);
    expect(await told(await api.createUser(promoter, 'finance'))).toEqual([]);
  });

  it('is refused for what one has, and for what cannot be given for a part', async () => {
    const has = await ask('order:read');
    expect([has.status, has.problem.details?.reason]).toEqual([422, 'has-permission']);
    const partner = await api.createUser(promoter, 'partner', { scope: 'partner-site', scopeIds: [1] });
    expect((await ask('finance:read', partner)).problem.details).toMatchObject({ reason: 'permission-not-for-part' });
    expect((await ask('order:read', partner)).status).toBe(201);
  });

  it('refuses what is no permission, and a promoter of somebody else', async () => {
    const wrong = await ask('everything' as UserPermission);
    expect([wrong.status, wrong.problem.fieldErrors?.[0]?.field]).toEqual([400, 'permission']);
    expect((await ask('order:refund', clerk, (await api.createPromoter()).code)).status).toBe(404);
  });
});

describe('deciding over access', () => {
  it('grants beyond the role at once, tells the asker by mail, and leaves the role as it is', async () => {
    const { body } = await ask('finance:read');
    const { status, body: decided } = await approve(body.accessRequestId);
    expect([status, decided.state, decided.decidedAt]).toEqual([200, 'APPROVED', NOW.toISOString()]);
    expect(await findClerk()).toMatchObject({ role: 'box-office', grantedPermissions: ['finance:read'], revision: 2 });
    expect((await ask('finance:read')).problem.details?.reason).toBe('has-permission');
    expect((await list()).body.items).toEqual([]);
    expect((await list({ includeClosed: true })).body.totalItems).toBe(1);
    const [mail] = await readMails();
    expect(mail).toMatchObject({ to: `${clerk.id}@example.test` });
    expect(mail?.text).toContain('See settlements');
    const { membershipId } = await findClerk();
    const query = { promoterCode: promoter.code, object: 'user', objectId: String(membershipId) };
    const entries = await api.call(listAuditEntries, { query }, { as: owner });
    expect(entries.body.items).toMatchObject([{ action: 'user.update', changes: [{ field: 'grantedPermissions' }] }]);
  });

  it('is answered in a mail of the brand of the promoter', async () => {
    await chooseRowline(api.database, promoter.id);
    for (const decide of [decline, approve]) await decide((await ask('order:refund')).body.accessRequestId);
    const sent = await readMails();
    expect(sent).toHaveLength(2);
    for (const mail of sent) {
      expectRowlineMail(mail);
      expect(mail.text).toContain('https://rowline.test');
    }
  });

  it('refuses, tells the asker by mail, and lets them ask again', async () => {
    const { body } = await ask('order:refund');
    expect((await decline(body.accessRequestId)).body.state).toBe('DECLINED');
    expect((await findClerk()).grantedPermissions).toEqual([]);
    expect((await readMails())[0]?.text).toContain('has not given you');
    expect((await ask('order:refund')).body.accessRequestId).not.toBe(body.accessRequestId);
  });

  it('happens once, and not for somebody who has left', async () => {
    const { body } = await ask('order:refund');
    await decline(body.accessRequestId);
    expect((await approve(body.accessRequestId)).problem.code).toBe('STATUS_CHANGE_REFUSED');
    expect((await decline(body.accessRequestId)).problem.code).toBe('STATUS_CHANGE_REFUSED');
    const again = (await ask('order:refund')).body.accessRequestId;
    const { membershipId } = await findClerk();
    await api.call(updateUser, { params: { membershipId }, body: { isActive: false } }, { as: owner });
    expect((await list()).body.items).toEqual([]);
    expect((await approve(again)).problem.code).toBe('STATUS_CHANGE_REFUSED');
  });

  it('is not for those who lack the permission themselves, or may not manage users', async () => {
    const { body } = await ask('apikey:manage');
    const admin = await api.createUser(promoter, 'promoter-admin');
    expect((await approve(body.accessRequestId, admin)).problem.details).toEqual({ permission: 'apikey:manage' });
    expect((await approve(body.accessRequestId, clerk)).problem.details).toEqual({ permission: 'user:manage' });
    expect((await list({}, clerk)).status).toBe(403);
  });

  it('finds nothing of another promoter', async () => {
    const { body } = await ask('order:refund');
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    expect((await approve(body.accessRequestId, stranger)).status).toBe(404);
  });

  it('cannot be given where the asker works for a part only by now', async () => {
    const { body } = await ask('finance:read');
    await runAsSystem(api.database, (db) =>
      db
        .update(memberships)
        .set({ scope: 'venue', scopeIds: [1] })
        .where(eq(memberships.userId, clerk.id)),
    );
    expect((await approve(body.accessRequestId)).problem.details?.reason).toBe('permission-not-for-part');
  });
});

describe('what was granted beyond a role', () => {
  const update = (
    membershipId: number,
    body: { role?: 'finance'; grantedPermissions?: UserPermission[]; scope?: 'promoter' },
  ) => api.call(updateUser, { params: { membershipId }, body }, { as: owner });

  it('opens the calls, stays while the role stays, and goes with another role or when it is taken away', async () => {
    await approve((await ask('promoter:write')).body.accessRequestId);
    await approve((await ask('link:write')).body.accessRequestId);
    const { membershipId } = await findClerk();
    expect((await update(membershipId, { scope: 'promoter' })).body.grantedPermissions).toHaveLength(2);
    expect((await update(membershipId, { grantedPermissions: ['link:write'] })).body.grantedPermissions).toEqual([
      'link:write',
    ]);
    expect((await update(membershipId, { role: 'finance' })).body.grantedPermissions).toEqual([]);
  });

  it('keeps those away who hold less: nobody decides over who may do more', async () => {
    await approve((await ask('apikey:manage')).body.accessRequestId);
    const admin = await api.createUser(promoter, 'promoter-admin');
    const { membershipId } = await findClerk();
    const refused = await api.call(updateUser, { params: { membershipId }, body: { isActive: false } }, { as: admin });
    expect(refused.problem.details).toEqual({ permission: 'apikey:manage' });
  });

  it('is refused for a part that it cannot be given for', async () => {
    const partner = await api.createUser(promoter, 'partner', { scope: 'partner-site', scopeIds: [1] });
    const { body } = await api.call(
      listUsers,
      { query: { promoterCode: promoter.code, role: 'partner' } },
      { as: owner },
    );
    expect(partner.id).toBeDefined();
    const refused = await update(body.items[0]?.membershipId ?? 0, { grantedPermissions: ['finance:read'] });
    expect(refused.problem.fieldErrors?.[0]).toMatchObject({ code: 'notFitting' });
  });
});
