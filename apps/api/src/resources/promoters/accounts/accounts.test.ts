import {
  getAccount,
  listAccountSessions,
  revokeAccountSession,
  revokeAccountSessions,
  updateAccount,
} from '@parterre/contract/calls/accounts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { memberships, users } from '#db/schema/ground/users.ts';
import { runAsSystem } from '#db/system.ts';
import { recordSession } from '#identity/users/user-sessions.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

const NOW = new Date('2026-11-02T09:00:00.000Z');
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
let api: TestApi;
let promoter: TestPromoter;
let self: TestUser;
let colleague: TestUser;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setNow(NOW);
  promoter = await api.createPromoter();
  self = await api.createUser(promoter, 'reports-only');
  colleague = await api.createUser(promoter, 'owner');
  await runAsSystem(api.database, (db) => db.update(users).set({ name: 'Ada' }).where(eq(users.id, self.id)));
});

const update = (body: Record<string, unknown>, options: { as?: TestUser; revision?: number } = {}) =>
  api.call(updateAccount, { body }, { as: self, ...options });
const list = (as = self, query = {}) => api.call(listAccountSessions, { query }, { as });

/** Opens a session of a user, last seen this many minutes after the tests begin. */
async function openSession(user: TestUser, name: string, minutes = 0, address = '192.168.1.20'): Promise<TestUser> {
  const id = `${name}-${user.id}`;
  const at = new Date(NOW.getTime() + minutes * 60_000);
  await recordSession(api.database, { id, userId: user.id, userAgent: FIREFOX, address }, at);
  return api.withSession(user, id);
}

const readActions = async (user: TestUser) => {
  const rows = await runAsSystem(api.database, (db) =>
    db.select().from(auditEntries).where(eq(auditEntries.actorId, user.id)),
  );
  return rows.map(({ action, promoterId, object }) => ({ action, promoterId, object }));
};

it('tells who asks, and takes another name, language and form of times', async () => {
  const account = {
    name: 'Ada',
    email: `${self.id}@example.test`,
    language: null,
    timeFormat: '24h',
    secondFactorSince: null,
    recoveryCodesLeft: 0,
    passkeyCount: 0,
    revision: 1,
  };
  expect((await api.call(getAccount, {}, { as: self })).body).toEqual(account);
  const changed = await update({ name: ' Ada Lovelace ', language: 'de', timeFormat: '12h' }, { revision: 1 });
  expect(changed.status).toBe(200);
  expect(changed.body).toEqual({ ...account, name: 'Ada Lovelace', language: 'de', timeFormat: '12h', revision: 2 });
  expect((await api.call(getAccount, {}, { as: self })).body).toEqual(changed.body);
  expect((await update({ language: null })).body.language).toBeNull();
  expect((await api.call(getAccount, {}, { as: colleague })).body.name).not.toBe('Ada Lovelace');
});

it('is written into the history of every promoter that they work for', async () => {
  const other = await api.createPromoter();
  await runAsSystem(api.database, (db) =>
    db.insert(memberships).values({ promoterId: other.id, userId: self.id, role: 'auditor', scopeIds: [] }),
  );
  api.setNow(new Date(NOW.getTime() + 10_000));
  await update({ name: 'Grace' });
  const entries = await readActions(self);
  expect(entries).toHaveLength(2);
  expect(new Set(entries.map(({ promoterId }) => promoterId))).toEqual(new Set([promoter.id, other.id]));
  expect(entries[0]).toMatchObject({ action: 'account.update', object: 'user' });
});

it('refuses what is no name, language or form of times, another address, and a revision that is no more', async () => {
  for (const [body, field, code] of [
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'x'.repeat(121) }, 'name', 'maxLength'],
    [{ language: 'xx' }, 'language', 'choice'],
    [{ timeFormat: '13h' }, 'timeFormat', 'choice'],
    [{ email: 'mallory@example.test' }, 'email', 'unknownField'],
  ] as const) {
    const { status, problem } = await update(body);
    expect(status).toBe(400);
    expect(problem.fieldErrors).toMatchObject([{ field, code }]);
    expect(problem.code).toBe('INVALID');
  }
  await update({ timeFormat: '12h' });
  expect((await update({ timeFormat: '24h' }, { revision: 1 })).problem).toMatchObject({
    code: 'STALE',
    details: { revision: 2 },
  });
});

it('lists where they are signed in, last seen first, and nobody else’s', async () => {
  await openSession(self, 'old', 1, '8.8.8.8');
  const here = await openSession(self, 'here', 2);
  await openSession(colleague, 'theirs', 3);
  const { body } = await list(here);
  expect(body.items).toEqual([
    {
      sessionId: `here-${self.id}`,
      browser: 'Firefox',
      system: 'Linux',
      address: '192.168.1.20',
      countryCode: null,
      startedAt: '2026-11-02T09:02:00.000Z',
      lastSeenAt: '2026-11-02T09:02:00.000Z',
      isCurrent: true,
    },
    expect.objectContaining({ sessionId: `old-${self.id}`, countryCode: 'US', isCurrent: false }),
  ]);
});

it('lists many sessions page after page', async () => {
  for (let at = 0; at < 23; at++) await openSession(self, `many-${at}`, at % 3);
  const first = (await list(self, { pageSize: 20 })).body;
  const rest = (await list(self, { pageSize: 20, next: first.next })).body;
  expect([first.totalItems, first.items.length, rest.items.length]).toEqual([23, 20, 3]);
  expect(new Set([...first.items, ...rest.items].map(({ sessionId }) => sessionId)).size).toBe(23);
});

it('ends one session at once, and no other, nor one of somebody else', async () => {
  const here = await openSession(self, 'here');
  const there = await openSession(self, 'there');
  await openSession(colleague, 'theirs');
  const end = (sessionId: string) => api.call(revokeAccountSession, { params: { sessionId } }, { as: here });
  expect((await end(`there-${self.id}`)).status).toBe(204);
  expect((await update({ name: 'Eve' }, { as: there })).problem.code).toBe('UNAUTHENTICATED');
  expect((await end(`there-${self.id}`)).problem.code).toBe('NOT_FOUND');
  expect((await end(`theirs-${colleague.id}`)).problem.code).toBe('NOT_FOUND');
  expect((await list(here)).body.items).toHaveLength(1);
  expect((await list(colleague)).body.items).toHaveLength(1);
  expect(await readActions(self)).toEqual([
    { action: 'account.revoke-session', promoterId: promoter.id, object: 'user' },
  ]);
});

it('ends all of them, here too', async () => {
  const here = await openSession(self, 'here');
  await openSession(self, 'there');
  expect((await api.call(revokeAccountSessions, {}, { as: here })).status).toBe(204);
  expect((await update({ name: 'Ada again' }, { as: here })).problem.code).toBe('UNAUTHENTICATED');
  expect((await list()).body.items).toEqual([]);
});

it('is there for nobody who works for no promoter', async () => {
  await runAsSystem(api.database, (db) => db.delete(memberships).where(eq(memberships.userId, self.id)));
  expect((await api.call(getAccount, {}, { as: self })).status).toBe(404);
  expect((await update({ name: 'Nobody' })).status).toBe(404);
});
