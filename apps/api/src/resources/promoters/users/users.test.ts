import { createApiToken } from '@parterre/contract/calls/api-tokens';
import { getFeatures } from '@parterre/contract/calls/features';
import { updatePromoter } from '@parterre/contract/calls/promoters';
import * as calls from '@parterre/contract/calls/users';
import type { CallArguments } from '@parterre/contract/wire/call';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { jobs } from '#db/schema/ground/jobs.ts';
import { memberships, passkeys, secondFactors, users } from '#db/schema/ground/users.ts';
import { runAsSystem } from '#db/system.ts';
import { endSessionsOf, recordSession } from '#identity/users/user-sessions.ts';
import { insertVenue } from '#test/scenes/insert-venue.ts';
import {
  type CallOptions,
  startTestApi,
  type TestApi,
  type TestPromoter,
  type TestUser,
} from '#test/support/test-api.ts';

type Update = CallArguments<typeof calls.updateUser>['body'];

const NOW = new Date('2026-11-20T10:00:00Z');
let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let admin: TestUser;
let clerk: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  stranger = await api.createUser(await api.createPromoter(), 'owner');
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setNow(NOW);
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  admin = await api.createUser(promoter, 'promoter-admin');
  clerk = await api.createUser(promoter, 'box-office');
});

const list = (query: CallArguments<typeof calls.listUsers>['query'] = { promoterCode: promoter.code }, as = owner) =>
  api.call(calls.listUsers, { query }, { as });
const update = (membershipId: number, body: Update, options: Partial<CallOptions> = {}) =>
  api.call(calls.updateUser, { params: { membershipId }, body }, { as: owner, ...options });
const revoke = (membershipId: number, as = owner) =>
  api.call(calls.revokeUserSessions, { params: { membershipId } }, { as });
const find = (membershipId: number, as = owner) => api.call(calls.getUser, { params: { membershipId } }, { as });

async function idOf({ id }: TestUser, { id: promoterId }: TestPromoter = promoter): Promise<number> {
  const [row] = await runAsSystem(api.database, (db) =>
    db
      .select({ id: memberships.id })
      .from(memberships)
      .where(and(eq(memberships.userId, id), eq(memberships.promoterId, promoterId))),
  );
  return row?.id ?? 0;
}

const name = ({ id }: TestUser, to: string) =>
  runAsSystem(api.database, (db) => db.update(users).set({ name: to }).where(eq(users.id, id)));

/** Renames the promoter, to find out whether a user may write. */
const writeAs = (as: TestUser) =>
  api.call(updatePromoter, { params: { code: promoter.code }, body: { name: 'Renamed' } }, { as });

describe('the users of a promoter', () => {
  it('are listed by name, with what they may do and when they were seen', async () => {
    await name(owner, 'Zoe');
    await name(admin, 'ada');
    await name(clerk, 'Ben');
    await recordSession(api.database, { id: clerk.id, userId: clerk.id, userAgent: 'Firefox', address: '::1' }, NOW);
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.items.map((user) => [user.name, user.role, user.openSessions, user.isSelf])).toEqual([
      ['ada', 'promoter-admin', 0, false],
      ['Ben', 'box-office', 1, false],
      ['Zoe', 'owner', 0, true],
    ]);
    expect(body.items[1]).toEqual({
      membershipId: await idOf(clerk),
      promoterCode: promoter.code,
      name: 'Ben',
      email: `${clerk.id}@example.test`,
      role: 'box-office',
      customRole: null,
      scope: 'promoter',
      places: [],
      grantedPermissions: [],
      closedFeatures: [],
      deactivatedAt: null,
      lastSeenAt: NOW.toISOString(),
      openSessions: 1,
      openTokens: 0,
      hasSecondFactor: false,
      passkeyCount: 0,
      isSelf: false,
      revision: 1,
    });
    expect((await find(await idOf(clerk))).body).toEqual(body.items[1]);
  });

  it('are found by a part of their name or address, by role, and page after page', async () => {
    await name(clerk, 'Grace Hopper');
    const found = (query: object) => list({ promoterCode: promoter.code, ...query });
    expect((await found({ searchTerm: 'hopp' })).body.items).toMatchObject([{ name: 'Grace Hopper' }]);
    expect((await found({ searchTerm: clerk.id.slice(0, 13) })).body.totalItems).toBe(1);
    expect((await found({ searchTerm: '%' })).body.totalItems).toBe(0);
    expect((await found({ role: 'owner' })).body.items).toMatchObject([{ isSelf: true }]);
    for (let at = 0; at < 20; at++) await api.createUser(promoter, 'auditor');
    const first = (await found({ pageSize: 20 })).body;
    const rest = (await found({ pageSize: 20, next: first.next })).body;
    expect([first.totalItems, first.items.length, rest.items.length]).toEqual([23, 20, 3]);
    expect(new Set([...first.items, ...rest.items].map(({ membershipId }) => membershipId)).size).toBe(23);
    expect((await found({ role: 'king' })).problem.fieldErrors).toMatchObject([{ field: 'role', code: 'choice' }]);
  });

  it('are closed to other roles, to strangers and to owners of a part', async () => {
    const membershipId = await idOf(clerk);
    expect((await list({ promoterCode: promoter.code }, clerk)).problem.details).toEqual({ permission: 'user:manage' });
    expect((await list({ promoterCode: promoter.code }, stranger)).status).toBe(404);
    const narrow = await api.createUser(promoter, 'owner', { scope: 'venue', scopeIds: [1] });
    expect((await list({ promoterCode: promoter.code }, narrow)).body.items).toEqual([]);
    for (const as of [stranger, narrow]) {
      expect((await find(membershipId, as)).status).toBe(404);
      expect((await update(membershipId, { role: 'auditor' }, { as })).status).toBe(404);
      expect((await revoke(membershipId, as)).status).toBe(404);
    }
  });
});

describe('a role', () => {
  it('is given, counts at once, and is written down', async () => {
    const membershipId = await idOf(clerk);
    expect((await writeAs(clerk)).status).toBe(403);
    const { status, body } = await update(membershipId, { role: 'promoter-admin' }, { revision: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ role: 'promoter-admin', revision: 2 });
    api.setNow(new Date(NOW.getTime() + 10_000));
    expect((await writeAs(clerk)).status).toBe(200);
    const [entry] = await runAsSystem(api.database, (db) =>
      db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.objectId, String(membershipId))),
    );
    expect(entry).toMatchObject({
      action: 'user.update',
      actorId: owner.id,
      before: { role: 'box-office' },
      after: { role: 'promoter-admin' },
    });
  });

  it('is limited to venues or partner sites that are there', async () => {
    const { venueId } = await insertVenue(api, promoter, { plans: [] });
    const membershipId = await idOf(clerk);
    const { body } = await update(membershipId, { role: 'venue-operator', scope: 'venue', placeIds: [venueId] });
    expect(body).toMatchObject({ scope: 'venue', places: [{ id: venueId, name: expect.any(String) }] });
    const partner = await update(membershipId, { role: 'partner', scope: 'partner-site', placeIds: [1] });
    expect(partner.body.places).toMatchObject([{ id: 1 }]);
    const whole = await update(membershipId, { role: 'auditor', scope: 'promoter' });
    expect(whole.body.places).toEqual([]);
  });

  it.each<[Update, string, string]>([
    [{ role: 'king' as 'owner' }, 'role', 'choice'],
    [{ scope: 'venue' }, 'placeIds', 'required'],
    [{ scope: 'venue', placeIds: [4711] }, 'placeIds', 'unknown'],
    [{ scope: 'partner-site', placeIds: [4711] }, 'placeIds', 'unknown'],
    [{ placeIds: [1] }, 'placeIds', 'notFitting'],
    [{ role: 'owner', scope: 'venue', placeIds: [1] }, 'scope', 'notFitting'],
    [{ role: 'partner' }, 'scope', 'notFitting'],
    [{ scope: 'venue', placeIds: Array.from({ length: 51 }, (_, at) => at + 1) }, 'placeIds', 'tooMany'],
    [{ name: 'Mallory' } as Update, 'name', 'unknownField'],
  ])('refuses %o naming %s', async (body, field, code) => {
    const { status, problem } = await update(await idOf(clerk), body);
    expect(status).toBe(400);
    expect(problem.fieldErrors).toMatchObject([{ field, code }]);
  });

  it('of more than one holds is neither given nor taken', async () => {
    const refused = { code: 'FORBIDDEN', details: { permission: 'customer:erase' } };
    expect((await update(await idOf(clerk), { role: 'owner' }, { as: admin })).problem).toMatchObject(refused);
    expect((await update(await idOf(admin), { role: 'owner' }, { as: admin })).problem).toMatchObject(refused);
    expect((await update(await idOf(owner), { role: 'auditor' }, { as: admin })).problem).toMatchObject(refused);
    expect((await update(await idOf(owner), { isActive: false }, { as: admin })).problem).toMatchObject(refused);
    expect((await revoke(await idOf(owner), admin)).problem).toMatchObject(refused);
    expect((await update(await idOf(clerk), { role: 'finance' }, { as: admin })).status).toBe(200);
  });

  it('is refused on a revision that somebody else has changed', async () => {
    const membershipId = await idOf(clerk);
    await update(membershipId, { role: 'finance' });
    const { problem } = await update(membershipId, { role: 'auditor' }, { revision: 1 });
    expect(problem).toMatchObject({ code: 'STALE', details: { revision: 2 } });
  });
});

describe('the last owner', () => {
  it('neither loses the role nor goes, also when two owners want to go at once', async () => {
    const lastOwner = { code: 'RULE_BROKEN', details: { reason: 'last-owner' } };
    const membershipId = await idOf(owner);
    expect((await update(membershipId, { role: 'auditor' })).problem).toMatchObject(lastOwner);
    expect((await update(membershipId, { isActive: false })).problem).toMatchObject(lastOwner);
    const second = await api.createUser(promoter, 'owner');
    const answers = await Promise.all([
      update(membershipId, { isActive: false }),
      update(await idOf(second), { isActive: false }, { as: second }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('a user who is deactivated', () => {
  it('writes nothing from then on, reads nothing after ten seconds, and can come back', async () => {
    expect((await writeAs(admin)).status).toBe(200);
    const membershipId = await idOf(admin);
    const { body } = await update(membershipId, { isActive: false });
    expect(body.deactivatedAt).toBe(NOW.toISOString());
    expect((await writeAs(admin)).status).toBe(404);
    api.setNow(new Date(NOW.getTime() + 10_000));
    expect((await list({ promoterCode: promoter.code }, admin)).problem.code).toBe('UNAUTHENTICATED');
    expect((await list()).body.items.some((user) => user.membershipId === membershipId)).toBe(false);
    const all = await list({ promoterCode: promoter.code, includeDeactivated: true });
    expect(all.body.items.some((user) => user.membershipId === membershipId)).toBe(true);
    await update(membershipId, { isActive: true });
    api.setNow(new Date(NOW.getTime() + 20_000));
    expect((await writeAs(admin)).status).toBe(200);
  });

  it('goes on working for another promoter', async () => {
    const other = await api.createPromoter();
    await runAsSystem(api.database, (db) =>
      db.insert(memberships).values({ promoterId: other.id, userId: admin.id, role: 'auditor', scopeIds: [] }),
    );
    await update(await idOf(admin), { isActive: false });
    api.setNow(new Date(NOW.getTime() + 10_000));
    expect((await list({ promoterCode: promoter.code }, admin)).status).toBe(404);
    expect((await list({ promoterCode: other.code }, admin)).problem.details).toEqual({ permission: 'user:manage' });
  });
});

describe('the sessions of a user', () => {
  it('end: writes are refused at once, reads after ten seconds', async () => {
    const session = { id: `session-${admin.id}`, userId: admin.id, userAgent: 'Firefox', address: '192.0.2.1' };
    await recordSession(api.database, session, NOW);
    const browser = api.withSession(admin, session.id);
    expect((await writeAs(browser)).status).toBe(200);
    const { body } = await revoke(await idOf(admin));
    expect(body.openSessions).toBe(0);
    expect((await writeAs(browser)).problem.code).toBe('UNAUTHENTICATED');
    api.setNow(new Date(NOW.getTime() + 10_000));
    expect((await list({ promoterCode: promoter.code }, browser)).problem.code).toBe('UNAUTHENTICATED');
    expect((await list({ promoterCode: promoter.code }, api.withSession(admin, 'made-up'))).status).toBe(401);
  });

  it('end but for the one that is kept', async () => {
    const seen = { userId: admin.id, userAgent: 'Firefox', address: '192.0.2.1' };
    for (const id of ['kept', 'other']) await recordSession(api.database, { ...seen, id: `${id}-${admin.id}` }, NOW);
    await runAsSystem(api.database, (db) =>
      endSessionsOf(db, { userId: admin.id, keptId: `kept-${admin.id}`, now: NOW }),
    );
    expect((await writeAs(api.withSession(admin, `kept-${admin.id}`))).status).toBe(200);
    expect((await writeAs(api.withSession(admin, `other-${admin.id}`))).status).toBe(401);
  });
});

describe('the API tokens of a user', () => {
  const newToken = async (of = admin) => {
    const body = { promoterCode: promoter.code, name: 'Export', permissions: ['promoter:write' as const], days: 30 };
    return { id: of.id, token: (await api.call(createApiToken, { body }, { as: of })).body.token ?? '' };
  };
  const revokeTokens = (membershipId: number, as = owner) =>
    api.call(calls.revokeUserTokens, { params: { membershipId } }, { as });

  it('outlive their sessions, and end when they are revoked: writes at once, reads after ten seconds', async () => {
    await name(admin, 'Ada');
    const token = await newToken();
    const membershipId = await idOf(admin);
    expect((await revoke(membershipId)).body.openTokens).toBe(1);
    expect((await writeAs(token)).status).toBe(200);
    expect((await revokeTokens(membershipId, clerk)).problem.details).toEqual({ permission: 'user:manage' });
    const { status, body } = await revokeTokens(membershipId);
    expect([status, body.openTokens]).toEqual([200, 0]);
    expect((await writeAs(token)).problem.code).toBe('UNAUTHENTICATED');
    api.setNow(new Date(NOW.getTime() + 10_000));
    expect((await api.call(getFeatures, { query: {} }, { as: token })).problem.code).toBe('UNAUTHENTICATED');
    expect(await readActions(membershipId)).toContainEqual({
      action: 'user.revoke-tokens',
      before: { name: 'Ada', openTokens: 1 },
      after: { name: 'Ada', openTokens: 0 },
    });
  });

  it('end with a deactivation for good, each with an entry in the audit, and nobody else’s do', async () => {
    const token = await newToken();
    const others = await newToken(owner);
    const membershipId = await idOf(admin);
    await update(membershipId, { isActive: false });
    expect((await writeAs(token)).problem.code).toBe('UNAUTHENTICATED');
    expect((await update(membershipId, { isActive: true })).body.openTokens).toBe(0);
    expect((await writeAs(token)).problem.code).toBe('UNAUTHENTICATED');
    expect((await writeAs(others)).status).toBe(200);
    const [revoked] = await runAsSystem(api.database, (db) =>
      db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.promoterId, promoter.id), eq(auditEntries.action, 'api-token.revoke'))),
    );
    expect(revoked).toMatchObject({ actorId: owner.id, after: { name: 'Export', revokedAt: NOW.toISOString() } });
  });
});

const readActions = (objectId: number) =>
  runAsSystem(api.database, (db) =>
    db
      .select({ action: auditEntries.action, before: auditEntries.before, after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.promoterId, promoter.id), eq(auditEntries.objectId, String(objectId)))),
  );

describe('the second factor of a user', () => {
  const factorOf = ({ id: userId }: TestUser) => ({
    userId,
    sealed: 'sealed',
    since: NOW,
    lastStep: 1,
    recoveryHashes: [],
    recoveryCodesLeft: 0,
  });
  const reset = (membershipId: number, as = owner) =>
    api.call(calls.removeUserSecondFactor, { params: { membershipId } }, { as });

  it('is listed, and taken away by who manages users, which the user is told', async () => {
    await runAsSystem(api.database, (db) => db.insert(secondFactors).values(factorOf(clerk)));
    const membershipId = await idOf(clerk);
    expect((await find(membershipId)).body.hasSecondFactor).toBe(true);
    expect((await reset(membershipId, stranger)).status).toBe(404);
    const { status, body } = await reset(membershipId);
    expect([status, body.hasSecondFactor]).toEqual([200, false]);
    const told = await runAsSystem(api.database, (db) =>
      db.select().from(jobs).where(eq(jobs.kind, 'send-account-notice')),
    );
    const ofClerk = told.map(({ payload }) => payload).filter(({ userId }) => userId === clerk.id);
    expect(ofClerk).toMatchObject([{ event: 'second-factor-reset', brand: null }]);
    expect((await reset(membershipId)).status).toBe(200);
  });

  it('is not taken away by the user: whoever finds their screen unlocked would need no password', async () => {
    await runAsSystem(api.database, (db) => db.insert(secondFactors).values(factorOf(owner)));
    const { problem } = await reset(await idOf(owner));
    expect(problem).toMatchObject({ code: 'RULE_BROKEN', details: { reason: 'own-second-factor' } });
    expect((await find(await idOf(owner))).body.hasSecondFactor).toBe(true);
    await runAsSystem(api.database, (db) => db.delete(secondFactors).where(eq(secondFactors.userId, owner.id)));
  });

  it('goes with all their passkeys, which are counted, and the audit says how many', async () => {
    await runAsSystem(api.database, (db) => db.insert(passkeys).values(['phone', 'laptop'].map(passkeyOf)));
    const membershipId = await idOf(clerk);
    expect((await find(membershipId)).body).toMatchObject({ hasSecondFactor: false, passkeyCount: 2 });
    expect((await find(await idOf(owner))).body.passkeyCount).toBe(0);
    expect((await reset(membershipId)).body.passkeyCount).toBe(0);
    expect(await readActions(membershipId)).toContainEqual({
      action: 'user.remove-second-factor',
      before: expect.objectContaining({ hasSecondFactor: false, passkeyCount: 2 }),
      after: expect.objectContaining({ hasSecondFactor: false, passkeyCount: 0 }),
    });
    const left = await runAsSystem(api.database, (db) =>
      db.select().from(passkeys).where(eq(passkeys.userId, clerk.id)),
    );
    expect(left).toEqual([]);
  });

  const passkeyOf = (name: string) => ({
    id: `${clerk.id} ${name}`,
    credentialId: `${clerk.id} ${name}`,
    userId: clerk.id,
    name,
    publicKey: '',
    counter: 0,
    transports: [],
    isBackedUp: true,
    createdAt: NOW,
  });

  it('stays while they also work for a promoter that the manager does not own', async () => {
    const other = await api.createPromoter();
    const membership = { promoterId: other.id, role: 'auditor' as const, scopeIds: [] };
    const isSecured = async () => (await find(await idOf(clerk))).body.hasSecondFactor;
    await runAsSystem(api.database, async (db) => {
      await db.insert(secondFactors).values(factorOf(clerk));
      await db.insert(memberships).values({ ...membership, userId: clerk.id });
      await db.insert(memberships).values({ ...membership, userId: owner.id });
    });
    const refused = await reset(await idOf(clerk));
    expect(refused.problem).toMatchObject({ code: 'RULE_BROKEN', details: { reason: 'works-elsewhere' } });
    expect(await isSecured()).toBe(true);
    await runAsSystem(api.database, (db) =>
      db
        .update(memberships)
        .set({ role: 'owner' })
        .where(and(eq(memberships.promoterId, other.id), eq(memberships.userId, owner.id))),
    );
    expect((await reset(await idOf(clerk))).status).toBe(200);
    expect(await isSecured()).toBe(false);
  });

  it('of who may do more stays', async () => {
    expect((await reset(await idOf(owner), admin)).problem.code).toBe('FORBIDDEN');
  });
});
