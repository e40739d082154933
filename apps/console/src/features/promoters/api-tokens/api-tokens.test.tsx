import type { ApiToken } from '@parterre/contract/api-tokens';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allBut, answerByPath } from '#test/answer-by-path.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { ApiTokensPage } from './api-tokens-page.tsx';
import { NewTokenDrawer } from './new-token-drawer.tsx';

const TOKENS = 'GET /api/backstage/api-tokens';
const EXPORT: ApiToken = {
  apiTokenId: 41,
  promoterCode: 'harbour-hall',
  name: 'Nightly export',
  prefix: 'parterre_K7M2QXRB',
  permissions: ['show:read', 'report:sales'],
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2999-01-01T10:00:00.000Z',
  lastUsedAt: '2026-11-20T11:59:00.000Z',
  revokedAt: null,
  revision: 1,
};

beforeEach(() => void vi.stubGlobal('innerWidth', 1440));
afterEach(() => void vi.unstubAllGlobals());

const listOf = (items: readonly ApiToken[]) => ({
  items,
  totalPages: 1,
  totalItems: items.length,
  totalKind: 'exact' as const,
});

async function open(path = '', answers: Parameters<typeof answerByPath>[0] = {}) {
  const seen = startFakeServer(answerByPath({ [TOKENS]: listOf([EXPORT]), ...answers }));
  const element = (
    <FeaturesGate>
      <ApiTokensPage />
      <Notices closeLabel="Close" />
    </FeaturesGate>
  );
  const children = [{ path: 'new', Component: NewTokenDrawer }];
  const router = createMemoryRouter([{ path: '/api-tokens', element, children }], {
    initialEntries: [`/api-tokens${path}`],
  });
  await renderWithConsole(<RouterProvider router={router} />, {});
  await screen.findByRole('heading', { level: 1, hidden: true });
  return { sent: () => seen.filter(({ method }) => method === 'POST'), user: userEvent.setup({ delay: null }) };
}

test('tokens are listed with their permissions, last use and expiry', async () => {
  const over = { ...EXPORT, apiTokenId: 42, name: 'Old', expiresAt: '2026-01-01T10:00:00.000Z', lastUsedAt: null };
  await open('', { [TOKENS]: listOf([EXPORT, over]) });
  const row = (await screen.findByText('Nightly export')).closest('tr');
  if (!row) throw new Error('no row');
  expect(await within(row).findByText('See events, Sales reports')).toBeInTheDocument();
  expect(within(row).getByText(/^Until 01\/01\/2999/)).toBeInTheDocument();
  expect(await screen.findByText('Expired')).toBeInTheDocument();
  expect(await screen.findByText('Never')).toBeInTheDocument();
});

test('an empty list says so, and so does a failure', async () => {
  await open('', { [TOKENS]: listOf([]) });
  expect(await screen.findByText('No tokens yet')).toBeInTheDocument();
});

test('a list that cannot be read offers to try again', async () => {
  await open('', { [TOKENS]: () => problem('UNAVAILABLE') });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

test('a token is made of a part of the own permissions and shown once', async () => {
  const { sent, user } = await open('/new', {
    ...allBut('customer:erase'),
    'POST /api/backstage/api-tokens': () => json({ ...EXPORT, token: 'parterre_K7M2QXRB_secret' }, 201),
  });
  await user.click(await screen.findByLabelText('Name'));
  await user.paste('Nightly export');
  expect(await screen.findByLabelText('Erase customers')).toBeDisabled();
  await user.click(await screen.findByLabelText('See events'));
  await user.click(await screen.findByText('Create API token', { selector: '[role=dialog] button' }));
  expect(await screen.findByText('parterre_K7M2QXRB_secret')).toBeInTheDocument();
  expect(JSON.parse(String(sent()[0]?.body))).toEqual({
    promoterCode: 'harbour-hall',
    name: 'Nightly export',
    days: 90,
    permissions: ['show:read'],
  });
});

test('a token without a permission is not made', async () => {
  const { sent, user } = await open('/new');
  await user.click(await screen.findByLabelText('Name'));
  await user.paste('Nothing');
  await user.click(await screen.findByText('Create API token', { selector: '[role=dialog] button' }));
  expect(await screen.findByText('This field is required')).toBeInTheDocument();
  expect(sent()).toHaveLength(0);
});

test('a token is revoked after a confirmation', async () => {
  const { sent, user } = await open('', {
    'POST /api/backstage/api-tokens/41/revoke': () => json({ ...EXPORT, revokedAt: '2026-11-20T12:00:00.000Z' }),
  });
  await user.click(await screen.findByRole('button', { name: 'More about Nightly export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
  const dialog = await screen.findByRole('dialog', { name: 'Revoke Nightly export?' });
  await user.click(await within(dialog).findByText('Revoke'));
  expect(await screen.findByText('Nightly export is revoked')).toBeInTheDocument();
  expect(sent()).toHaveLength(1);
});
