import { getFeatures } from '@parterre/contract/calls/features';
import * as invitationCalls from '@parterre/contract/calls/invitations';
import { listPromoters, updatePromoter } from '@parterre/contract/calls/promoters';
import * as calls from '@parterre/contract/calls/roles';
import { listShows } from '@parterre/contract/calls/shows';
import { updateUser } from '@parterre/contract/calls/users';
import { LOOK_AS_HEADER } from '@parterre/contract/choices/access-choices';
import type { LookAs } from '@parterre/contract/roles';
import type { CallArguments } from '@parterre/contract/wire/call';
import { ROLE_PERMISSIONS, ROLES, type UserPermission } from '@parterre/contract/wire/permissions';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { memberships } from '#db/schema/ground/users.ts';
import { roles } from '#db/schema/promoters/roles.ts';
import { runAsSystem } from '#db/system.ts';
import { insertShow } from '#test/scenes/insert-show.ts';
import { insertVenue } from '#test/scenes/insert-venue.ts';
import {
  type CallOptions,
  startTestApi,
  type TestApi,
  type TestPromoter,
  type TestUser,
} from '#test/support/test-api.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const LATER = new Date(NOW.getTime() + 10_000);
let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let admin: TestUser;
let clerk: TestUser;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.setNow(NOW);
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  admin = await api.createUser(promoter, 'promoter-admin');
  clerk = await api.createUser(promoter, 'box-office');
});

type Body = Partial<CallArguments<typeof calls.createRole>['body']>;
const create = (body: Body, as = owner) =>
  api.call(
    calls.createRole,
    { body: { promoterCode: promoter.code, name: 'Door', permissions: ['show:read'], ...body } },
    { as },
  );
const update = (
  roleId: number,
  body: CallArguments<typeof calls.updateRole>['body'],
  options: Partial<CallOptions> = {},
) => api.call(calls.updateRole, { params: { roleId }, body }, { as: owner, ...options });
const remove = (roleId: number, as = owner) => api.call(calls.removeRole, { params: { roleId } }, { as });
const list = (as = owner) => api.call(calls.listRoles, { query: { promoterCode: promoter.code } }, { as });

const newRole = async (permissions: UserPermission[], name = 'Door') =>
  (await create({ name, permissions })).body.roleId;

async function idOf({ id }: TestUser): Promise<number> {
  const [row] = await runAsSystem(api.database, (db) =>
    db
      .select({ id: memberships.id })
      .from(memberships)
      .where(and(eq(memberships.userId, id), eq(memberships.promoterId, promoter.id))),
  );
  return row?.id ?? 0;
}
type Given = CallArguments<typeof updateUser>['body'];
const give = async (to: TestUser, body: Given, as = owner) =>
  api.call(updateUser, { params: { membershipId: await idOf(to) }, body }, { as });
const rename = (as: TestUser) =>
  api.call(updatePromoter, { params: { code: promoter.code }, body: { name: 'Renamed' } }, { as });
const readShows = (as: TestUser) => api.call(listShows, { query: { promoterCode: promoter.code } }, { as });

describe('a role of the promoter', () => {
  it('is made, listed by name, changed, written down and removed', async () => {
    const { status, body } = await create({
      name: 'Front of house',
      description: 'Stewards',
      permissions: ['guestlist:read', 'show:read'],
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      roleId: expect.any(Number),
      promoterCode: promoter.code,
      name: 'Front of house',
      description: 'Stewards',
      permissions: ['show:read', 'guestlist:read'],
      scopes: ['promoter', 'venue', 'partner-site'],
      users: 0,
      invitations: 0,
      updatedAt: NOW.toISOString(),
      revision: 1,
    });
    await create({ name: 'doors' });
    expect((await list()).body.items.map(({ name }) => name)).toEqual(['doors', 'Front of house']);
    const { roleId } = body;
    expect((await api.call(calls.getRole, { params: { roleId } }, { as: owner })).body).toEqual(body);
    const changed = await update(roleId, { permissions: ['finance:read'] }, { revision: 1 });
    expect(changed.body).toMatchObject({ permissions: ['finance:read'], scopes: ['promoter'], revision: 2 });
    expect((await update(roleId, { name: 'Late' }, { revision: 1 })).problem.code).toBe('STALE');
    expect((await remove(roleId)).status).toBe(204);
    const entries = await runAsSystem(api.database, (db) =>
      db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.objectId, String(roleId))),
    );
    expect(entries.map(({ action }) => action).sort()).toEqual(['role.create', 'role.remove', 'role.update']);
    expect((await remove(roleId)).status).toBe(404);
  });

  it.each<[Body, string, string]>([
    [{ permissions: [] }, 'permissions', 'required'],
    [{ permissions: ['show:read', 'show:read'] }, 'permissions', 'twice'],
    [{ permissions: ['channel:sell' as 'show:read'] }, 'permissions.0', 'choice'],
    [{ name: ' ' }, 'name', 'required'],
    [{ description: 'x'.repeat(201) }, 'description', 'maxLength'],
  ])('refuses %o naming %s', async (body, field, code) => {
    const { status, problem } = await create(body);
    expect([status, problem.fieldErrors?.[0]]).toMatchObject([400, { field, code }]);
  });

  it('has a name of its own', async () => {
    const roleId = await newRole(['show:read'], 'Türsteher');
    expect((await create({ name: 'tursteher' })).problem).toMatchObject({
      code: 'NAME_TAKEN',
      fieldErrors: [{ field: 'name', code: 'roleNameTaken' }],
    });
    expect((await update(roleId, { name: 'Türsteher!' })).status).toBe(200);
    await create({ name: 'Other' });
    expect((await update(roleId, { name: 'OTHER' })).problem.code).toBe('NAME_TAKEN');
  });

  it('is one of a hundred at most', async () => {
    const role = { promoterId: promoter.id, description: '', permissions: ['show:read' as const], updatedAt: NOW };
    const all = Array.from({ length: 100 }, (_, at) => ({ ...role, id: at + 1, name: `${at}`, nameKey: `${at}` }));
    await runAsSystem(api.database, (db) => db.insert(roles).values(all));
    expect((await create({})).problem.details).toEqual({ reason: 'too-many-roles', most: 100 });
  });

  it('permits what it says and nothing else, at once for writes, after ten seconds for reads', async () => {
    const roleId = await newRole(['show:read', 'promoter:write']);
    const { body } = await give(clerk, { role: 'custom', roleId });
    expect(body).toMatchObject({ role: 'custom', customRole: { roleId, name: 'Door' } });
    api.setNow(LATER);
    const features = await api.call(getFeatures, { query: { promoterCode: promoter.code } }, { as: clerk });
    expect(features.body.permissions).toEqual(['show:read', 'promoter:write']);
    expect((await rename(clerk)).status).toBe(200);
    await update(roleId, { permissions: ['report:sales'] });
    expect((await rename(clerk)).problem.details).toEqual({ permission: 'promoter:write' });
    api.setNow(new Date(LATER.getTime() + 10_000));
    expect((await readShows(clerk)).problem.details).toEqual({ permission: 'show:read' });
  });

  it('goes nowhere while somebody has it or is invited with it', async () => {
    const roleId = await newRole(['show:read']);
    await give(clerk, { role: 'custom', roleId });
    const body = { promoterCode: promoter.code, email: 'new@example.test', role: 'custom' as const, roleId };
    const invited = await api.call(invitationCalls.createInvitation, { body }, { as: owner });
    expect(invited.body).toMatchObject({ role: 'custom', customRole: { name: 'Door' } });
    expect((await remove(roleId)).problem).toMatchObject({ code: 'IN_USE', details: { users: 1, invitations: 1 } });
    await give(clerk, { role: 'auditor' });
    const { invitationId } = invited.body;
    await api.call(invitationCalls.withdrawInvitation, { params: { invitationId } }, { as: owner });
    expect((await remove(roleId)).status).toBe(204);
    const query = { promoterCode: promoter.code, includeClosed: true };
    const closed = await api.call(invitationCalls.listInvitations, { query }, { as: owner });
    expect(closed.body.items).toMatchObject([{ role: 'custom', customRole: null }]);
  });

  it('is given for a part where each of its permissions can be', async () => {
    const { venueId } = await insertVenue(api, promoter, { plans: [] });
    const whole = await newRole(['show:read', 'finance:read'], 'Money');
    const atVenue = { role: 'custom' as const, scope: 'venue' as const, placeIds: [venueId] };
    expect((await give(clerk, { ...atVenue, roleId: whole })).problem.fieldErrors).toMatchObject([
      { field: 'scope', code: 'notFitting' },
    ]);
    const roleId = await newRole(['show:read', 'seat:write']);
    expect((await give(clerk, { ...atVenue, roleId })).status).toBe(200);
    expect((await update(roleId, { permissions: ['show:read', 'finance:read'] })).problem.details).toEqual({
      reason: 'role-given-for-part',
      permission: 'finance:read',
    });
    expect((await update(roleId, { permissions: ['show:read', 'hold:write'] })).status).toBe(200);
  });

  it.each<[Given, string, string]>([
    [{ role: 'custom' }, 'roleId', 'required'],
    [{ role: 'auditor', roleId: 4711 }, 'roleId', 'notFitting'],
    [{ role: 'custom', roleId: 4711 }, 'roleId', 'unknown'],
  ])('is refused as %o naming %s', async (body, field, code) => {
    expect((await give(clerk, body)).problem.fieldErrors).toMatchObject([{ field, code }]);
  });

  it('of another promoter is unknown', async () => {
    const elsewhere = await api.createPromoter();
    const stranger = await api.createUser(elsewhere, 'owner');
    const roleId = await newRole(['show:read']);
    const body = { promoterCode: elsewhere.code, email: 'x@example.test', role: 'custom' as const, roleId };
    const invited = await api.call(invitationCalls.createInvitation, { body }, { as: stranger });
    expect(invited.problem.fieldErrors).toMatchObject([{ field: 'roleId', code: 'unknown' }]);
    expect((await update(roleId, { name: 'Mine' }, { as: stranger })).status).toBe(404);
    expect((await remove(roleId, stranger)).status).toBe(404);
  });
});

describe('what somebody lacks', () => {
  const lacks = (permission: string) => ({ code: 'FORBIDDEN', details: { permission } });

  it('they neither put into a role nor take out of one, and give nobody', async () => {
    expect((await create({ permissions: ['customer:erase'] }, admin)).problem).toMatchObject(lacks('customer:erase'));
    const roleId = await newRole(['show:read', 'apikey:manage']);
    expect((await update(roleId, { permissions: ['show:read'] }, { as: admin })).problem).toMatchObject(
      lacks('apikey:manage'),
    );
    expect((await remove(roleId, admin)).problem).toMatchObject(lacks('apikey:manage'));
    expect((await give(clerk, { role: 'custom', roleId }, admin)).problem).toMatchObject(lacks('apikey:manage'));
    await give(clerk, { role: 'custom', roleId });
    expect((await give(clerk, { role: 'auditor' }, admin)).problem).toMatchObject(lacks('apikey:manage'));
    const small = await newRole(['show:read'], 'Small');
    expect((await update(small, { permissions: ['customer:erase'] }, { as: admin })).problem).toMatchObject(
      lacks('customer:erase'),
    );
  });

  it('they do not give any more from the moment they have lost it', async () => {
    const second = await api.createUser(promoter, 'owner');
    expect((await create({ name: 'Before' }, second)).status).toBe(201);
    await give(second, { role: 'promoter-admin' });
    expect((await create({ permissions: ['customer:erase'] }, second)).problem).toMatchObject(lacks('customer:erase'));
    expect((await give(clerk, { role: 'owner' }, second)).problem).toMatchObject(lacks('customer:erase'));
  });
});

describe('who looks as somebody else', () => {
  const asWhom = (more: Partial<LookAs> = {}): Partial<CallOptions> => ({
    headers: {
      [LOOK_AS_HEADER]: JSON.stringify({
        promoterId: promoter.id,
        permissions: ['show:read'],
        scope: 'promoter',
        placeIds: [],
        ...more,
      }),
    },
  });
  const featuresOf = (as: TestUser, options: Partial<CallOptions>) =>
    api.call(getFeatures, { query: {} }, { as, ...options });

  it.each(ROLES)('sees exactly what a %s is permitted', async (role) => {
    const permissions = [...ROLE_PERMISSIONS[role]] as UserPermission[];
    const seen = await featuresOf(owner, asWhom({ permissions }));
    const held = await featuresOf(await api.createUser(promoter, role), {});
    expect(seen.body).toEqual(held.body);
  });

  it('sees figures, events and promoters as the other would', async () => {
    const { showCode } = await insertShow(api, promoter);
    const other = await api.createPromoter();
    await runAsSystem(api.database, (db) =>
      db.insert(memberships).values({ promoterId: other.id, userId: owner.id, role: 'owner', scopeIds: [] }),
    );
    const shows = (options: Partial<CallOptions>) => api.call(listShows, { query: {} }, { as: owner, ...options });
    api.setNow(LATER);
    expect((await shows(asWhom())).body.items).toMatchObject([{ showCode, sales: { grossMinor: null } }]);
    expect((await shows(asWhom({ scope: 'venue', placeIds: [4711] }))).body.items).toEqual([]);
    const promoters = await api.call(listPromoters, {}, { as: owner, ...asWhom() });
    expect(promoters.body.items.map(({ code }) => code)).toEqual([promoter.code]);
    expect((await shows(asWhom({ permissions: ['order:read'] }))).problem.details).toEqual({ permission: 'show:read' });
  });

  it('sees nothing of what is switched off for the other', async () => {
    const options = asWhom({
      permissions: ['show:read', 'order:read'],
      closedFeatures: ['events-list', 'order-management'],
    });
    const { body } = await featuresOf(owner, options);
    expect([body.permissions, body.closed]).toEqual([['show:read'], ['events-list', 'order-management']]);
    const refused = await api.call(listShows, { query: {} }, { as: owner, ...options });
    expect(refused.problem.details).toEqual({ permission: 'show:read', feature: 'events-list' });
  });

  it('gains nothing by it', async () => {
    const seen = await featuresOf(clerk, asWhom({ permissions: ['show:read', 'finance:read', 'user:manage'] }));
    expect(seen.body.permissions).toEqual(['show:read']);
    const elsewhere = await api.createPromoter();
    expect((await featuresOf(owner, asWhom({ promoterId: elsewhere.id }))).status).toBe(404);
    const narrow = await api.createUser(promoter, 'event-manager', { scope: 'venue', scopeIds: [1] });
    expect((await featuresOf(narrow, asWhom())).status).toBe(403);
  });

  it('changes nothing', async () => {
    const refused = { code: 'FORBIDDEN', details: { isLooking: true } };
    const permissions = [...ROLE_PERMISSIONS.owner] as UserPermission[];
    const args = { params: { code: promoter.code }, body: { name: 'Renamed' } };
    expect((await api.call(updatePromoter, args, { as: owner, ...asWhom({ permissions }) })).problem).toMatchObject(
      refused,
    );
  });

  it.each([
    '',
    '{',
    '[]',
    '{"promoterId":1}',
    JSON.stringify({ promoterId: 1, permissions: ['*'], scope: 'promoter' }),
  ])('is refused with %j for a header', async (header) => {
    const { status, problem } = await featuresOf(owner, { headers: { [LOOK_AS_HEADER]: header } });
    expect([status, problem.fieldErrors?.[0]?.field]).toEqual([400, LOOK_AS_HEADER]);
  });
});
