import type { Webhook, WebhookDelivery } from '@parterre/contract/webhooks';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allBut, answerByPath } from '#test/answer-by-path.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { keepThing } from '#test/stored-thing.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { EditWebhookDrawer } from './form/edit-webhook-drawer.tsx';
import { NewWebhookDrawer } from './form/new-webhook-drawer.tsx';
import { WebhookPage } from './log/webhook-page.tsx';
import { WebhooksPage } from './webhooks-page.tsx';

const WEBHOOKS = 'GET /api/backstage/webhooks';
const HOOK: Webhook = {
  webhookId: 41,
  promoterCode: 'harbour-hall',
  url: 'https://shop.example/hook',
  kinds: ['order.created', 'settlement.agreed'],
  state: 'ACTIVE',
  createdAt: '2026-11-20T10:00:00.000Z',
  createdBy: 'Ada',
  lastDeliveredAt: '2026-11-20T11:59:00.000Z',
  failingSince: null,
  revision: 3,
};
const SENT: WebhookDelivery = {
  deliveryId: 7,
  kind: 'order.created',
  state: 'FAILED',
  createdAt: '2026-11-20T11:00:00.000Z',
  attempts: 9,
  lastAttemptAt: '2026-11-20T11:59:00.000Z',
  nextAttemptAt: null,
  answerStatus: 500,
  fault: 'answer',
  durationMs: 20,
  body: '{"type":"order.created"}',
};

beforeEach(() => void vi.stubGlobal('innerWidth', 1440));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const listOf = <Item,>(items: readonly Item[]) => ({
  items,
  totalPages: 1,
  totalItems: items.length,
  totalKind: 'exact' as const,
});

async function open(path = '', answers: Parameters<typeof answerByPath>[0] = {}) {
  const seen = startFakeServer(
    answerByPath({
      [WEBHOOKS]: listOf([HOOK]),
      [`${WEBHOOKS}/41`]: HOOK,
      [`${WEBHOOKS}/41/deliveries`]: listOf([SENT]),
      ...answers,
    }),
  );
  const around = (page: React.ReactNode) => (
    <FeaturesGate>
      {page}
      <Notices closeLabel="Close" />
    </FeaturesGate>
  );
  const router = createMemoryRouter(
    [
      {
        path: '/webhooks',
        element: around(<WebhooksPage />),
        children: [{ path: 'new', Component: NewWebhookDrawer }],
      },
      {
        path: '/webhooks/:webhookId',
        element: around(<WebhookPage />),
        children: [{ path: 'edit', Component: EditWebhookDrawer }],
      },
    ],
    { initialEntries: [`/webhooks${path}`] },
  );
  await renderWithConsole(<RouterProvider router={router} />, {});
  await screen.findByRole('heading', { level: 1, hidden: true });
  return { sent: () => seen.filter(({ method }) => method !== 'GET'), user: userEvent.setup({ delay: null }) };
}

test('webhooks are listed with their events and their state', async () => {
  const off = { ...HOOK, webhookId: 42, url: 'https://old.example/', state: 'DISABLED' as const };
  await open('', { [WEBHOOKS]: listOf([HOOK, off]) });
  const row = (await screen.findByText('https://shop.example/hook')).closest('tr');
  if (!row) throw new Error('no row');
  expect(await within(row).findByText('Order created, Settlement agreed')).toBeInTheDocument();
  expect(await within(row).findByText('Active')).toBeInTheDocument();
  expect(await screen.findByText('Switched off')).toBeInTheDocument();
});

test('an empty list says so', async () => {
  await open('', { [WEBHOOKS]: listOf([]) });
  expect(await screen.findByText('No webhooks yet')).toBeInTheDocument();
});

test('without the permission no request is sent', async () => {
  await open('', allBut('apikey:manage'));
  expect(await screen.findByText('You cannot open webhooks')).toBeInTheDocument();
});

test('a webhook is made, and its secret is shown once', async () => {
  const { sent, user } = await open('/new', {
    'POST /api/backstage/webhooks': () => json({ ...HOOK, secret: 'whsec_once' }, 201),
  });
  await user.click(await screen.findByLabelText('Address'));
  await user.paste('https://shop.example/hook');
  await user.click(await screen.findByLabelText('Order created'));
  await user.click(await screen.findByText('Create webhook', { selector: '[role=dialog] button' }));
  expect(await screen.findByText('whsec_once')).toBeInTheDocument();
  expect(JSON.parse(String(sent()[0]?.body))).toEqual({
    promoterCode: 'harbour-hall',
    url: 'https://shop.example/hook',
    kinds: ['order.created'],
  });
});

test('an address inside a network is refused at its field', async () => {
  const { user } = await open('/new', {
    'POST /api/backstage/webhooks': () =>
      problem('INVALID', { fieldErrors: [{ field: 'url', code: 'webhookAddress', message: '' }] }),
  });
  await user.click(await screen.findByLabelText('Address'));
  await user.paste('https://10.0.0.1/');
  await user.click(await screen.findByLabelText('Order created'));
  await user.click(await screen.findByText('Create webhook', { selector: '[role=dialog] button' }));
  expect(await screen.findByText(/that can be reached from the internet/)).toBeInTheDocument();
});

test('the events of a webhook are changed under the revision that was read', async () => {
  const { sent, user } = await open('/41/edit', {
    'PATCH /api/backstage/webhooks/41': () => json({ ...HOOK, revision: 4 }),
  });
  await user.click(await screen.findByLabelText('Refund recorded'));
  await user.click(await screen.findByText('Save webhook'));
  expect(await screen.findByText('Webhook saved')).toBeInTheDocument();
  expect(JSON.parse(String(sent()[0]?.body))).toEqual({
    kinds: ['order.created', 'order.refunded', 'settlement.agreed'],
  });
});

test('a conflict names what somebody else changed meanwhile', async () => {
  const hook = keepThing(HOOK);
  const { user } = await open('/41/edit', {
    [`${WEBHOOKS}/41`]: hook.one,
    'PATCH /api/backstage/webhooks/41': hook.write,
  });
  await user.click(await screen.findByLabelText('Refund recorded'));
  hook.changeElsewhere({ url: 'https://new.example/', kinds: ['order.created'] });
  await user.click(await screen.findByText('Save webhook'));
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
  const mine = 'Order created, Refund recorded, Settlement agreed';
  expect(await within(dialog).findByRole('row', { name: `Events sent ${mine} Order created` })).toBeInTheDocument();
  await user.click(await within(dialog).findByRole('button', { name: 'Save mine' }));
  await waitFor(() =>
    expect(hook.now()).toMatchObject({
      url: 'https://new.example/',
      kinds: ['order.created', 'order.refunded', 'settlement.agreed'],
    }),
  );
});

test('the log says what was answered, and what failed is sent again', async () => {
  const { sent, user } = await open('/41', {
    'POST /api/backstage/webhooks/41/deliveries/7/resend': () => json({ ...SENT, state: 'WAITING' }),
    'POST /api/backstage/webhooks/41/tests': () => json({ ...SENT, kind: 'webhook.test' }, 201),
  });
  expect(await screen.findByText('Answered 500')).toBeInTheDocument();
  expect(await screen.findByText('9 attempts')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /^More about Order created/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send again' }));
  expect(await screen.findByText('It is sent again within a minute')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Send test' }));
  expect(await screen.findByText(/The test is on its way/)).toBeInTheDocument();
  expect(sent()).toHaveLength(2);
});

test('a webhook is paused, and deleted after a confirmation', async () => {
  const { sent, user } = await open('/41', {
    'PATCH /api/backstage/webhooks/41': () => json({ ...HOOK, state: 'PAUSED' }),
    'DELETE /api/backstage/webhooks/41': () => new Response(null, { status: 204 }),
  });
  await user.click(await screen.findByRole('button', { name: 'More about this webhook' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pause' }));
  expect(await screen.findByText('Webhook saved')).toBeInTheDocument();
  expect(JSON.parse(String(sent()[0]?.body))).toEqual({ isActive: false });
  await user.click(await screen.findByRole('button', { name: 'More about this webhook' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this webhook?' });
  await user.click(await within(dialog).findByText('Delete webhook'));
  expect(await screen.findByText('Webhook deleted')).toBeInTheDocument();
  expect(sent().map(({ method }) => method)).toEqual(['PATCH', 'DELETE']);
});

describe('the log of deliveries', () => {
  const DELIVERIES = `${WEBHOOKS}/41/deliveries`;

  test('is read again only while a delivery is pending', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let state: WebhookDelivery['state'] = 'WAITING';
    let reads = 0;
    const answer = () => {
      reads += 1;
      return json(listOf([{ ...SENT, state }]));
    };
    await open('/41', { [DELIVERIES]: answer });
    expect(await screen.findByText('Waiting')).toBeInTheDocument();
    state = 'DELIVERED';
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(await screen.findByText('Delivered')).toBeInTheDocument();
    expect(reads).toBe(2);
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(reads).toBe(2);
  });

  test('stays when it could not be read again, and says so above it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isAway = false;
    const waiting = listOf([{ ...SENT, state: 'WAITING' }]);
    await open('/41', { [DELIVERIES]: () => (isAway ? problem('INTERNAL') : json(waiting)) });
    expect(await screen.findByText('Waiting')).toBeInTheDocument();
    isAway = true;
    await act(() => vi.advanceTimersByTimeAsync(6000));
    const table = screen.getByRole('table');
    const alert = await screen.findByRole('alert');
    expect(within(table).getByText('Waiting')).toBeInTheDocument();
    expect(alert.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    isAway = false;
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
