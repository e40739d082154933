import { testConfig } from '@parterre/contract/testing/test-config';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { setRuntimeConfig } from '#api/runtime-config.ts';
import { createStore } from '#api/store.ts';
import { signedIn } from '#session/session-state.ts';
import { answerByPath } from '#test/answer-by-path.ts';
import { startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { ProfileMenu } from './profile-menu.tsx';

async function open({ permissions = ['user:manage'], accountUrl = '/oidc/account' as string | null } = {}) {
  startFakeServer(answerByPath({ 'GET /api/main/features': { items: [], permissions, mode: 'app' } }));
  setRuntimeConfig(testConfig({ identity: { ...testConfig().identity, accountUrl } }));
  const store = createStore();
  store.dispatch(signedIn({ id: 'u1', fullName: 'Ada Lovelace', email: 'ada@example.test', region: null }));
  const element = (
    <FeaturesGate>
      <ProfileMenu />
    </FeaturesGate>
  );
  await renderWithConsole(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />, { store });
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Profile menu' }));
  return within(await screen.findByRole('menu'));
}

test('has its entries in their order', async () => {
  const menu = await open({ permissions: ['user:manage', 'apikey:manage'] });
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'My details',
    'User management',
    'Change password',
    'Change region',
    'Change language',
    'Email notifications',
    'API tokens',
    'API keys',
    'Webhooks',
    'Support centre',
    'Sign out',
  ]);
});

test('leads to the users, to the password and to signing out', async () => {
  const menu = await open();
  expect(menu.getByText('ada@example.test')).toBeInTheDocument();
  expect(menu.getByRole('menuitem', { name: 'User management' })).toBeInTheDocument();
  const password = menu.getByRole('menuitem', { name: 'Change password' });
  expect(password).toHaveAttribute('href', '/oidc/account/password?ui_locales=en-GB&brand=parterre');
  expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeInTheDocument();
});

test('has no users for those who may not manage them, and no password where people sign in elsewhere', async () => {
  const menu = await open({ permissions: [], accountUrl: null });
  expect(menu.getByRole('menuitem', { name: 'Change region' })).toBeInTheDocument();
  expect(menu.queryByRole('menuitem', { name: 'User management' })).toBeNull();
  expect(menu.queryByRole('menuitem', { name: 'Change password' })).toBeNull();
});
