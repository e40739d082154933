import type { AccessRequest } from '@parterre/contract/access-requests';
import type { Invitation } from '@parterre/contract/invitations';
import type { User } from '@parterre/contract/users';
import { GIVEN_ROLES, PERMISSIONS, ROLE_PERMISSIONS, type StandardRole } from '@parterre/contract/wire/permissions';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepLooking, readLooking } from '#api/device/look-as.ts';
import german from '#i18n/de/features/promoters/users.json';
import germanPermissions from '#i18n/de/permissions.json';
import english from '#i18n/en-GB/features/promoters/users.json';
import permissions from '#i18n/en-GB/permissions.json';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { keepThing } from '#test/stored-thing.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { InviteDrawer } from './drawer/invite-drawer.tsx';
import { UserDrawer } from './drawer/user-drawer.tsx';
import { UsersPage } from './page/users-page.tsx';

const USERS = 'GET /api/backstage/users';
const INVITATIONS = 'GET /api/backstage/invitations';
const BEN: User = {
  membershipId: 11,
  promoterCode: 'harbour-hall',
  name: 'Ben Oduya',
  email: 'ben@example.test',
  role: 'box-office',
  customRole: null,
  scope: 'promoter',
  places: [],
  grantedPermissions: [],
  closedFeatures: [],
  deactivatedAt: null,
  lastSeenAt: '2026-11-20T11:59:00.000Z',
  openSessions: 2,
  openTokens: 0,
  hasSecondFactor: true,
  passkeyCount: 0,
  isSelf: false,
  revision: 3,
};
const OLGA: User = { ...BEN, membershipId: 12, name: 'Olga Owner', email: 'olga@example.test', role: 'owner' };
const PAUL: User = {
  ...BEN,
  membershipId: 13,
  name: 'Paul Tanaka',
  role: 'partner',
  scope: 'partner-site',
  places: [{ id: 4, name: 'North' }],
  deactivatedAt: '2026-11-02T10:00:00.000Z',
  lastSeenAt: null,
  openSessions: 0,
};
const INVITED: Invitation = {
  invitationId: 21,
  promoterCode: 'harbour-hall',
  email: 'new@example.test',
  role: 'finance',
  customRole: null,
  scope: 'promoter',
  places: [],
  language: 'en-GB',
  state: 'OPEN',
  invitedBy: 'Olga Owner',
  sentAt: '2026-11-20T11:00:00.000Z',
  expiresAt: '2026-11-23T11:00:00.000Z',
  revision: 1,
};

beforeEach(() => void vi.stubGlobal('innerWidth', 1440));
afterEach(() => void vi.unstubAllGlobals());

const listOf = <Item,>(items: readonly Item[]) => ({
  items,
  totalPages: 1,
  totalItems: items.length,
  totalKind: 'exact' as const,
});

interface Opened {
  path?: string;
  answers?: Parameters<typeof answerByPath>[0];
  as?: StandardRole;
}

async function open({ path = '', answers = {}, as = 'owner' }: Opened) {
  const seen = startFakeServer(
    answerByPath({
      'GET /api/main/features': { items: [], permissions: [...ROLE_PERMISSIONS[as]], mode: 'app' },
      'GET /api/main/regions': { items: [{ id: 4, name: 'North', partnerSiteId: 'north' }] },
      'GET /api/backstage/users/11': BEN,
      'GET /api/backstage/users/12': OLGA,
      'GET /api/backstage/access-requests': listOf([]),
      'GET /api/backstage/roles': listOf([]),
      [USERS]: listOf([BEN, OLGA, PAUL]),
      [INVITATIONS]: listOf([INVITED]),
      ...answers,
    }),
  );
  const element = (
    <FeaturesGate>
      <UsersPage />
      <Notices closeLabel="Close" />
    </FeaturesGate>
  );
  const children = [
    { path: 'invite', Component: InviteDrawer },
    { path: ':membershipId', Component: UserDrawer },
  ];
  const router = createMemoryRouter([{ path: '/users', element, children }], { initialEntries: [`/users${path}`] });
  await renderWithConsole(<RouterProvider router={router} />, {});
  await screen.findByRole('heading', { level: 1, hidden: true });
  const sent = (method: string) => seen.filter((request) => request.method === method);
  return { seen, sent, router, user: userEvent.setup({ delay: null }) };
}

const rowOf = async (name: string) => {
  const found = (await screen.findByText(name)).closest<HTMLElement>('tr,li');
  if (!found) throw new Error(`no row of ${name}`);
  return found;
};

describe('the users of a promoter', () => {
  test('are listed with their role and when they were last seen', async () => {
    await open({});
    const ben = await rowOf('Ben Oduya');
    for (const words of ['ben@example.test', 'Box office', 'Whole promoter', '20/11/2026, 11:59', 'Active'])
      expect(within(ben).getByText(words)).toBeInTheDocument();
    const paul = await rowOf('Paul Tanaka');
    for (const words of ['Partner', 'North', 'Never', 'Deactivated'])
      expect(within(paul).getByText(words)).toBeInTheDocument();
  });

  test('say who has no second factor yet where the promoter demands one', async () => {
    const promoter = { id: 7, code: 'harbour-hall', name: 'Hall', cultures: ['en-GB'], demandsSecondFactor: true };
    const late = { ...OLGA, hasSecondFactor: false };
    await open({ answers: { 'GET /api/main/promoters': { items: [promoter] }, [USERS]: listOf([BEN, late, PAUL]) } });
    expect(within(await rowOf('olga@example.test')).getByText('No two-factor yet')).toBeInTheDocument();
    expect(screen.getAllByText('No two-factor yet')).toHaveLength(1);
  });

  test('do not lack a second factor with a passkey, which the list shows', async () => {
    const promoter = { id: 7, code: 'harbour-hall', name: 'Hall', cultures: ['en-GB'], demandsSecondFactor: true };
    const keyed = { ...OLGA, hasSecondFactor: false, passkeyCount: 1 };
    await open({ answers: { 'GET /api/main/promoters': { items: [promoter] }, [USERS]: listOf([BEN, keyed, PAUL]) } });
    expect(within(await rowOf('olga@example.test')).getByText('Passkey')).toBeInTheDocument();
    expect(screen.queryByText('No two-factor yet')).toBeNull();
    expect(screen.getAllByText('Passkey')).toHaveLength(1);
  });

  test('and who are invited stand with promoter, partner site and time zone where all promoters are shown', async () => {
    const promoter = { cultures: ['en-GB'], defaultCulture: 'en-GB', timeZone: 'Europe/London' };
    const items = ['harbour-hall', 'kulturwerk'].map((code, at) => ({
      id: at + 7,
      code,
      name: `At ${code}`,
      ...promoter,
    }));
    const invited: Invitation = {
      ...INVITED,
      promoterCode: 'kulturwerk',
      role: 'partner',
      scope: 'partner-site',
      places: [{ id: 4, name: 'North' }],
    };
    const answers = { 'GET /api/main/promoters': { items }, [INVITATIONS]: listOf([invited]) };
    const { user } = await open({ answers });
    const ben = within(await rowOf('Ben Oduya'));
    expect(ben.getByText('20/11/2026, 11:59 GMT')).toBeInTheDocument();
    await user.click(ben.getByRole('button', { name: 'More about Ben Oduya' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Deactivate Ben Oduya (At harbour-hall)?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    const row = within(await rowOf('new@example.test'));
    for (const words of ['At kulturwerk', 'Partner', 'North', 'At kulturwerk · Partner · North'])
      expect(row.getByText(words)).toBeInTheDocument();
  });

  test('are found by name, and with those who left', async () => {
    const { seen, user } = await open({});
    await rowOf('Ben Oduya');
    await user.type(screen.getByRole('searchbox', { name: 'Name or e-mail' }), 'ben');
    const asked = '/api/backstage/users?pageIndex=1&pageSize=20&promoterCode=harbour-hall&searchTerm=ben';
    await waitFor(() => expect(seen.some(({ url }) => url === `${asked}&includeDeactivated=false`)).toBe(true));
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await waitFor(() => expect(seen.some(({ url }) => url.includes('includeDeactivated=true'))).toBe(true));
  });

  test('are not asked for by those who may not manage them', async () => {
    const { seen } = await open({ as: 'box-office' });
    expect(await screen.findByText('You cannot manage users')).toBeInTheDocument();
    expect(seen.some(({ url }) => url.includes('/users') || url.includes('/invitations'))).toBe(false);
    expect(screen.getByRole('button', { name: 'Invite user' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('say what to do when nobody is found or nothing could be read', async () => {
    await open({ path: '?search=nobody', answers: { [USERS]: listOf([]), [INVITATIONS]: listOf([]) } });
    expect(await screen.findByText('No users found')).toBeInTheDocument();
    expect(screen.queryByText(/without an answer/)).toBeNull();
  });
});

describe('a request for access', () => {
  const REQUEST: AccessRequest = {
    accessRequestId: 31,
    promoterCode: 'harbour-hall',
    membershipId: 11,
    name: 'Ben Oduya',
    email: 'ben@example.test',
    permission: 'order:refund',
    state: 'OPEN',
    askedAt: '2026-11-20T11:00:00.000Z',
    decidedAt: null,
    decidedBy: null,
  };
  const asked = { 'GET /api/backstage/access-requests': listOf([REQUEST]) };

  test.each([
    [
      'granted',
      'approve',
      'Grant Ben Oduya access: Refund money',
      'APPROVED',
      'Ben Oduya has access now and has been told',
    ],
    ['refused', 'decline', /^Decline Ben Oduya’s/, 'DECLINED', 'Ben Oduya has been told that the request was declined'],
  ] as const)('is %s with one click', async (_, path, button, state, told) => {
    const { sent, user } = await open({
      answers: {
        ...asked,
        [`POST /api/backstage/access-requests/31/${path}`]: () => json({ ...REQUEST, state }),
      },
    });
    expect(await screen.findAllByText('Refund money')).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(sent('POST')).toHaveLength(1);
  });

  test('passes the focus to the next one when it is granted by keyboard, and the last one to the heading', async () => {
    let left = [REQUEST, { ...REQUEST, accessRequestId: 32, name: 'Cleo Park' }];
    const grant = (id: number) => () => {
      left = left.filter(({ accessRequestId }) => accessRequestId !== id);
      return json({ ...REQUEST, accessRequestId: id, state: 'APPROVED' });
    };
    const { user } = await open({
      answers: {
        'GET /api/backstage/access-requests': () => json(listOf(left)),
        'POST /api/backstage/access-requests/31/approve': grant(31),
        'POST /api/backstage/access-requests/32/approve': grant(32),
      },
    });
    (await screen.findByRole('button', { name: /^Grant Ben/ })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Grant Ben/ })).toBeNull());
    expect(screen.getByRole('button', { name: /^Grant Cleo/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Grant Cleo/ })).toBeNull());
    expect(screen.getByRole('heading', { level: 1, name: 'User management' })).toHaveFocus();
  });

  test('cannot be granted without the permission itself, and says when somebody else has decided it meanwhile', async () => {
    const { user } = await open({
      as: 'promoter-admin',
      answers: {
        'GET /api/backstage/access-requests': listOf([{ ...REQUEST, permission: 'apikey:manage' }]),
        'POST /api/backstage/access-requests/31/decline': () => problem('STATUS_CHANGE_REFUSED'),
      },
    });
    const grant = await screen.findByRole('button', { name: /^Grant Ben/ });
    expect(grant).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: /^Decline Ben Oduya’s/ }));
    expect(await screen.findByText(/has already been decided/)).toBeInTheDocument();
  });

  test('leaves what was granted with the user, from whom it is taken away in their drawer', async () => {
    const granted = { ...BEN, grantedPermissions: ['order:refund', 'link:write'] };
    const { sent, user } = await open({
      path: '/11',
      answers: {
        'GET /api/backstage/users/11': granted,
        'PATCH /api/backstage/users/11': () => json({ ...granted, grantedPermissions: ['link:write'], revision: 4 }),
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Refund money' }));
    await user.click(await screen.findByRole('button', { name: 'Save user' }));
    await waitFor(() => expect(sent('PATCH')).toHaveLength(1));
    expect(JSON.parse(String(sent('PATCH')[0]?.body))).toMatchObject({ grantedPermissions: ['link:write'] });
  });
});

describe('an invitation', () => {
  test('says what the role may do, and is sent for some partner sites', async () => {
    const { sent, user, router } = await open({
      path: '/invite',
      answers: { 'POST /api/backstage/invitations': () => json(INVITED, 201) },
    });
    await user.type(await screen.findByRole('textbox', { name: /^E-mail/ }), 'new@example.test');
    await user.click(screen.getByRole('combobox', { name: /^Role/ }));
    await user.click(await screen.findByRole('option', { name: 'Marketing' }));
    expect(await screen.findByText(/Makes offer codes, short links and campaigns/)).toBeInTheDocument();
    expect(await screen.findByText('Make and change offer codes')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: /^For/ }));
    await user.click(await screen.findByRole('option', { name: 'Some partner sites' }));
    await user.click(await screen.findByRole('checkbox', { name: 'North' }));
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
    expect(JSON.parse(String(sent('POST')[0]?.body))).toEqual({
      promoterCode: 'harbour-hall',
      email: 'new@example.test',
      language: 'en-GB',
      role: 'marketing',
      roleId: null,
      scope: 'partner-site',
      placeIds: [4],
    });
  });

  test('is for the part that the role is for, which has to be named', async () => {
    const { sent, user } = await open({ path: '/invite' });
    await user.type(await screen.findByRole('textbox', { name: /^E-mail/ }), 'new@example.test');
    await user.click(screen.getByRole('combobox', { name: /^Role/ }));
    await user.click(await screen.findByRole('option', { name: 'Partner' }));
    await screen.findByRole('checkbox', { name: 'North' });
    expect(screen.queryByRole('combobox', { name: /^For/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('This field is required')).toBeInTheDocument();
    expect(sent('POST')).toEqual([]);
  });

  test('offers no role that may do more than who invites', async () => {
    const { user } = await open({ path: '/invite', as: 'promoter-admin' });
    await user.click(await screen.findByRole('combobox', { name: /^Role/ }));
    expect(await screen.findByRole('option', { name: 'Owner' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('option', { name: 'Finance' })).not.toHaveAttribute('aria-disabled');
  });

  test('to somebody who is a user already is refused at the field', async () => {
    const fieldErrors = [{ field: 'email', code: 'userIsThere' as const, message: 'Works for this promoter already' }];
    const { user } = await open({
      path: '/invite',
      answers: { 'POST /api/backstage/invitations': () => problem('NAME_TAKEN', { fieldErrors }) },
    });
    await user.type(await screen.findByRole('textbox', { name: /^E-mail/ }), 'ben@example.test');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText(/Works for this promoter already/)).toBeInTheDocument();
  });

  test('that was not answered is sent again, or withdrawn after a confirmation', async () => {
    const { sent, user } = await open({
      answers: {
        'POST /api/backstage/invitations/21/resend': () => json(INVITED),
        'POST /api/backstage/invitations/21/withdraw': () => json({ ...INVITED, state: 'WITHDRAWN' }),
      },
    });
    const row = await rowOf('new@example.test');
    expect(within(row).getByRole('cell', { name: 'Until 23/11/2026, 11:00' })).toBeInTheDocument();
    await user.click(within(row).getByRole('button', { name: 'More about new@example.test' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Send again' }));
    expect(await screen.findByText('A new link is on its way to new@example.test')).toBeInTheDocument();
    await user.click(within(row).getByRole('button', { name: 'More about new@example.test' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Withdraw invitation' }));
    const dialog = await screen.findByRole('dialog', { name: /^Withdraw the invitation/ });
    expect(sent('POST')).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw invitation' }));
    expect(await screen.findByText('The invitation of new@example.test is withdrawn')).toBeInTheDocument();
  });

  test('that was accepted a moment before is said to be gone when it is withdrawn', async () => {
    const { user } = await open({
      answers: { 'POST /api/backstage/invitations/21/withdraw': () => problem('STATUS_CHANGE_REFUSED') },
    });
    const row = await rowOf('new@example.test');
    await user.click(within(row).getByRole('button', { name: 'More about new@example.test' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Withdraw invitation' }));
    const dialog = await screen.findByRole('dialog', { name: /^Withdraw the invitation/ });
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw invitation' }));
    const gone = 'The invitation of new@example.test has already been accepted or withdrawn.';
    expect(await screen.findByText(gone)).toBeInTheDocument();
  });
});

describe('a user', () => {
  test('gets another role', async () => {
    const { sent, user } = await open({
      path: '/11',
      answers: { 'PATCH /api/backstage/users/11': () => json({ ...BEN, role: 'finance', revision: 4 }) },
    });
    await user.click(await screen.findByRole('combobox', { name: /^Role/ }));
    await user.click(await screen.findByRole('option', { name: 'Finance' }));
    await user.click(await screen.findByRole('button', { name: 'Save user' }));
    await waitFor(() => expect(sent('PATCH')).toHaveLength(1));
    expect(JSON.parse(String(sent('PATCH')[0]?.body))).toEqual({
      closedFeatures: [],
      role: 'finance',
      roleId: null,
      scope: 'promoter',
      placeIds: [],
    });
    expect(sent('PATCH')[0]?.headers.get('if-match')).toBe('"3"');
  });

  test('keeps whom somebody else made them responsible for, and gets the role that is chosen of two', async () => {
    const stored = keepThing(PAUL);
    const { sent, user } = await open({
      path: '/13',
      answers: { 'GET /api/backstage/users/13': stored.one, 'PATCH /api/backstage/users/13': stored.write },
    });
    await user.click(await screen.findByRole('combobox', { name: /^Role/ }));
    await user.click(await screen.findByRole('option', { name: 'Marketing' }));
    stored.changeElsewhere({ role: 'box-office', places: [{ id: 5, name: 'South' }] });
    await user.click(await screen.findByRole('button', { name: 'Save user' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
    expect(within(dialog).getByRole('row', { name: 'Role Marketing Box office' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(sent('PATCH')).toHaveLength(2));
    expect(JSON.parse(String(sent('PATCH')[1]?.body))).toEqual({
      closedFeatures: [],
      role: 'marketing',
      roleId: null,
      scope: 'partner-site',
      placeIds: [5],
    });
  });

  test('shows by name which places somebody else gave them', async () => {
    const stored = keepThing({ ...PAUL, scope: 'partner-site', places: [] });
    const sites = {
      items: [
        { id: 4, name: 'North', partnerSiteId: 'n' },
        { id: 5, name: 'South', partnerSiteId: 's' },
      ],
    };
    const { user } = await open({
      path: '/13',
      answers: {
        'GET /api/main/regions': sites,
        'GET /api/backstage/users/13': stored.one,
        'PATCH /api/backstage/users/13': stored.write,
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'North' }));
    stored.changeElsewhere({ places: [{ id: 5, name: 'South' }] });
    await user.click(await screen.findByRole('button', { name: 'Save user' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
    expect(await within(dialog).findByRole('row', { name: 'Partner sites North South' })).toBeInTheDocument();
  });

  test('is deactivated after a confirmation', async () => {
    const { sent, user } = await open({
      answers: {
        'PATCH /api/backstage/users/11': () => json({ ...BEN, deactivatedAt: '2026-11-20T12:00:00.000Z' }),
      },
    });
    await user.click(within(await rowOf('Ben Oduya')).getByRole('button', { name: 'More about Ben Oduya' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Deactivate Ben Oduya?' });
    expect(sent('PATCH')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Ben Oduya is deactivated')).toBeInTheDocument();
    expect(sent('PATCH')[0]?.body).toBe('{"isActive":false}');
    expect(sent('PATCH')[0]?.headers.get('if-match')).toBe('"3"');
  });

  test('whom somebody else has changed meanwhile is not deactivated, and the dialog says so', async () => {
    const { user } = await open({ answers: { 'PATCH /api/backstage/users/11': () => problem('STALE') } });
    await user.click(within(await rowOf('Ben Oduya')).getByRole('button', { name: 'More about Ben Oduya' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Deactivate Ben Oduya?' });
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
    expect(await within(dialog).findByText(/Somebody else/)).toBeInTheDocument();
  });

  test('who is the last owner stays, and the reason is said', async () => {
    const refusal = () => problem('RULE_BROKEN', { details: { reason: 'last-owner' } });
    const { user } = await open({ answers: { 'PATCH /api/backstage/users/12': refusal } });
    await user.click(within(await rowOf('olga@example.test')).getByRole('button', { name: 'More about Olga Owner' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Deactivate Olga Owner?' })).getByRole('button', {
        name: 'Deactivate',
      }),
    );
    expect(await screen.findByText(/A promoter needs an owner/)).toBeInTheDocument();
  });

  test('has sessions, which the drawer shows and can end', async () => {
    const { user } = await open({
      path: '/11',
      answers: { 'POST /api/backstage/users/11/sessions/revoke': () => json({ ...BEN, openSessions: 0 }) },
    });
    expect(await screen.findByText(/Signed in on 2 browsers/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'End sessions' }));
    const dialog = await screen.findByRole('dialog', { name: 'End all sessions of Ben Oduya?' });
    await user.click(within(dialog).getByRole('button', { name: 'End sessions' }));
    expect(await screen.findByText('The sessions of Ben Oduya have ended')).toBeInTheDocument();
  });

  test('has API tokens, which outlive the sessions and are revoked on their own', async () => {
    const { sent, user } = await open({
      path: '/11',
      answers: {
        'GET /api/backstage/users/11': { ...BEN, openTokens: 2 },
        'POST /api/backstage/users/11/api-tokens/revoke': () => json({ ...BEN, openTokens: 0 }),
      },
    });
    expect(await screen.findByText(/2 API tokens\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'End sessions' }));
    const sessions = await screen.findByRole('dialog', { name: 'End all sessions of Ben Oduya?' });
    expect(within(sessions).getByText(/API tokens are no sessions/)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Revoke API tokens' }));
    const dialog = await screen.findByRole('dialog', { name: 'Revoke the API tokens of Ben Oduya?' });
    await user.click(within(dialog).getByRole('button', { name: 'Revoke API tokens' }));
    expect(await screen.findByText('The API tokens of Ben Oduya are revoked')).toBeInTheDocument();
    expect(sent('POST')).toHaveLength(1);
  });

  test('has a second factor, which the list shows and which is reset after a confirmation', async () => {
    const { user } = await open({
      path: '/11',
      answers: {
        'POST /api/backstage/users/11/second-factor/remove': () => json({ ...BEN, hasSecondFactor: false }),
      },
    });
    expect(await screen.findByText(/Two-factor sign-in is on/)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Reset two-factor' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reset the two-factor sign-in of Ben Oduya?' });
    await user.click(within(dialog).getByRole('button', { name: 'Reset two-factor' }));
    expect(await screen.findByText('The two-factor sign-in of Ben Oduya is reset')).toBeInTheDocument();
  });

  test('switches their own second factor off where the password is asked, not here', async () => {
    const self = { ...BEN, isSelf: true };
    await open({ path: '/11', answers: { 'GET /api/backstage/users/11': self, [USERS]: listOf([self]) } });
    const reset = await screen.findByRole('button', { name: 'Reset two-factor' });
    expect(reset).toHaveAttribute('aria-disabled', 'true');
    expect(reset).toHaveAccessibleDescription(/your password is asked there/);
  });

  test('has passkeys alone, which are reset like a second factor', async () => {
    await open({
      path: '/11',
      answers: { 'GET /api/backstage/users/11': { ...BEN, hasSecondFactor: false, passkeyCount: 2 } },
    });
    expect(await screen.findByText(/Two-factor sign-in is off\. 2 passkeys\./)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Reset two-factor' })).toBeEnabled();
  });

  test('is previewed with the features that are switched off for them', async () => {
    const assign = vi.fn();
    const list = {
      items: [{ ...BEN, closedFeatures: ['reporting'] }],
      totalPages: 1,
      totalItems: 1,
      totalKind: 'exact',
    };
    const { user } = await open({ answers: { 'GET /api/backstage/users': () => json(list) } });
    vi.stubGlobal('location', { ...window.location, assign });
    await user.click(within(await rowOf('Ben Oduya')).getByRole('button', { name: 'More about Ben Oduya' }));
    await user.click(await screen.findByRole('menuitem', { name: 'View as' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/shows'));
    expect(readLooking()?.as).toMatchObject({ closedFeatures: ['reporting'] });
    keepLooking(null);
    vi.unstubAllGlobals();
  });

  test('with more permissions than the reader is read-only', async () => {
    await open({ path: '/12', as: 'promoter-admin' });
    await screen.findByRole('combobox', { name: /^Role/ });
    expect(await screen.findByRole('button', { name: 'Deactivate' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('who was deactivated is let in again without a confirmation', async () => {
    const { sent, user } = await open({
      answers: { 'PATCH /api/backstage/users/13': () => json({ ...PAUL, deactivatedAt: null }) },
    });
    await user.click(within(await rowOf('Paul Tanaka')).getByRole('button', { name: 'More about Paul Tanaka' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Reactivate' }));
    expect(await screen.findByText('Paul Tanaka has access again')).toBeInTheDocument();
    expect(sent('PATCH')[0]?.body).toBe('{"isActive":true}');
    expect(sent('PATCH')[0]?.headers.get('if-match')).toBe('"3"');
  });
});

test('every role and every permission of a user has words, in every language', () => {
  const ofUsers = PERMISSIONS.filter((permission) => permission !== 'channel:sell');
  const inGerman = { users: german, permissions: germanPermissions };
  for (const words of [{ users: english, permissions }, inGerman]) {
    expect(Object.keys(words.users.role).sort()).toEqual([...GIVEN_ROLES].sort());
    expect(Object.keys(words.permissions.name).sort()).toEqual(ofUsers.map((one) => one.replace(':', '-')).sort());
  }
});
