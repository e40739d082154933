import { PERMISSIONS, type Permission } from '@parterre/contract/wire/permissions';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { type AppStore, createStore } from '#api/store.ts';
import { answerByPath } from '#test/answer-by-path.ts';
import { startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { CancelDrawer } from '../cancel/cancel-drawer.tsx';
import { BarcodeDrawer } from '../drawers/barcode-drawer.tsx';
import { NoteDrawer } from '../drawers/note-drawer.tsx';
import { RefundDrawer } from '../drawers/refund-drawer.tsx';
import { TransferDrawer } from '../drawers/transfer-drawer.tsx';
import { OrdersPage } from '../list/orders-page.tsx';
import { OrderPage } from '../page/order-page.tsx';
import { createOrder } from './create-order.ts';

export const LIST = 'GET /api/customers/orders';
export const ORDER = 'GET /api/customers/orders/K7M2QXRB4T';

const SHOW = {
  showCode: 'K7M2QXRB',
  name: { 'en-GB': 'Mahler: Symphony No. 5' },
  defaultCulture: 'en-GB',
  timeZone: 'Europe/London',
  seating: 'RESERVED',
};

interface Opened {
  path: string;
  answers?: Parameters<typeof answerByPath>[0];
  without?: readonly Permission[];
  store?: AppStore;
}

export async function openOrders({ path, answers = {}, without = [], store = createStore() }: Opened) {
  const permissions = PERMISSIONS.filter((permission) => !without.includes(permission));
  const seen = startFakeServer(
    answerByPath({
      'GET /api/main/features': { items: [], permissions, mode: 'app' },
      'GET /api/main/shows/K7M2QXRB': SHOW,
      'GET /api/main/shows/K7M2QXRB/holds': { items: [] },
      'GET /api/main/lookups/regions': { items: [] },
      [LIST]: { items: [], totalPages: 0, totalItems: 0, totalKind: 'exact' },
      [ORDER]: createOrder(),
      ...answers,
    }),
  );
  const withNotices = (page: ReactNode) => (
    <FeaturesGate>
      {page}
      <Notices closeLabel="Close" />
    </FeaturesGate>
  );
  const children = [
    { path: 'cancel', Component: CancelDrawer },
    { path: 'refund', Component: RefundDrawer },
    { path: 'transfer', Component: TransferDrawer },
    { path: 'tickets/:orderItemId/barcode', Component: BarcodeDrawer },
    { path: 'tickets/:orderItemId/note', Component: NoteDrawer },
  ];
  const router = createMemoryRouter(
    [
      { path: '/orders', element: withNotices(<OrdersPage />) },
      { path: '/orders/:orderId', element: withNotices(<OrderPage />), children },
    ],
    { initialEntries: [path] },
  );
  await renderWithConsole(<RouterProvider router={router} />, { language: 'en-GB', store });
  await screen.findByRole('heading', { level: 1, hidden: true });
  return { seen, router, user: userEvent.setup({ delay: null }) };
}
