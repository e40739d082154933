import type { Account, AccountSession } from '@parterre/contract/accounts';
import { testConfig } from '@parterre/contract/testing/test-config';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setTimeFormat } from '#api/device/time-format.ts';
import { setRuntimeConfig } from '#api/runtime-config.ts';
import { SessionContext } from '#session/session.ts';
import { answerByPath } from '#test/answer-by-path.ts';
import { exportCsv } from '#test/export-csv.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { keepThing } from '#test/stored-thing.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { AccountPage } from './account-page.tsx';

const ACCOUNT = 'GET /api/backstage/account';
const SESSIONS = 'GET /api/backstage/account/sessions';
const ADA: Account = {
  name: 'Ada Lovelace',
  email: 'ada@example.test',
  language: null,
  timeFormat: '24h',
  secondFactorSince: null,
  recoveryCodesLeft: 0,
  passkeyCount: 0,
  revision: 3,
};
const HERE: AccountSession = {
  sessionId: 'here',
  browser: 'Firefox',
  system: 'Linux',
  address: '192.168.1.20',
  countryCode: null,
  startedAt: '2026-11-02T09:00:00.000Z',
  lastSeenAt: '2026-11-02T19:30:00.000Z',
  isCurrent: true,
};
const THERE: AccountSession = {
  ...HERE,
  sessionId: 'there',
  browser: 'Safari',
  system: 'iOS',
  address: '81.2.69.142',
  countryCode: 'GB',
  isCurrent: false,
};

beforeEach(() => void vi.stubGlobal('innerWidth', 1440));
afterEach(() => {
  setTimeFormat('24h');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface Opened {
  isEmbedded?: boolean;
  answers?: Parameters<typeof answerByPath>[0];
  accountUrl?: string | null;
}

async function open({ answers = {}, accountUrl = '/oidc/account', isEmbedded = false }: Opened = {}) {
  const sessions = { items: [HERE, THERE], totalPages: 1, totalItems: 2, totalKind: 'exact' };
  const seen = startFakeServer(
    answerByPath({
      'GET /api/main/features': { items: [], permissions: [], mode: 'app' },
      [ACCOUNT]: ADA,
      [SESSIONS]: sessions,
      ...answers,
    }),
  );
  setRuntimeConfig(testConfig({ isEmbedded, identity: { ...testConfig().identity, accountUrl } }));
  const refresh = vi.fn(async () => undefined);
  const session = Object.assign(Object.create(null), { refresh });
  const router = createMemoryRouter(
    [
      { path: '/account', element: <AccountPage /> },
      { path: '/sign-out', element: <p>Signing out</p> },
    ],
    { initialEntries: ['/account'] },
  );
  await renderWithConsole(
    <SessionContext value={session}>
      <FeaturesGate>
        <RouterProvider router={router} />
        <Notices closeLabel="Close" />
      </FeaturesGate>
    </SessionContext>,
  );
  await screen.findByRole('heading', { level: 1, name: 'My details' });
  return { seen, refresh, user: userEvent.setup({ delay: null }) };
}

const bodyOf = (seen: Awaited<ReturnType<typeof open>>['seen'], method: string) => {
  const request = seen.find((one) => one.method === method);
  return request && JSON.parse(String(request.body));
};

test('saves name, language and time format under the revision that was read, and then reads the account again', async () => {
  const { seen, refresh, user } = await open({
    answers: {
      'PATCH /api/backstage/account': { ...ADA, name: 'Ada King', language: 'de', timeFormat: '12h', revision: 4 },
    },
  });
  const name = await screen.findByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, 'Ada King');
  await user.click(await screen.findByRole('combobox', { name: /^Language/ }));
  await user.click(await screen.findByRole('option', { name: 'Deutsch' }));
  await user.click(await screen.findByRole('radio', { name: '7:30 pm' }));
  await user.click(await screen.findByRole('button', { name: 'Save details' }));
  await screen.findByText('Details saved');
  expect(bodyOf(seen, 'PATCH')).toEqual({ name: 'Ada King', language: 'de', timeFormat: '12h' });
  expect(seen.find(({ method }) => method === 'PATCH')?.headers.get('if-match')).toBe('"3"');
  expect(refresh).toHaveBeenCalledOnce();
});

test('refuses an empty name, and shows at the field what the server refuses', async () => {
  const { user } = await open({
    answers: {
      'PATCH /api/backstage/account': () =>
        problem('INVALID', {
          fieldErrors: [{ field: 'name', code: 'maxLength', values: { maxLength: 120 }, message: 'Too long' }],
        }),
    },
  });
  const name = await screen.findByLabelText(/^Name/);
  await user.clear(name);
  await user.click(await screen.findByRole('button', { name: 'Save details' }));
  await screen.findByText('This field is required');
  await user.type(name, 'A');
  await user.click(await screen.findByRole('button', { name: 'Save details' }));
  await waitFor(() => expect(name).toBeInvalid());
});

test('keeps what was saved in another tab meanwhile, and asks about what both changed', async () => {
  const account = keepThing(ADA);
  const { user } = await open({
    answers: { [ACCOUNT]: account.one, 'PATCH /api/backstage/account': account.write },
  });
  const name = await screen.findByLabelText(/^Name/);
  // Not the language: where the whole app runs, the page takes a language that was read at once.
  account.changeElsewhere({ name: 'Ada Byron', timeFormat: '12h' });
  await user.type(name, ' King');
  await user.click(await screen.findByRole('combobox', { name: /^Language/ }));
  await user.click(await screen.findByRole('option', { name: 'English' }));
  await user.click(await screen.findByRole('button', { name: 'Save details' }));
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
  expect(within(dialog).getByRole('row', { name: 'Name Ada Lovelace King Ada Byron' })).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
  await waitFor(() =>
    expect(account.now()).toMatchObject({ name: 'Ada Lovelace King', language: 'en-GB', timeFormat: '12h' }),
  );
});

test('lists where the user is signed in, and ends a session elsewhere', async () => {
  let isEnded = false;
  const { seen, user } = await open({
    answers: {
      'POST /api/backstage/account/sessions/there/revoke': () => {
        isEnded = true;
        return new Response(null, { status: 204 });
      },
      [SESSIONS]: () =>
        json({ items: isEnded ? [HERE] : [HERE, THERE], totalPages: 1, totalItems: 2, totalKind: 'exact' }),
    },
  });
  const table = await screen.findByRole('table', { name: 'Where you are signed in' });
  const here = await within(table).findByRole('row', { name: /Firefox on Linux/ });
  expect(here).toHaveTextContent('Local network');
  expect(here).toHaveTextContent('This browser');
  const there = await within(table).findByRole('row', { name: /Safari on iOS/ });
  expect(there).toHaveTextContent('United Kingdom');
  expect(there).toHaveTextContent('81.2.69.142');
  expect(await exportCsv(screen.getByRole('button', { name: 'Export 2' }))).toEqual([
    'Browser,Place,IP address,Since,Last seen',
    'Firefox on Linux,Local network,192.168.1.20,"02/11/2026, 09:00 UTC","02/11/2026, 19:30 UTC"',
    'Safari on iOS,United Kingdom,81.2.69.142,"02/11/2026, 09:00 UTC","02/11/2026, 19:30 UTC"',
  ]);
  await user.click(within(there).getByRole('button', { name: 'End the session in Safari on iOS, United Kingdom' }));
  await screen.findByText('Signed out of Safari on iOS');
  await waitFor(() => expect(within(table).queryByRole('row', { name: /Safari on iOS/ })).toBeNull());
  expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('signs out everywhere after a confirmation, and stays signed in where that fails', async () => {
  let fails = true;
  const { user } = await open({
    answers: {
      'POST /api/backstage/account/sessions/revoke': () =>
        fails ? problem('BUSY') : new Response(null, { status: 204 }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
  await screen.findByRole('alert', { hidden: true });
  fails = false;
  await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
  await screen.findByText('Signing out');
});

test('leads to e-mail and password, and to neither where people sign in elsewhere', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Change e-mail' })).toHaveAttribute(
    'href',
    '/oidc/account/email?ui_locales=en-GB&brand=parterre',
  );
  expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute(
    'href',
    '/oidc/account/password?ui_locales=en-GB&brand=parterre',
  );
  expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute('target', '_self');
});

test('opens the pages of the provider in a tab of their own inside another site, because it refuses to be framed', async () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue(Object.create(window));
  await open({ isEmbedded: true });
  await screen.findByRole('link', { name: 'Change e-mail' });
  for (const name of ['Change e-mail', 'Change password', 'Set up']) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  }
});

test('says where the account is kept, when people sign in elsewhere', async () => {
  await open({ accountUrl: null });
  await screen.findByText(/kept elsewhere/);
  expect(screen.queryByRole('link', { name: 'Change e-mail' })).toBeNull();
  expect(screen.queryByText('Where you are signed in')).toBeNull();
});

test('offers to try again what could not be read', async () => {
  let fails = true;
  const { user } = await open({
    answers: {
      [SESSIONS]: () =>
        fails ? problem('UNAVAILABLE') : json({ items: [HERE], totalPages: 1, totalItems: 1, totalKind: 'exact' }),
    },
  });
  const retry = await screen.findByRole('button', { name: /again/i });
  fails = false;
  await user.click(retry);
  await screen.findByRole('row', { name: /Firefox on Linux/ });
});

test('two-factor sign-in that a promoter demands cannot be turned off, and the page says that wrong codes delay the sign-in', async () => {
  const promoter = { id: 7, code: 'harbour-hall', name: 'Hall', cultures: ['en-GB'], demandsSecondFactor: true };
  await open({
    answers: {
      'GET /api/main/promoters': { items: [promoter] },
      [ACCOUNT]: { ...ADA, secondFactorSince: '2026-11-02T09:00:00.000Z', recoveryCodesLeft: 9 },
    },
  });
  expect(await screen.findByText(/Your promoter demands two-factor sign-in/)).toBeInTheDocument();
  expect(screen.getByText(/After several wrong passwords or codes/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Turn off' })).toBeNull();
});

test('says how many passkeys there are, and leads to the page of the provider', async () => {
  await open({ answers: { [ACCOUNT]: { ...ADA, passkeyCount: 2 } } });
  expect(await screen.findByText('2 passkeys sign you in without the password.')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Manage passkeys' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/account\/passkeys\?ui_locales=en-GB&brand=\w+$/));
});

test('says that somebody without a passkey signs in with the password', async () => {
  await open({});
  expect(await screen.findByText('None: you sign in with the password.')).toBeInTheDocument();
});
