import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { CancelOrdersDrawer } from './cancel-orders-drawer.tsx';
import { RefundOrdersDrawer } from './refund-orders-drawer.tsx';

afterEach(() => vi.unstubAllGlobals());

const CALL = '/api/main/shows/K7M2QXRB';
const open = {
  currency: 'GBP',
  standing: { orders: 3, tickets: 5, paidMinor: 12_500 },
  toRefund: { orders: 2, amountMinor: 4500 },
};

async function openDrawer(Drawer: typeof CancelOrdersDrawer, answer: () => Response | Promise<Response>) {
  startFakeServer(
    answerByPath({
      [`GET ${CALL}`]: { showCode: 'K7M2QXRB', status: 'CANCEL_PENDING', revision: 3 },
      'GET /api/customers/shows/K7M2QXRB/open-orders': answer,
    }),
  );
  const element = (
    <FeaturesGate>
      <Drawer />
    </FeaturesGate>
  );
  const router = createMemoryRouter([{ path: '/shows/:showCode/orders', element }], {
    initialEntries: ['/shows/K7M2QXRB/orders'],
  });
  await renderWithConsole(<RouterProvider router={router} />);
}

test.each([
  ['cancelled', CancelOrdersDrawer, 'Cancel 3 orders'],
  ['refunded', RefundOrdersDrawer, 'Record 2 refunds'],
] as const)('orders to be %s that could not be counted say so, and are counted again', async (_, Drawer, action) => {
  let isAway = true;
  await openDrawer(Drawer, () => (isAway ? problem('INTERNAL') : json(open)));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('status')).toBeNull();
  isAway = false;
  await userEvent.setup({ delay: null }).click(retry);
  expect(await screen.findByRole('button', { name: action })).toBeEnabled();
});

test('no order is said to be open only after they were counted', async () => {
  let count: (answer: Response) => void = () => undefined;
  const counted = new Promise<Response>((resolve) => {
    count = resolve;
  });
  await openDrawer(CancelOrdersDrawer, () => counted);
  await screen.findByRole('dialog');
  expect(screen.queryByText('No order is open any more.')).toBeNull();
  count(json({ ...open, standing: { orders: 0, tickets: 0, paidMinor: 0 } }));
  expect(await screen.findByText('No order is open any more.')).toBeVisible();
});
