import { LOOK_AS_HEADER } from '@parterre/contract/choices/access-choices';
import type { Role } from '@parterre/contract/roles';
import { ROLE_PERMISSIONS, ROLES as STANDARD_ROLES } from '@parterre/contract/wire/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepLooking, readLooking } from '#api/device/look-as.ts';
import { allBut, answerByPath } from '#test/answer-by-path.ts';
import { exportCsv } from '#test/export-csv.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { keepThing } from '#test/stored-thing.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { LookAsDrawer } from './look-as-drawer.tsx';
import { NewRoleDrawer } from './new-role-drawer.tsx';
import { RoleDrawer } from './role-drawer.tsx';
import { RolesPage } from './roles-page.tsx';

const ROLES = 'GET /api/backstage/roles';
const DOOR: Role = {
  roleId: 31,
  promoterCode: 'harbour-hall',
  name: 'Door',
  description: 'Stewards at the doors',
  permissions: ['show:read', 'guestlist:read'],
  scopes: ['promoter', 'venue', 'partner-site'],
  users: 2,
  invitations: 1,
  updatedAt: '2026-11-20T10:00:00.000Z',
  revision: 3,
};
const SPARE: Role = { ...DOOR, roleId: 32, name: 'Spare', description: '', users: 0, invitations: 0 };

const assign = vi.fn();
beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  assign.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  keepLooking(null);
});

const listOf = (items: readonly Role[]) => ({
  items,
  totalPages: 1,
  totalItems: items.length,
  totalKind: 'exact' as const,
});

async function open(path = '', answers: Parameters<typeof answerByPath>[0] = {}) {
  const seen = startFakeServer(
    answerByPath({
      [ROLES]: listOf([DOOR, SPARE]),
      'GET /api/backstage/roles/31': DOOR,
      'GET /api/backstage/roles/32': SPARE,
      'GET /api/configuration/venues': {
        items: [{ venueId: 5, name: 'Harbour Hall', town: 'Leith' }],
        totalPages: 1,
        totalItems: 1,
        totalKind: 'exact',
      },
      ...answers,
    }),
  );
  const element = (
    <FeaturesGate>
      <RolesPage />
      <Notices closeLabel="Close" />
    </FeaturesGate>
  );
  const children = [
    { path: 'new', Component: NewRoleDrawer },
    { path: 'look-as', Component: LookAsDrawer },
    { path: ':roleId', Component: RoleDrawer },
  ];
  const router = createMemoryRouter([{ path: '/users/roles', element, children }], {
    initialEntries: [`/users/roles${path}`],
  });
  await renderWithConsole(<RouterProvider router={router} />, {});
  await screen.findByRole('heading', { level: 1, hidden: true });
  const sent = (method: string) => seen.filter((request) => request.method === method);
  return { seen, sent, router, user: userEvent.setup({ delay: null }) };
}

describe('the roles of a promoter', () => {
  test('are listed with their permissions and users, above the built-in roles', async () => {
    await open();
    const row = (await screen.findByRole('link', { name: 'Door' })).closest('tr');
    if (!row) throw new Error('no row');
    for (const words of ['Stewards at the doors', '2', '2 users, 1 invitation'])
      expect(within(row).getByText(words)).toBeInTheDocument();
    expect(await screen.findByText('Nobody')).toBeInTheDocument();
    expect(await screen.findByText('Box office')).toBeInTheDocument();
    expect(await exportCsv(screen.getByRole('button', { name: 'Export 2' }))).toEqual([
      'Role,Whom it is for,Permissions,Given to',
      'Door,Stewards at the doors,"See events, See guest lists","2 users, 1 invitation"',
      'Spare,,"See events, See guest lists",Nobody',
    ]);
    const [, owner] = await exportCsv(screen.getByRole('button', { name: `Export ${STANDARD_ROLES.length}` }));
    expect(owner).toMatch(/^Owner,/);
    expect(owner).toContain('See guest lists');
  });

  test('are empty at first', async () => {
    await open('', { [ROLES]: listOf([]) });
    expect(await screen.findByText('No roles of your own yet')).toBeInTheDocument();
  });

  test('say what could not be read', async () => {
    await open('', { [ROLES]: () => problem('UNAVAILABLE') });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  test('are closed to those who may not manage users', async () => {
    await open('', allBut('user:manage'));
    expect(await screen.findByText('You cannot manage users')).toBeInTheDocument();
  });

  test('open no drawer for those who may not manage users', async () => {
    const { seen } = await open('/31', allBut('user:manage'));
    expect(await screen.findByText('You cannot manage users')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(seen.some(({ url }) => url.endsWith('/roles/31'))).toBe(false);
  });
});

describe('a new role', () => {
  test('is made of what was ticked', async () => {
    const { sent, user } = await open('/new', { 'POST /api/backstage/roles': () => json(SPARE, 201) });
    await user.type(await screen.findByLabelText('Name'), 'Spare');
    await user.click(await screen.findByLabelText('See guest lists'));
    await user.click(await screen.findByText('Create role', { selector: '[role=dialog] button' }));
    expect(await screen.findByText('The role Spare is created')).toBeInTheDocument();
    expect(JSON.parse(String(sent('POST')[0]?.body))).toEqual({
      promoterCode: 'harbour-hall',
      name: 'Spare',
      description: '',
      permissions: ['show:read', 'guestlist:read'],
    });
  });

  test('begins as a copy of one that comes with the product', async () => {
    await open('/new?from=reports-only');
    expect(await screen.findByDisplayValue('Reports only (copy)')).toBeInTheDocument();
    const count = ROLE_PERMISSIONS['reports-only'].length;
    expect(document.querySelectorAll('input:checked')).toHaveLength(count);
  });

  test('cannot be given what the reader lacks, and needs a permission', async () => {
    const { user, sent } = await open('/new', allBut('customer:erase'));
    expect(await screen.findByLabelText('Erase customers')).toBeDisabled();
    await user.type(await screen.findByLabelText('Name'), 'Nothing');
    await user.click(await screen.findByLabelText('See events'));
    await user.click(await screen.findByText('Create role', { selector: '[role=dialog] button' }));
    expect(await screen.findByText('This field is required')).toBeInTheDocument();
    expect(sent('POST')).toHaveLength(0);
  });

  test('with a name that is taken is refused at the name', async () => {
    const { user } = await open('/new', {
      'POST /api/backstage/roles': () =>
        problem('NAME_TAKEN', { fieldErrors: [{ field: 'name', code: 'roleNameTaken', message: '' }] }),
    });
    await user.type(await screen.findByLabelText('Name'), 'Door');
    await user.click(await screen.findByText('Create role', { selector: '[role=dialog] button' }));
    expect(await screen.findByText('Another role has this name')).toBeInTheDocument();
  });
});

describe('one role', () => {
  test('is changed for all who have it', async () => {
    const { sent, user } = await open('/31', { 'PATCH /api/backstage/roles/31': () => json({ ...DOOR, revision: 4 }) });
    expect(await screen.findByText('Takes effect at once for 2 users.')).toBeInTheDocument();
    await user.click(await screen.findByLabelText('Keep guest lists and issue their tickets'));
    await user.click(await screen.findByRole('button', { name: 'Save role' }));
    await waitFor(() => expect(sent('PATCH')).toHaveLength(1));
    expect(JSON.parse(String(sent('PATCH')[0]?.body))).toEqual({
      permissions: ['show:read', 'guestlist:read', 'guestlist:write'],
    });
  });

  test('keeps what somebody else wrote of it, and shows by name what both permit', async () => {
    const role = keepThing(DOOR);
    const { user } = await open('/31', {
      'GET /api/backstage/roles/31': role.one,
      'PATCH /api/backstage/roles/31': role.write,
    });
    await user.click(await screen.findByLabelText('Keep guest lists and issue their tickets'));
    role.changeElsewhere({ description: 'Stewards', permissions: ['show:read'] });
    await user.click(await screen.findByRole('button', { name: 'Save role' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
    const mine = 'See events, See guest lists, Keep guest lists and issue their tickets';
    expect(within(dialog).getByRole('row', { name: `What it may do ${mine} See events` })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
    await waitFor(() =>
      expect(role.now()).toMatchObject({
        description: 'Stewards',
        permissions: ['show:read', 'guestlist:read', 'guestlist:write'],
      }),
    );
  });

  test('that permits more than the reader has is read-only', async () => {
    await open('/31', allBut('guestlist:read'));
    expect(await screen.findByText(/^This role may do more than you/)).toBeInTheDocument();
    expect(await screen.findByLabelText('See events')).toBeDisabled();
  });

  test('is deleted where nobody has it', async () => {
    const { user, sent } = await open('/32', {
      'DELETE /api/backstage/roles/32': () => new Response(null, { status: 204 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete role' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete the role Spare?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete role' }));
    expect(await screen.findByText('The role Spare is deleted')).toBeInTheDocument();
    expect(sent('DELETE')).toHaveLength(1);
  });

  test('stays while somebody has it', async () => {
    await open('/31');
    expect(await screen.findByRole('button', { name: 'Delete role' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('looking as somebody else', () => {
  test('begins with what the role permits, over the venues that were chosen', async () => {
    vi.stubGlobal('location', { ...window.location, assign });
    const { user } = await open('/look-as?role=venue-operator');
    await user.click(await screen.findByLabelText('Harbour Hall, Leith'));
    await user.click(await screen.findByText('Look', { selector: '[role=dialog] button' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/shows'));
    expect(readLooking()).toEqual({
      name: 'Venue operator',
      as: { promoterId: 7, permissions: ROLE_PERMISSIONS['venue-operator'], scope: 'venue', placeIds: [5] },
    });
  });

  test('is sent to the server with every call of this tab', async () => {
    const as = { promoterId: 7, permissions: ['user:manage' as const], scope: 'promoter' as const, placeIds: [] };
    keepLooking({ name: 'Door', as });
    const { seen } = await open();
    await screen.findByRole('link', { name: 'Door' });
    expect(seen.map(({ headers }) => headers.get(LOOK_AS_HEADER))).toEqual(seen.map(() => JSON.stringify(as)));
  });
});
