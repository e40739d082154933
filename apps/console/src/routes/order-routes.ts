import type { RouteObject } from 'react-router';
import { paths } from '../paths.ts';

/** Orders, customers, guest lists. */
export const orderRoutes: RouteObject[] = [
  {
    path: paths.orders(),
    lazy: async () => ({ Component: (await import('../features/orders/list/orders-page.tsx')).OrdersPage }),
  },
  {
    path: paths.customers(),
    lazy: async () => ({ Component: (await import('../features/customers/list/customers-page.tsx')).CustomersPage }),
  },
  {
    path: '/customers/:customerId',
    lazy: async () => ({ Component: (await import('../features/customers/page/customer-page.tsx')).CustomerPage }),
    children: [
      {
        path: 'edit',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('../features/customers/edit/edit-customer-drawer.tsx')).EditCustomerDrawer,
        }),
      },
    ],
  },
  {
    path: '/orders/:orderId',
    lazy: async () => ({ Component: (await import('../features/orders/page/order-page.tsx')).OrderPage }),
    children: [
      {
        path: 'cancel',
        handle: { isDrawer: true },
        lazy: async () => ({ Component: (await import('../features/orders/cancel/cancel-drawer.tsx')).CancelDrawer }),
      },
      {
        path: 'change-seats',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('../features/orders/change-seats/change-seats-drawer.tsx')).ChangeSeatsDrawer,
        }),
      },
      {
        path: 'transfer',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('../features/orders/transfer/transfer-drawer.tsx')).TransferDrawer,
        }),
      },
      {
        path: 'resend',
        handle: { isDrawer: true },
        lazy: async () => ({ Component: (await import('../features/orders/resend/resend-drawer.tsx')).ResendDrawer }),
      },
      {
        path: 'pay',
        handle: { isDrawer: true },
        lazy: async () => ({ Component: (await import('../features/orders/pay/pay-drawer.tsx')).PayDrawer }),
      },
      {
        path: 'refund',
        handle: { isDrawer: true },
        lazy: async () => ({ Component: (await import('../features/orders/refund/refund-drawer.tsx')).RefundDrawer }),
      },
      {
        path: 'tickets/:orderItemId/note',
        handle: { isDrawer: true },
        lazy: async () => ({ Component: (await import('../features/orders/note/note-drawer.tsx')).NoteDrawer }),
      },
    ],
  },
  {
    path: paths.guestLists(),
    lazy: async () => ({
      Component: (await import('../features/guest-lists/lists/guest-lists-page.tsx')).GuestListsPage,
    }),
    children: [
      {
        path: 'new',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('../features/guest-lists/lists/choose-list-event.tsx')).ChooseListEvent,
        }),
      },
    ],
  },
];
