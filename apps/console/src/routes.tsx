import { Outlet, type RouteObject, redirect } from 'react-router';
import { paths } from './paths.ts';

/**
 * The whole URL space. A page is one lazy line; an object's drawer is a child route of its page with
 * `handle: { isDrawer: true }`, so that it can be linked, reloaded and closed with Back.
 */
export const pageRoutes: RouteObject[] = [
  { path: paths.root(), loader: () => redirect(paths.shows()) },
  {
    path: paths.shows(),
    lazy: async () => ({ Component: (await import('./features/shows/list/shows-page.tsx')).ShowsPage }),
  },
  {
    path: paths.showNew(),
    lazy: async () => ({ Component: (await import('./features/shows/edit/show-create-page.tsx')).ShowCreatePage }),
  },
  {
    path: '/shows/:showCode',
    lazy: async () => ({
      Component: (await import('./features/shows/overview/show-overview-page.tsx')).ShowOverviewPage,
    }),
    children: [
      { path: 'status', handle: { isDrawer: true }, lazy: loadShowStatus },
      { path: 'move', handle: { isDrawer: true }, lazy: loadMoveShow },
      {
        path: 'duplicate',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('./features/shows/duplicate/duplicate-drawer.tsx')).DuplicateDrawer,
        }),
      },
      {
        path: 'comps',
        handle: { isDrawer: true },
        lazy: async () => ({ Component: (await import('./features/orders/comps/comps-drawer.tsx')).CompsDrawer }),
      },
      {
        path: 'cancel-orders',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('./features/shows/open-orders/cancel-orders-drawer.tsx')).CancelOrdersDrawer,
        }),
      },
      {
        path: 'refund-orders',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('./features/shows/open-orders/refund-orders-drawer.tsx')).RefundOrdersDrawer,
        }),
      },
    ],
  },
  {
    lazy: async () => ({ Component: (await import('./features/shows/set-up/set-up-layout.tsx')).SetUpLayout }),
    children: [
      {
        path: '/shows/:showCode/details',
        lazy: async () => ({
          Component: (await import('./features/shows/edit/show-details-page.tsx')).ShowDetailsPage,
        }),
        children: [
          { path: 'status', handle: { isDrawer: true }, lazy: loadShowStatus },
          { path: 'move', handle: { isDrawer: true }, lazy: loadMoveShow },
        ],
      },
      {
        path: '/shows/:showCode/tickets',
        lazy: async () => ({ Component: (await import('./features/prices/page/tickets-page.tsx')).TicketsPage }),
        children: [
          {
            path: 'groups/copy',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('./features/price-groups/copy/copy-groups-drawer.tsx')).CopyGroupsDrawer,
            }),
          },
          {
            path: 'groups/:priceGroupId',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('./features/price-groups/price-group-drawer.tsx')).PriceGroupDrawer,
            }),
          },
          {
            path: 'status',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('./features/prices/status/ticket-status-drawer.tsx')).TicketStatusDrawer,
            }),
          },
          {
            path: ':priceTypeId',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('./features/prices/drawer/ticket-drawer.tsx')).TicketDrawer,
            }),
          },
          { path: ':priceTypeId/holds/new', handle: { isDrawer: true }, lazy: loadHoldDrawer },
          { path: ':priceTypeId/holds/:holdId', handle: { isDrawer: true }, lazy: loadHoldDrawer },
        ],
      },
      {
        path: '/shows/:showCode/questions',
        lazy: async () => ({ Component: (await import('./features/questions/questions-page.tsx')).QuestionsPage }),
        children: [
          {
            path: ':questionId',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('./features/questions/question-drawer.tsx')).QuestionDrawer,
            }),
          },
        ],
      },
      {
        path: '/shows/:showCode/holds',
        lazy: async () => ({
          Component: (await import('./features/holds/ledger/hold-ledger-page.tsx')).HoldLedgerPage,
        }),
        children: [
          { path: 'new', handle: { isDrawer: true }, lazy: loadHoldDrawer },
          { path: ':holdId', handle: { isDrawer: true }, lazy: loadHoldDrawer },
        ],
      },
      {
        path: '/shows/:showCode/seating',
        lazy: async () => ({
          Component: (await import('./features/shows/seating/show-seating-page.tsx')).ShowSeatingPage,
        }),
        children: [
          {
            path: 'version',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('./features/shows/seating/version/version-move-drawer.tsx')).VersionMoveDrawer,
            }),
          },
        ],
      },
      {
        path: '/shows/:showCode/offer-codes',
        lazy: async () => ({
          Component: (await import('./features/offer-codes/page/offer-codes-page.tsx')).OfferCodesPage,
        }),
        children: [
          {
            path: 'new',
            handle: { isDrawer: true },
            lazy: async () => ({ Component: (await import('./features/offer-codes/drawer/new-code.tsx')).NewCode }),
          },
          {
            path: 'generate',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('./features/offer-codes/generate/generate-codes.tsx')).GenerateCodes,
            }),
          },
          {
            path: 'import',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('./features/offer-codes/import/import-codes.tsx')).ImportCodes,
            }),
          },
          {
            path: ':offerCodeId',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('./features/offer-codes/drawer/code-drawer.tsx')).CodeDrawer,
            }),
          },
        ],
      },
      {
        path: '/shows/:showCode/links',
        lazy: async () => ({ Component: (await import('./features/short-urls/page/links-page.tsx')).LinksPage }),
        children: [
          {
            path: 'new',
            handle: { isDrawer: true },
            lazy: async () => ({ Component: (await import('./features/short-urls/drawer/new-link.tsx')).NewLink }),
          },
          {
            path: ':shortUrlId',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('./features/short-urls/drawer/link-drawer.tsx')).LinkDrawer,
            }),
          },
        ],
      },
      {
        path: '/shows/:showCode/guest-lists',
        lazy: async () => ({
          Component: (await import('./features/guest-lists/lists/show-guest-lists-page.tsx')).ShowGuestListsPage,
        }),
        children: [
          {
            path: 'new',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('./features/guest-lists/drawer/new-list-drawer.tsx')).NewListDrawer,
            }),
          },
        ],
      },
      {
        path: '/shows/:showCode/guest-lists/:guestListId',
        lazy: async () => ({
          Component: (await import('./features/guest-lists/page/guest-list-page.tsx')).GuestListPage,
        }),
        children: [
          {
            path: 'edit',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('./features/guest-lists/drawer/edit-list-drawer.tsx')).EditListDrawer,
            }),
          },
          {
            path: 'import',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('./features/guest-lists/import/import-drawer.tsx')).ImportDrawer,
            }),
          },
          {
            path: 'guests/:guestId',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('./features/guest-lists/page/guest-drawer.tsx')).GuestDrawer,
            }),
          },
          {
            path: 'guests/:guestId/issue',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('./features/guest-lists/page/issue-seats-drawer.tsx')).IssueSeatsDrawer,
            }),
          },
        ],
      },
      {
        path: '/shows/:showCode/history',
        lazy: async () => ({
          Component: (await import('./features/shows/history/show-history-page.tsx')).ShowHistoryPage,
        }),
      },
    ],
  },
  {
    path: '/shows/:showCode/seats',
    handle: { isFullScreen: true },
    lazy: async () => ({ Component: (await import('./features/seats/seats-page.tsx')).SeatsPage }),
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
              Component: (await import('./features/seats/copy/copy-seats-drawer.tsx')).CopySeatsDrawer,
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
  {
    path: paths.campaigns(),
    lazy: async () => ({
      Component: (await import('./features/artist-campaigns/list/campaign-list-page.tsx')).CampaignListPage,
    }),
    children: [
      {
        path: 'new',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('./features/artist-campaigns/form/new-campaign-drawer.tsx')).NewCampaignDrawer,
        }),
      },
    ],
  },
  {
    path: '/campaigns/:campaignId',
    lazy: async () => ({
      Component: (await import('./features/artist-campaigns/page/campaign-page.tsx')).CampaignPage,
    }),
    children: [
      {
        path: 'edit',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('./features/artist-campaigns/form/edit-campaign-drawer.tsx')).EditCampaignDrawer,
        }),
      },
    ],
  },
  {
    path: paths.tours(),
    lazy: async () => ({ Component: (await import('./features/tours/list/tour-list-page.tsx')).TourListPage }),
  },
  {
    path: paths.tourNew(),
    lazy: async () => ({ Component: (await import('./features/tours/form/new-tour-page.tsx')).NewTourPage }),
  },
  {
    path: '/tours/:tourId',
    lazy: async () => ({ Component: (await import('./features/tours/page/tour-page.tsx')).TourPage }),
    children: [
      {
        path: 'edit',
        handle: { isDrawer: true },
        lazy: async () => ({ Component: (await import('./features/tours/form/edit-tour-drawer.tsx')).EditTourDrawer }),
      },
    ],
  },
  {
    path: paths.venues(),
    lazy: async () => ({ Component: (await import('./features/venues/list/venue-list-page.tsx')).VenueListPage }),
    children: [
      {
        path: 'new',
        handle: { isDrawer: true },
        lazy: async () => ({ Component: (await import('./features/venues/form/new-venue-drawer.tsx')).NewVenueDrawer }),
      },
      {
        path: 'catalogue',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('./features/venues/catalogue/catalogue-drawer.tsx')).CatalogueDrawer,
        }),
      },
    ],
  },
  {
    path: '/venues/:venueId',
    lazy: async () => ({ Component: (await import('./features/venues/venue/venue-page.tsx')).VenuePage }),
    children: [
      {
        lazy: async () => ({ Component: (await import('./features/seating-plans/plans/venue-plans.tsx')).VenuePlans }),
        children: [
          { index: true, element: null },
          {
            path: 'edit',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('./features/venues/form/edit-venue-drawer.tsx')).EditVenueDrawer,
            }),
          },
        ],
      },
    ],
  },
  {
    path: '/venues/:venueId/plans/import',
    lazy: async () => ({
      Component: (await import('./features/seating-plans/import/import-plan-page.tsx')).ImportPlanPage,
    }),
  },
  {
    path: '/venues/:venueId/plans/:planId',
    lazy: async () => ({ Component: (await import('./features/seating-plans/plan/plan-page.tsx')).PlanPage }),
  },
  {
    path: '/venues/:venueId/plans/:planId/edit',
    handle: { isFullScreen: true },
    lazy: async () => ({
      Component: (await import('./features/seating-plans/editor/plan-editor-page.tsx')).PlanEditorPage,
    }),
  },
  {
    path: paths.orders(),
    lazy: async () => ({ Component: (await import('./features/orders/list/orders-page.tsx')).OrdersPage }),
  },
  {
    path: paths.customers(),
    lazy: async () => ({ Component: (await import('./features/customers/list/customers-page.tsx')).CustomersPage }),
  },
  {
    path: '/customers/:customerId',
    lazy: async () => ({ Component: (await import('./features/customers/page/customer-page.tsx')).CustomerPage }),
    children: [
      {
        path: 'edit',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('./features/customers/edit/edit-customer-drawer.tsx')).EditCustomerDrawer,
        }),
      },
    ],
  },
  {
    path: '/orders/:orderId',
    lazy: async () => ({ Component: (await import('./features/orders/page/order-page.tsx')).OrderPage }),
    children: [
      {
        path: 'cancel',
        handle: { isDrawer: true },
        lazy: async () => ({ Component: (await import('./features/orders/cancel/cancel-drawer.tsx')).CancelDrawer }),
      },
      {
        path: 'change-seats',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('./features/orders/change-seats/change-seats-drawer.tsx')).ChangeSeatsDrawer,
        }),
      },
      {
        path: 'transfer',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('./features/orders/transfer/transfer-drawer.tsx')).TransferDrawer,
        }),
      },
      {
        path: 'resend',
        handle: { isDrawer: true },
        lazy: async () => ({ Component: (await import('./features/orders/resend/resend-drawer.tsx')).ResendDrawer }),
      },
      {
        path: 'pay',
        handle: { isDrawer: true },
        lazy: async () => ({ Component: (await import('./features/orders/pay/pay-drawer.tsx')).PayDrawer }),
      },
      {
        path: 'refund',
        handle: { isDrawer: true },
        lazy: async () => ({ Component: (await import('./features/orders/refund/refund-drawer.tsx')).RefundDrawer }),
      },
      {
        path: 'tickets/:orderItemId/note',
        handle: { isDrawer: true },
        lazy: async () => ({ Component: (await import('./features/orders/note/note-drawer.tsx')).NoteDrawer }),
      },
    ],
  },
  {
    path: paths.instalments(),
    lazy: async () => ({
      Component: (await import('./features/instalments/page/instalments-page.tsx')).InstalmentsPage,
    }),
    children: [
      {
        path: 'plans/:showCode/:instalmentPlanId',
        handle: { isDrawer: true },
        lazy: async () => ({ Component: (await import('./features/instalments/plans/plan-drawer.tsx')).PlanDrawer }),
      },
    ],
  },
  {
    path: paths.settlements(),
    lazy: async () => ({
      Component: (await import('./features/settlements/list/settlements-page.tsx')).SettlementsPage,
    }),
    children: [
      {
        path: 'rules/:settlementRuleId',
        handle: { isDrawer: true },
        lazy: async () => ({ Component: (await import('./features/settlements/rules/rule-drawer.tsx')).RuleDrawer }),
      },
    ],
  },
  {
    path: paths.settlementOpen(),
    lazy: async () => ({
      Component: (await import('./features/settlements/open/open-statement-page.tsx')).OpenStatementPage,
    }),
  },
  {
    path: '/finance/settlements/:settlementId',
    lazy: async () => ({
      Component: (await import('./features/settlements/page/settlement-page.tsx')).SettlementPage,
    }),
  },
  {
    path: paths.guestLists(),
    lazy: async () => ({
      Component: (await import('./features/guest-lists/lists/guest-lists-page.tsx')).GuestListsPage,
    }),
  },
  {
    path: paths.apiKeys(),
    lazy: async () => ({ Component: (await import('./features/api-keys/page/api-keys-page.tsx')).ApiKeysPage }),
    children: [
      {
        path: 'new',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('./features/api-keys/drawer/new-key-drawer.tsx')).NewKeyDrawer,
        }),
      },
      {
        path: ':apiKeyId',
        handle: { isDrawer: true },
        lazy: async () => ({ Component: (await import('./features/api-keys/drawer/key-drawer.tsx')).KeyDrawer }),
      },
    ],
  },
  {
    path: '/promoters/:code',
    lazy: async () => ({ Component: (await import('./features/promoters/promoter-page.tsx')).PromoterPage }),
    children: [
      {
        path: 'edit',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('./features/promoters/details/edit-promoter-drawer.tsx')).EditPromoterDrawer,
        }),
      },
      {
        path: 'tax-rates/:taxRateId',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('./features/promoters/tax-rates/tax-rate-drawer.tsx')).TaxRateDrawer,
        }),
      },
      {
        path: 'postages/:postageId',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('./features/promoters/postages/postage-drawer.tsx')).PostageDrawer,
        }),
      },
    ],
  },
];

/** The drawers of features that open over any page: `?drawer=eventInformation`. */
export const pageDrawers = {
  eventInformation: async () =>
    (await import('./features/shows/info/event-information-drawer.tsx')).EventInformationDrawer,
};

/** Over the overview and over the details. */
async function loadShowStatus() {
  return { Component: (await import('./features/shows/status/show-status-drawer.tsx')).ShowStatusDrawer };
}

async function loadMoveShow() {
  return { Component: (await import('./features/shows/move/move-drawer.tsx')).MoveDrawer };
}

async function loadHoldDrawer() {
  return { Component: (await import('./features/holds/hold-drawer.tsx')).HoldDrawer };
}
