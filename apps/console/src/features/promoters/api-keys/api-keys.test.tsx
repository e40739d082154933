import type { ApiKey } from '@parterre/contract/api-keys';
import { PERMISSIONS } from '@parterre/contract/wire/permissions';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { KeyDrawer } from './drawer/key-drawer.tsx';
import { NewKeyDrawer } from './drawer/new-key-drawer.tsx';
import { ApiKeysPage } from './page/api-keys-page.tsx';

const LIST = 'GET /api/backstage/api-keys';
const CREATE = 'POST /api/backstage/api-keys';
const SHOP: ApiKey = {
  apiKeyId: 11,
  promoterCode: 'harbour-hall',
  name: 'Web shop',
  prefix: 'parterre_K7M2QXRB',
  channel: 'web',
  partnerSite: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  createdBy: 'Olga Owner',
  lastUsedAt: '2026-11-20T11:59:00.000Z',
  revokedAt: null,
  revision: 3,
};
const NORTH: ApiKey = {
  ...SHOP,
  apiKeyId: 12,
  name: 'Northern partner',
  channel: 'partner-site',
  partnerSite: { id: 4, name: 'North' },
  lastUsedAt: null,
  revokedAt: '2026-11-02T10:00:00.000Z',
};
const KEY = `${SHOP.prefix}_${'x'.repeat(43)}`;

beforeEach(() => void vi.stubGlobal('innerWidth', 1440));
afterEach(() => void vi.unstubAllGlobals());

const listOf = (items: readonly ApiKey[]) => ({
  items,
  totalPages: 1,
  totalItems: items.length,
  totalKind: 'exact' as const,
});

/** Answers with one key on each page. */
const pagesOf = (keys: readonly ApiKey[]) => (request: { url: string }) => {
  const pageIndex = Number(new URL(request.url, 'http://x').searchParams.get('pageIndex') ?? 1);
  return json({ ...listOf(keys.slice(pageIndex - 1, pageIndex)), totalPages: keys.length });
};

async function open({
  path = '',
  answers = {},
  mayManage = true,
}: {
  path?: string;
  answers?: Parameters<typeof answerByPath>[0];
  mayManage?: boolean;
}) {
  const permissions = PERMISSIONS.filter((permission) => mayManage || permission !== 'apikey:manage');
  const seen = startFakeServer(
    answerByPath({
      'GET /api/main/features': { items: [], permissions, mode: 'app' },
      'GET /api/main/regions': { items: [{ id: 4, name: 'North', partnerSiteId: 'north' }] },
      [LIST]: listOf([SHOP, NORTH]),
      ...answers,
    }),
  );
  const element = (
    <FeaturesGate>
      <ApiKeysPage />
      <Notices closeLabel="Close" />
    </FeaturesGate>
  );
  const children = [
    { path: 'new', Component: NewKeyDrawer },
    { path: ':apiKeyId', Component: KeyDrawer },
  ];
  const router = createMemoryRouter([{ path: '/api-keys', element, children }], {
    initialEntries: [`/api-keys${path}`],
  });
  await renderWithConsole(<RouterProvider router={router} />, {});
  await screen.findByRole('heading', { level: 1, hidden: true });
  return { seen, router, user: userEvent.setup({ delay: null }) };
}

const rowOf = async (name: string) => {
  const found = (await screen.findByRole('link', { name })).closest<HTMLElement>('tr,li');
  if (!found) throw new Error(`no row of ${name}`);
  return found;
};

describe('the keys of a promoter', () => {
  test('are listed with their first characters, their channel and their last use', async () => {
    await open({});
    const shop = await rowOf('Web shop');
    for (const words of ['parterre_K7M2QXRB…', 'All events', 'In use', '20/11/2026, 11:59', 'Olga Owner'])
      expect(within(shop).getByText(words)).toBeInTheDocument();
    const north = await rowOf('Northern partner');
    for (const words of ['North', 'Events of the partner site', 'Revoked', 'Never'])
      expect(within(north).getByText(words)).toBeInTheDocument();
  });

  test('are not asked for by those who may not manage them', async () => {
    const { seen } = await open({ mayManage: false });
    expect(await screen.findByText('You cannot open API keys')).toBeInTheDocument();
    expect(seen.some(({ url }) => url.includes('/api-keys'))).toBe(false);
    expect(screen.getByRole('button', { name: 'New API key' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('say what they are for when there are none', async () => {
    await open({ answers: { [LIST]: listOf([]) } });
    expect(await screen.findByText('No API keys yet')).toBeInTheDocument();
  });
});

describe('a new key', () => {
  test('is shown once, copied, and gone when the drawer closes', async () => {
    const { seen, user, router } = await open({
      path: '/new',
      answers: { [CREATE]: () => json({ ...SHOP, key: KEY }, 201) },
    });
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Web shop');
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    expect(await screen.findByRole('status', { name: 'API key' })).toHaveTextContent(KEY);
    expect(JSON.parse(String(seen.find(({ method }) => method === 'POST')?.body))).toEqual({
      promoterCode: 'harbour-hall',
      name: 'Web shop',
      channel: 'web',
    });
    await user.click(screen.getByRole('button', { name: 'Copy key' }));
    expect(await screen.findByText('Copied to clipboard')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(KEY);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(screen.getByRole('button', { name: 'Copy key' }));
    expect(await screen.findByText('Failed to copy to clipboard')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/api-keys'));
    expect(screen.queryByText(KEY)).toBeNull();
  });

  test('of a partner site names the site', async () => {
    const { seen, user } = await open({
      path: '/new',
      answers: { [CREATE]: () => json({ ...NORTH, revokedAt: null, key: KEY }, 201) },
    });
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Northern partner');
    expect(screen.queryByRole('combobox', { name: /^Partner site/ })).toBeNull();
    await user.click(screen.getByRole('combobox', { name: /^Sells as/ }));
    await user.click(await screen.findByRole('option', { name: 'Partner site' }));
    await user.click(await screen.findByRole('combobox', { name: /^Partner site/ }));
    await user.click(await screen.findByRole('option', { name: 'North' }));
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    await screen.findByRole('status', { name: 'API key' });
    expect(JSON.parse(String(seen.find(({ method }) => method === 'POST')?.body))).toMatchObject({ partnerSiteId: 4 });
  });

  test('whose answer was lost says what to do', async () => {
    const { user } = await open({ path: '/new', answers: { [CREATE]: () => json(SHOP, 201) } });
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Web shop');
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    expect(await screen.findByText(/The answer was lost, and the key/)).toBeInTheDocument();
  });

  test('with a name that is taken says so at the field', async () => {
    const fieldErrors = [{ field: 'name', code: 'keyNameTaken' as const, message: 'Another key in use has this name' }];
    const refusal = () => problem('NAME_TAKEN', { fieldErrors });
    const { user } = await open({ path: '/new', answers: { [CREATE]: refusal } });
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Web shop');
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    expect(await screen.findByText('Another key in use has this name')).toBeInTheDocument();
  });
});

describe('a key that is there', () => {
  test('is revoked after a confirmation', async () => {
    const { seen, user } = await open({
      answers: {
        'POST /api/backstage/api-keys/11/revoke': () => json({ ...SHOP, revokedAt: '2026-11-20T12:00:00.000Z' }),
      },
    });
    await user.click(within(await rowOf('Web shop')).getByRole('button', { name: 'More about Web shop' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Revoke key' }));
    const dialog = await screen.findByRole('dialog', { name: 'Revoke “Web shop”?' });
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Revoke key' }));
    expect(await screen.findByText('Web shop is revoked')).toBeInTheDocument();
  });

  test('can be renamed', async () => {
    const { seen, user } = await open({
      path: '/11',
      answers: { 'PATCH /api/backstage/api-keys/11': () => json({ ...SHOP, name: 'Shop' }) },
    });
    const field = await screen.findByRole('textbox', { name: /^Name/ });
    await user.clear(field);
    await user.type(field, 'Shop');
    await user.click(screen.getByRole('button', { name: 'Save key' }));
    await waitFor(() => expect(seen.find(({ method }) => method === 'PATCH')?.body).toBe('{"name":"Shop"}'));
    expect(seen.find(({ method }) => method === 'PATCH')?.headers.get('if-match')).toBe('"3"');
  });

  test('that somebody else renamed meanwhile asks which name it keeps', async () => {
    let stored = SHOP;
    const { seen, user } = await open({
      path: '/11',
      answers: {
        [LIST]: () => json(listOf([stored, NORTH])),
        'PATCH /api/backstage/api-keys/11': ({ headers }) =>
          headers.get('if-match') === '"4"'
            ? json({ ...stored, name: 'Shop', revision: 5 })
            : problem('STALE', { details: { revision: 4 } }),
      },
    });
    const field = await screen.findByRole('textbox', { name: /^Name/ });
    await user.clear(field);
    await user.type(field, 'Shop');
    stored = { ...SHOP, name: 'Shop of the web', revision: 4 };
    await user.click(screen.getByRole('button', { name: 'Save key' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
    expect(within(dialog).getByText('Shop of the web')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
    const sent = () => seen.filter(({ method }) => method === 'PATCH').map(({ headers }) => headers.get('if-match'));
    await waitFor(() => expect(sent()).toEqual(['"3"', '"4"']));
  });

  test('is found on a later page of the list, and known to be missing after the last', async () => {
    await open({ path: '/12', answers: { [LIST]: pagesOf([SHOP, NORTH]) } });
    expect(await screen.findByRole('dialog', { name: 'Northern partner' })).toBeVisible();
    cleanup();
    const { seen } = await open({ path: '/99', answers: { [LIST]: pagesOf([SHOP, NORTH]) } });
    await waitFor(() => expect(seen.some(({ url }) => url.includes('pageIndex=2'))).toBe(true));
    expect(
      await within(await screen.findByRole('dialog')).findByText('This no longer exists, or you may not see it.'),
    ).toBeVisible();
  });

  test('that is revoked can only be read', async () => {
    await open({ path: '/12' });
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Revoke key' })).toBeNull();
    expect(screen.getByText('02/11/2026, 10:00')).toBeInTheDocument();
  });
});
