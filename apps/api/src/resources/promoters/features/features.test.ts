import { getFeatures } from '@parterre/contract/calls/features';
import { FEATURE_AREAS, REPORT_KINDS } from '@parterre/contract/features';
import { PERMISSIONS, ROLE_PERMISSIONS, ROLES } from '@parterre/contract/wire/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberships } from '#db/schema/ground/users.ts';
import { runAsSystem } from '#db/system.ts';
import { startTestApi, type TestApi, type TestPromoter } from '#test/support/test-api.ts';

let api: TestApi;
let promoter: TestPromoter;

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
});
afterAll(() => api.close());

describe('features', () => {
  it('are all of them for an owner, each once', async () => {
    const owner = await api.createUser(promoter, 'owner');
    const { status, body } = await api.call(getFeatures, {}, { as: owner });
    expect(status).toBe(200);
    expect(body.items.map((item) => item.id)).toEqual([...FEATURE_AREAS, ...REPORT_KINDS]);
    expect(body.permissions).toEqual(PERMISSIONS.filter((permission) => permission !== 'channel:sell'));
    expect(body.mode).toBe('app');
  });

  it.each(ROLES)('name exactly the permissions of the role %s', async (role) => {
    const { body } = await api.call(getFeatures, {}, { as: await api.createUser(promoter, role) });
    expect([...body.permissions].sort()).toEqual([...ROLE_PERMISSIONS[role]].sort());
  });

  it.each([
    ['seating-manager', ['seat-manager', 'events-list', 'reporting']],
    ['box-office', ['seat-manager', 'events-list', 'reporting', 'order-management', 'guest-list']],
    ['reports-only', ['events-list', 'reporting', 'Sales', 'Instalments']],
    ['partner', ['events-list', 'reporting']],
  ] as const)('show a %s their areas and report kinds only', async (role, ids) => {
    const { body } = await api.call(getFeatures, {}, { as: await api.createUser(promoter, role) });
    expect(body.items.map((item) => item.id)).toEqual(ids);
  });

  it('are a union over the promoters of the caller, or those at one of them', async () => {
    const other = await api.createPromoter();
    const user = await api.createUser(promoter, 'partner');
    await runAsSystem(api.database, (db) =>
      db.insert(memberships).values({ promoterId: other.id, userId: user.id, role: 'finance', scopeIds: [] }),
    );
    const permissionsAt = async (query: object) =>
      (await api.call(getFeatures, { query }, { as: user })).body.permissions;
    expect(await permissionsAt({})).toContain('finance:read');
    expect(await permissionsAt({ promoterCode: other.code })).toContain('finance:read');
    expect(await permissionsAt({ promoterCode: promoter.code })).toEqual(['show:read', 'report:seats']);
  });

  it('are unknown at a promoter of somebody else, and refuse a code that cannot be', async () => {
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    const ask = (promoterCode: string) => api.call(getFeatures, { query: { promoterCode } }, { as: stranger });
    expect((await ask(promoter.code)).status).toBe(404);
    const refused = await ask('?');
    expect([refused.problem.code, refused.problem.fieldErrors?.[0]?.field]).toEqual(['INVALID', 'promoterCode']);
  });
});
