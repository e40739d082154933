import * as keyCalls from '@parterre/contract/calls/api-keys';
import * as calls from '@parterre/contract/calls/api-tokens';
import { getFeatures } from '@parterre/contract/calls/features';
import { updatePromoter } from '@parterre/contract/calls/promoters';
import { updateUser } from '@parterre/contract/calls/users';
import type { CallArguments } from '@parterre/contract/wire/call';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberships } from '#db/schema/ground/users.ts';
import { apiKeys } from '#db/schema/promoters/api-keys.ts';
import { runAsSystem } from '#db/system.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);
let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let admin: TestUser;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setNow(NOW);
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  admin = await api.createUser(promoter, 'promoter-admin');
});

type Body = Partial<CallArguments<typeof calls.createApiToken>['body']>;
const create = (body: Body = {}, as = admin, key?: string) =>
  api.call(
    calls.createApiToken,
    { body: { promoterCode: promoter.code, name: 'Export', permissions: ['promoter:write'], days: 30, ...body } },
    { as, ...(key ? { key } : {}) },
  );
const revoke = (apiTokenId: number, as = admin) => api.call(calls.revokeApiToken, { params: { apiTokenId } }, { as });
const list = (as = admin) => api.call(calls.listApiTokens, {}, { as });
const newToken = async (body: Body = {}) => {
  const made = (await create(body)).body;
  return { id: admin.id, token: made.token ?? '', apiTokenId: made.apiTokenId };
};
const rename = (as: TestUser) =>
  api.call(updatePromoter, { params: { code: promoter.code }, body: { name: 'Renamed' } }, { as });
const features = (as: TestUser) => api.call(getFeatures, { query: {} }, { as });

async function give(to: TestUser, body: CallArguments<typeof updateUser>['body']) {
  const [row] = await runAsSystem(api.database, (db) =>
    db
      .select({ id: memberships.id })
      .from(memberships)
      .where(and(eq(memberships.userId, to.id), eq(memberships.promoterId, promoter.id))),
  );
  return api.call(updateUser, { params: { membershipId: row?.id ?? 0 }, body }, { as: owner });
}

describe('a token of a user', () => {
  it('is shown once, stored as a hash, and listed to its user alone', async () => {
    const { status, body } = await create({}, admin, 'once');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Export',
      permissions: ['promoter:write'],
      expiresAt: after(30 * 86_400_000).toISOString(),
    });
    const again = await create({}, admin, 'once');
    expect([again.body.apiTokenId, again.body.token]).toEqual([body.apiTokenId, undefined]);
    const [row] = await runAsSystem(api.database, (db) =>
      db.select().from(apiKeys).where(eq(apiKeys.id, body.apiTokenId)),
    );
    expect(JSON.stringify(row)).not.toContain(String(body.token).slice(-20));
    const { token: _, ...listed } = body;
    expect((await list()).body.items).toEqual([listed]);
    expect((await list(owner)).body.items).toEqual([]);
    expect((await revoke(body.apiTokenId, owner)).status).toBe(404);
    const keys = await api.call(keyCalls.listApiKeys, { query: {} }, { as: owner });
    expect(keys.body.items).toEqual([]);
    const asKey = { params: { apiKeyId: body.apiTokenId } };
    expect((await api.call(keyCalls.revokeApiKey, asKey, { as: owner })).status).toBe(404);
  });

  it.each<[Body, string]>([
    [{ name: ' ' }, 'name'],
    [{ permissions: [] }, 'permissions'],
    [{ permissions: ['channel:sell' as 'show:read'] }, 'permissions.0'],
    [{ days: 0 }, 'days'],
    [{ days: 367 }, 'days'],
  ])('refuses %o naming %s', async (body, field) => {
    const { status, problem } = await create(body);
    expect([status, problem.code, problem.fieldErrors?.[0]?.field]).toEqual([400, 'INVALID', field]);
  });

  it('may do what was chosen and nothing else, and tells when it was used', async () => {
    const token = await newToken();
    expect((await rename(token)).status).toBe(200);
    expect((await features(token)).body.permissions).toEqual(['promoter:write']);
    const keys = await api.call(keyCalls.listApiKeys, { query: {} }, { as: token });
    expect(keys.problem.details).toEqual({ permission: 'apikey:manage' });
    await expect
      .poll(async () => (await list()).body.items[0]?.lastUsedAt, { timeout: 10_000 })
      .toBe(NOW.toISOString());
  });

  it('is given nothing that its user lacks, and keeps nothing that its user loses', async () => {
    expect((await create({ permissions: ['customer:erase'] })).problem.details).toEqual({
      permission: 'customer:erase',
    });
    const token = await newToken();
    expect((await rename(token)).status).toBe(200);
    await give(admin, { role: 'auditor' });
    expect((await rename(token)).problem.details).toEqual({ permission: 'promoter:write' });
    api.setNow(after(10_000));
    expect((await features(token)).body.permissions).toEqual([]);
    await give(admin, { isActive: false });
    expect((await rename(token)).status).toBe(403);
    api.setNow(after(20_000));
    expect((await features(token)).problem.code).toBe('UNAUTHENTICATED');
  });

  it('makes no other token, and does nothing that is the own of its user', async () => {
    const token = await newToken();
    const refused = { code: 'FORBIDDEN', details: { isToken: true } };
    expect((await create({}, token)).problem).toMatchObject(refused);
    expect((await list(token)).problem).toMatchObject(refused);
    expect((await revoke(token.apiTokenId, token)).problem).toMatchObject(refused);
  });

  it('ends on its day', async () => {
    const token = await newToken({ days: 1 });
    expect((await rename(token)).status).toBe(200);
    api.setNow(after(86_400_000));
    expect((await rename(token)).problem.code).toBe('UNAUTHENTICATED');
    expect((await features(token)).problem.code).toBe('UNAUTHENTICATED');
  });

  it('is revoked: writes are refused at once, reads after ten seconds', async () => {
    const token = await newToken();
    expect((await rename(token)).status).toBe(200);
    expect((await revoke(token.apiTokenId)).body.revokedAt).toBe(NOW.toISOString());
    expect((await rename(token)).problem.code).toBe('UNAUTHENTICATED');
    api.setNow(after(10_000));
    expect((await features(token)).problem.code).toBe('UNAUTHENTICATED');
    expect((await revoke(token.apiTokenId)).problem.code).toBe('STATUS_CHANGE_REFUSED');
  });

  it('is of one promoter', async () => {
    const elsewhere = await api.createPromoter();
    expect((await create({ promoterCode: elsewhere.code })).status).toBe(404);
  });
});
