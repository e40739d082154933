import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-server.ts';
import { fill } from '#test/stored-thing.tsx';
import { createOrder } from '../testing/create-order.ts';
import { ORDER, openOrders } from '../testing/open-orders.tsx';

beforeEach(() => void vi.stubGlobal('innerWidth', 1440));
afterEach(() => void vi.unstubAllGlobals());

const PATH = '/orders/K7M2QXRB4T/transfer';
const TRANSFER = 'POST /api/customers/orders/K7M2QXRB4T/transfer';

async function openTransfer(opened: Partial<Parameters<typeof openOrders>[0]> = {}) {
  const { seen, router, user } = await openOrders({ path: PATH, ...opened });
  const name = await screen.findByRole('textbox', { name: /^Name of the new buyer/ });
  const save = () => screen.getByRole('button', { name: 'Transfer order' });
  const sent = () => seen.filter(({ method }) => method === 'POST');
  return { name, router, save, sent, user };
}

async function fillHolder() {
  await fill(/^Name of the new buyer/, 'Grace Hopper');
  await fill(/^E-mail of the new buyer/, 'grace@example.test');
}

test('an order goes to somebody else with the revision that was seen, and the drawer says so', async () => {
  const { router, save, sent, user } = await openTransfer({ answers: { [TRANSFER]: createOrder() } });
  await fillHolder();
  await user.click(save());
  expect(await screen.findByText('Order transferred to Grace Hopper')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders/K7M2QXRB4T'));
  expect(sent()[0]?.headers.get('if-match')).toBe('"4"');
  expect(JSON.parse(String(sent()[0]?.body))).toMatchObject({ name: 'Grace Hopper', email: 'grace@example.test' });
});

test('who may not change orders finds the transfer locked, with its reason', async () => {
  const { name, save, sent, user } = await openTransfer({ without: ['order:write'] });
  expect(name).toBeDisabled();
  expect(save()).toHaveAccessibleDescription(
    'You need the permission “Change seats, transfer and send tickets again” for this. Ask an administrator of your promoter.',
  );
  await user.click(save());
  expect(sent()).toEqual([]);
});

test('an order goes to nobody without a name, and to no address without an @', async () => {
  const { name, save, sent, user } = await openTransfer();
  await fill(/^E-mail of the new buyer/, 'grace');
  await user.click(save());
  await waitFor(() => expect(name).toBeInvalid());
  expect(screen.getByRole('textbox', { name: /^E-mail of the new buyer/ })).toBeInvalid();
  expect(sent()).toEqual([]);
});

test('an order that somebody else cancelled meanwhile is not transferred, and is shown as it is now', async () => {
  let order = createOrder();
  const { save, user } = await openTransfer({
    answers: {
      [ORDER]: () => json(order),
      [TRANSFER]: () => {
        const items = order.items.map((item) => ({ ...item, status: 'CANCELLED' as const, barcode: null }));
        order = createOrder({ items, revision: 5 });
        return problem('STALE');
      },
    },
  });
  await fillHolder();
  await user.click(save());
  expect(await screen.findByText(/Somebody else has changed this/)).toBeVisible();
  await waitFor(() => expect(save()).toHaveAccessibleDescription('All tickets of the order are cancelled.'));
});
