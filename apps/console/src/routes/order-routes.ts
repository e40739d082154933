import type { RouteObject } from 'react-router';
import { paths } from '#pages/paths.ts';
import { drawer, page } from './route.ts';

/** Orders, customers, guest lists. */
export const orderRoutes: RouteObject[] = [
  page(paths.orders(), async () => (await import('#features/orders/list/orders-page.tsx')).OrdersPage),
  page(paths.customers(), async () => (await import('#features/customers/list/customers-page.tsx')).CustomersPage),
  page(
    '/customers/:customerId',
    async () => (await import('#features/customers/page/customer-page.tsx')).CustomerPage,
    [
      drawer(
        'edit',
        async () => (await import('#features/customers/edit/edit-customer-drawer.tsx')).EditCustomerDrawer,
      ),
    ],
  ),
  page('/orders/:orderId', async () => (await import('#features/orders/page/order-page.tsx')).OrderPage, [
    drawer('cancel', async () => (await import('#features/orders/cancel/cancel-drawer.tsx')).CancelDrawer),
    drawer(
      'change-seats',
      async () => (await import('#features/orders/change-seats/change-seats-drawer.tsx')).ChangeSeatsDrawer,
    ),
    drawer('transfer', async () => (await import('#features/orders/drawers/transfer-drawer.tsx')).TransferDrawer),
    drawer('resend', async () => (await import('#features/orders/drawers/resend-drawer.tsx')).ResendDrawer),
    drawer('pay', async () => (await import('#features/orders/drawers/pay-drawer.tsx')).PayDrawer),
    drawer('refund', async () => (await import('#features/orders/drawers/refund-drawer.tsx')).RefundDrawer),
    drawer(
      'tickets/:orderItemId/note',
      async () => (await import('#features/orders/drawers/note-drawer.tsx')).NoteDrawer,
    ),
  ]),
  page(
    paths.guestLists(),
    async () => (await import('#features/guest-lists/lists/guest-lists-page.tsx')).GuestListsPage,
    [drawer('new', async () => (await import('#features/guest-lists/lists/choose-list-event.tsx')).ChooseListEvent)],
  ),
];
