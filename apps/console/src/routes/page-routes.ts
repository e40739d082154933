import { type RouteObject, redirect } from 'react-router';
import { paths } from '#pages/paths.ts';
import { drawer, frame, fullScreenPage, page } from './route.ts';
import { showRoutes } from './show-routes.ts';

const programmeRoutes: RouteObject[] = [
  page(
    paths.campaigns(),
    async () => (await import('#features/artist-campaigns/campaign-list-page.tsx')).CampaignListPage,
    [
      drawer(
        'new',
        async () => (await import('#features/artist-campaigns/form/new-campaign-drawer.tsx')).NewCampaignDrawer,
      ),
    ],
  ),
  page(
    '/campaigns/:campaignId',
    async () => (await import('#features/artist-campaigns/campaign-page.tsx')).CampaignPage,
    [
      drawer(
        'edit',
        async () => (await import('#features/artist-campaigns/form/edit-campaign-drawer.tsx')).EditCampaignDrawer,
      ),
    ],
  ),
  page(paths.tours(), async () => (await import('#features/tours/tour-list-page.tsx')).TourListPage),
  page(paths.tourNew(), async () => (await import('#features/tours/form/new-tour-page.tsx')).NewTourPage),
  page('/tours/:tourId', async () => (await import('#features/tours/tour-page.tsx')).TourPage, [
    drawer('edit', async () => (await import('#features/tours/form/edit-tour-drawer.tsx')).EditTourDrawer),
  ]),
];

const venueRoutes: RouteObject[] = [
  page(paths.venues(), async () => (await import('#features/venues/list/venue-list-page.tsx')).VenueListPage, [
    drawer('new', async () => (await import('#features/venues/form/new-venue-drawer.tsx')).NewVenueDrawer),
    drawer('catalogue', async () => (await import('#features/venues/catalogue-drawer.tsx')).CatalogueDrawer),
  ]),
  page('/venues/:venueId', async () => (await import('#features/venues/venue-page.tsx')).VenuePage, [
    frame(
      async () => (await import('#features/seating-plans/plans/venue-plans.tsx')).VenuePlans,
      [
        { index: true, element: null },
        drawer('edit', async () => (await import('#features/venues/form/edit-venue-drawer.tsx')).EditVenueDrawer),
      ],
    ),
  ]),
  page(
    '/venues/:venueId/plans/import',
    async () => (await import('#features/seating-plans/import/import-plan-page.tsx')).ImportPlanPage,
  ),
  page('/venues/:venueId/plans/:planId', async () => (await import('#features/seating-plans/plan-page.tsx')).PlanPage),
  fullScreenPage(
    '/venues/:venueId/plans/:planId/edit',
    async () => (await import('#features/seating-plans/editor/plan-editor-page.tsx')).PlanEditorPage,
  ),
];

const orderRoutes: RouteObject[] = [
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

const reportRoutes: RouteObject[] = [
  page(paths.reports(), async () => (await import('#features/reports/reports-start.tsx')).ReportsStart),
  page('/reports/:report', async () => (await import('#features/reports/reports-page.tsx')).ReportsPage, [
    drawer('data', async () => (await import('#features/reports/selection/selector-drawer.tsx')).SelectorDrawer),
    drawer('schedules', async () => (await import('#features/reports/schedules/schedules-drawer.tsx')).SchedulesDrawer),
  ]),
];

const financeRoutes: RouteObject[] = [
  page(
    paths.instalments(),
    async () => (await import('#features/instalments/page/instalments-page.tsx')).InstalmentsPage,
    [
      drawer(
        'plans/:showCode/:instalmentPlanId',
        async () => (await import('#features/instalments/plans/plan-drawer.tsx')).PlanDrawer,
      ),
    ],
  ),
  page(paths.settlements(), async () => (await import('#features/settlements/settlements-page.tsx')).SettlementsPage, [
    drawer(
      'rules/:settlementRuleId',
      async () => (await import('#features/settlements/rules/rule-drawer.tsx')).RuleDrawer,
    ),
  ]),
  page(
    paths.settlementOpen(),
    async () => (await import('#features/settlements/open-statement-page.tsx')).OpenStatementPage,
  ),
  page(
    '/finance/settlements/:settlementId',
    async () => (await import('#features/settlements/settlement-page.tsx')).SettlementPage,
  ),
];

const promoterRoutes: RouteObject[] = [
  page(paths.apiKeys(), async () => (await import('#features/api-keys/page/api-keys-page.tsx')).ApiKeysPage, [
    drawer('new', async () => (await import('#features/api-keys/drawer/new-key-drawer.tsx')).NewKeyDrawer),
    drawer(':apiKeyId', async () => (await import('#features/api-keys/drawer/key-drawer.tsx')).KeyDrawer),
  ]),
  page(paths.users(), async () => (await import('#features/users/page/users-page.tsx')).UsersPage, [
    drawer('invite', async () => (await import('#features/users/drawer/invite-drawer.tsx')).InviteDrawer),
    drawer(':membershipId', async () => (await import('#features/users/drawer/user-drawer.tsx')).UserDrawer),
  ]),
  page('/promoters/:code', async () => (await import('#features/promoters/promoter-page.tsx')).PromoterPage, [
    drawer(
      'edit',
      async () => (await import('#features/promoters/details/edit-promoter-drawer.tsx')).EditPromoterDrawer,
    ),
    drawer(
      'tax-rates/:taxRateId',
      async () => (await import('#features/promoters/tax-rates/tax-rate-drawer.tsx')).TaxRateDrawer,
    ),
    drawer(
      'postages/:postageId',
      async () => (await import('#features/promoters/postages/postage-drawer.tsx')).PostageDrawer,
    ),
  ]),
];

/**
 * The whole URL space. A page is one line and a chunk of its own; an object's drawer is a child of its page,
 * so that it can be linked, reloaded and closed with Back.
 */
export const pageRoutes: RouteObject[] = [
  { path: paths.root(), loader: () => redirect(paths.shows()) },
  ...showRoutes,
  ...programmeRoutes,
  ...venueRoutes,
  ...orderRoutes,
  ...reportRoutes,
  ...financeRoutes,
  ...promoterRoutes,
];

/** The drawers of features that open over any page: `?drawer=eventInformation`. */
export const pageDrawers = {
  eventInformation: async () =>
    (await import('#features/shows/info/event-information-drawer.tsx')).EventInformationDrawer,
};
