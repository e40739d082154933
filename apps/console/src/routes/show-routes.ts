import { Outlet, type RouteObject, redirect } from 'react-router';
import { paths } from '../paths.ts';

/** Events: the board, an event with its set-up, its seats. */
export const showRoutes: RouteObject[] = [
  {
    path: paths.shows(),
    lazy: async () => ({ Component: (await import('../features/shows/list/shows-page.tsx')).ShowsPage }),
  },
  {
    path: paths.showNew(),
    lazy: async () => ({ Component: (await import('../features/shows/edit/show-create-page.tsx')).ShowCreatePage }),
  },
  {
    path: '/shows/:showCode',
    lazy: async () => ({
      Component: (await import('../features/shows/overview/show-overview-page.tsx')).ShowOverviewPage,
    }),
    children: [
      { path: 'status', handle: { isDrawer: true }, lazy: loadShowStatus },
      { path: 'move', handle: { isDrawer: true }, lazy: loadMoveShow },
      {
        path: 'duplicate',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('../features/shows/duplicate/duplicate-drawer.tsx')).DuplicateDrawer,
        }),
      },
      {
        path: 'comps',
        handle: { isDrawer: true },
        lazy: async () => ({ Component: (await import('../features/orders/comps/comps-drawer.tsx')).CompsDrawer }),
      },
      {
        path: 'cancel-orders',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('../features/shows/open-orders/cancel-orders-drawer.tsx')).CancelOrdersDrawer,
        }),
      },
      {
        path: 'refund-orders',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('../features/shows/open-orders/refund-orders-drawer.tsx')).RefundOrdersDrawer,
        }),
      },
    ],
  },
  {
    lazy: async () => ({ Component: (await import('../features/shows/set-up/set-up-layout.tsx')).SetUpLayout }),
    children: [
      {
        path: '/shows/:showCode/details',
        lazy: async () => ({
          Component: (await import('../features/shows/edit/show-details-page.tsx')).ShowDetailsPage,
        }),
        children: [
          { path: 'status', handle: { isDrawer: true }, lazy: loadShowStatus },
          { path: 'move', handle: { isDrawer: true }, lazy: loadMoveShow },
        ],
      },
      {
        path: '/shows/:showCode/tickets',
        lazy: async () => ({ Component: (await import('../features/prices/page/tickets-page.tsx')).TicketsPage }),
        children: [
          {
            path: 'groups/copy',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('../features/price-groups/copy/copy-groups-drawer.tsx')).CopyGroupsDrawer,
            }),
          },
          {
            path: 'groups/:priceGroupId',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('../features/price-groups/price-group-drawer.tsx')).PriceGroupDrawer,
            }),
          },
          {
            path: 'status',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('../features/prices/status/ticket-status-drawer.tsx')).TicketStatusDrawer,
            }),
          },
          {
            path: ':priceTypeId',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('../features/prices/drawer/ticket-drawer.tsx')).TicketDrawer,
            }),
          },
          { path: ':priceTypeId/holds/new', handle: { isDrawer: true }, lazy: loadHoldDrawer },
          { path: ':priceTypeId/holds/:holdId', handle: { isDrawer: true }, lazy: loadHoldDrawer },
        ],
      },
      {
        path: '/shows/:showCode/questions',
        lazy: async () => ({ Component: (await import('../features/questions/questions-page.tsx')).QuestionsPage }),
        children: [
          {
            path: ':questionId',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('../features/questions/question-drawer.tsx')).QuestionDrawer,
            }),
          },
        ],
      },
      {
        path: '/shows/:showCode/holds',
        lazy: async () => ({
          Component: (await import('../features/holds/ledger/hold-ledger-page.tsx')).HoldLedgerPage,
        }),
        children: [
          { path: 'new', handle: { isDrawer: true }, lazy: loadHoldDrawer },
          { path: ':holdId', handle: { isDrawer: true }, lazy: loadHoldDrawer },
        ],
      },
      {
        path: '/shows/:showCode/seating',
        lazy: async () => ({
          Component: (await import('../features/shows/seating/show-seating-page.tsx')).ShowSeatingPage,
        }),
        children: [
          {
            path: 'version',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('../features/shows/seating/version/version-move-drawer.tsx')).VersionMoveDrawer,
            }),
          },
        ],
      },
      {
        path: '/shows/:showCode/offer-codes',
        lazy: async () => ({
          Component: (await import('../features/offer-codes/page/offer-codes-page.tsx')).OfferCodesPage,
        }),
        children: [
          {
            path: 'new',
            handle: { isDrawer: true },
            lazy: async () => ({ Component: (await import('../features/offer-codes/drawer/new-code.tsx')).NewCode }),
          },
          {
            path: 'generate',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('../features/offer-codes/generate/generate-codes.tsx')).GenerateCodes,
            }),
          },
          {
            path: 'import',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('../features/offer-codes/import/import-codes.tsx')).ImportCodes,
            }),
          },
          {
            path: ':offerCodeId',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('../features/offer-codes/drawer/code-drawer.tsx')).CodeDrawer,
            }),
          },
        ],
      },
      {
        path: '/shows/:showCode/links',
        lazy: async () => ({ Component: (await import('../features/short-urls/page/links-page.tsx')).LinksPage }),
        children: [
          {
            path: 'new',
            handle: { isDrawer: true },
            lazy: async () => ({ Component: (await import('../features/short-urls/drawer/new-link.tsx')).NewLink }),
          },
          {
            path: ':shortUrlId',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('../features/short-urls/drawer/link-drawer.tsx')).LinkDrawer,
            }),
          },
        ],
      },
      {
        path: '/shows/:showCode/guest-lists',
        lazy: async () => ({
          Component: (await import('../features/guest-lists/lists/show-guest-lists-page.tsx')).ShowGuestListsPage,
        }),
        children: [
          {
            path: 'new',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('../features/guest-lists/drawer/new-list-drawer.tsx')).NewListDrawer,
            }),
          },
        ],
      },
      {
        path: '/shows/:showCode/guest-lists/:guestListId',
        lazy: async () => ({
          Component: (await import('../features/guest-lists/page/guest-list-page.tsx')).GuestListPage,
        }),
        children: [
          {
            path: 'edit',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('../features/guest-lists/drawer/edit-list-drawer.tsx')).EditListDrawer,
            }),
          },
          {
            path: 'import',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('../features/guest-lists/import/import-drawer.tsx')).ImportDrawer,
            }),
          },
          {
            path: 'guests/:guestId',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('../features/guest-lists/page/guest-drawer.tsx')).GuestDrawer,
            }),
          },
          {
            path: 'guests/:guestId/issue',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('../features/guest-lists/page/issue-seats-drawer.tsx')).IssueSeatsDrawer,
            }),
          },
        ],
      },
      {
        path: '/shows/:showCode/history',
        lazy: async () => ({
          Component: (await import('../features/shows/history/show-history-page.tsx')).ShowHistoryPage,
        }),
      },
    ],
  },
  {
    path: '/shows/:showCode/seats',
    handle: { isFullScreen: true },
    lazy: async () => ({ Component: (await import('../features/seats/seats-page.tsx')).SeatsPage }),
    children: [
      { index: true, loader: () => redirect('tickets') },
      {
        path: 'tickets',
        handle: { isDrawer: true },
        Component: Outlet,
        children: [
          {
            path: 'copy',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('../features/seats/copy/copy-seats-drawer.tsx')).CopySeatsDrawer,
            }),
          },
        ],
      },
      {
        path: 'holds',
        handle: { isDrawer: true },
        Component: Outlet,
        children: [
          { path: 'new', handle: { isDrawer: true }, lazy: loadHoldDrawer },
          { path: ':holdId', handle: { isDrawer: true }, lazy: loadHoldDrawer },
        ],
      },
    ],
  },
];

/** Over the overview and over the details. */
async function loadShowStatus() {
  return { Component: (await import('../features/shows/status/show-status-drawer.tsx')).ShowStatusDrawer };
}

async function loadMoveShow() {
  return { Component: (await import('../features/shows/move/move-drawer.tsx')).MoveDrawer };
}

async function loadHoldDrawer() {
  return { Component: (await import('../features/holds/hold-drawer.tsx')).HoldDrawer };
}
