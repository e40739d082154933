import type { RouteObject } from 'react-router';
import { PATTERNS, paths } from '#pages/paths.ts';
import { drawer, frame, fullScreenPage, page } from './route.ts';
import { showRoutes } from './show-routes.ts';

const programmeRoutes: RouteObject[] = [
  page(
    paths.campaigns(),
    async () => (await import('#features/events/artist-campaigns/campaign-list-page.tsx')).CampaignListPage,
    [
      drawer(
        'new',
        async () => (await import('#features/events/artist-campaigns/form/new-campaign-drawer.tsx')).NewCampaignDrawer,
      ),
    ],
  ),
  page(
    '/campaigns/:campaignId',
    async () => (await import('#features/events/artist-campaigns/campaign-page.tsx')).CampaignPage,
    [
      drawer(
        'edit',
        async () =>
          (await import('#features/events/artist-campaigns/form/edit-campaign-drawer.tsx')).EditCampaignDrawer,
      ),
    ],
  ),
  page(paths.tours(), async () => (await import('#features/events/tours/tour-list-page.tsx')).TourListPage),
  page(paths.tourNew(), async () => (await import('#features/events/tours/form/new-tour-page.tsx')).NewTourPage),
  page('/tours/:tourId', async () => (await import('#features/events/tours/tour-page.tsx')).TourPage, [
    drawer('edit', async () => (await import('#features/events/tours/form/edit-tour-drawer.tsx')).EditTourDrawer),
  ]),
];

const venueRoutes: RouteObject[] = [
  page(paths.venues(), async () => (await import('#features/seating/venues/list/venue-list-page.tsx')).VenueListPage, [
    drawer('new', async () => (await import('#features/seating/venues/form/new-venue-drawer.tsx')).NewVenueDrawer),
    drawer('catalogue', async () => (await import('#features/seating/venues/catalogue-drawer.tsx')).CatalogueDrawer),
  ]),
  page(PATTERNS.venue, async () => (await import('#features/seating/venues/venue-page.tsx')).VenuePage, [
    frame(
      async () => (await import('#features/seating/seating-plans/plans/venue-plans.tsx')).VenuePlans,
      [
        { index: true, element: null },
        drawer(
          'edit',
          async () => (await import('#features/seating/venues/form/edit-venue-drawer.tsx')).EditVenueDrawer,
        ),
      ],
    ),
  ]),
  page(
    '/venues/:venueId/plans/import',
    async () => (await import('#features/seating/seating-plans/import/import-plan-page.tsx')).ImportPlanPage,
  ),
  page(
    '/venues/:venueId/plans/:planId',
    async () => (await import('#features/seating/seating-plans/plan-page.tsx')).PlanPage,
  ),
  fullScreenPage(
    '/venues/:venueId/plans/:planId/edit',
    async () => (await import('#features/seating/seating-plans/editor/plan-editor-page.tsx')).PlanEditorPage,
  ),
];

const orderRoutes: RouteObject[] = [
  page(paths.orders(), async () => (await import('#features/sales/orders/list/orders-page.tsx')).OrdersPage),
  page(
    paths.customers(),
    async () => (await import('#features/sales/customers/list/customers-page.tsx')).CustomersPage,
  ),
  page(
    '/customers/:customerId',
    async () => (await import('#features/sales/customers/page/customer-page.tsx')).CustomerPage,
    [
      drawer(
        'edit',
        async () => (await import('#features/sales/customers/edit/edit-customer-drawer.tsx')).EditCustomerDrawer,
      ),
    ],
  ),
  page('/orders/:orderId', async () => (await import('#features/sales/orders/page/order-page.tsx')).OrderPage, [
    drawer('cancel', async () => (await import('#features/sales/orders/cancel/cancel-drawer.tsx')).CancelDrawer),
    drawer(
      'change-seats',
      async () => (await import('#features/sales/orders/change-seats/change-seats-drawer.tsx')).ChangeSeatsDrawer,
    ),
    drawer('transfer', async () => (await import('#features/sales/orders/drawers/transfer-drawer.tsx')).TransferDrawer),
    drawer('resend', async () => (await import('#features/sales/orders/drawers/resend-drawer.tsx')).ResendDrawer),
    drawer('pay', async () => (await import('#features/sales/orders/drawers/pay-drawer.tsx')).PayDrawer),
    drawer('refund', async () => (await import('#features/sales/orders/drawers/refund-drawer.tsx')).RefundDrawer),
    drawer(
      'tickets/:orderItemId/barcode',
      async () => (await import('#features/sales/orders/drawers/barcode-drawer.tsx')).BarcodeDrawer,
    ),
    drawer(
      'tickets/:orderItemId/note',
      async () => (await import('#features/sales/orders/drawers/note-drawer.tsx')).NoteDrawer,
    ),
  ]),
  page(
    paths.guestLists(),
    async () => (await import('#features/sales/guest-lists/lists/guest-lists-page.tsx')).GuestListsPage,
    [
      drawer(
        'new',
        async () => (await import('#features/sales/guest-lists/lists/choose-list-event.tsx')).ChooseListEvent,
      ),
    ],
  ),
];

const reportRoutes: RouteObject[] = [
  page(paths.reports(), async () => (await import('#features/reports/reports/reports-start.tsx')).ReportsStart),
  page('/reports/:report', async () => (await import('#features/reports/reports/reports-page.tsx')).ReportsPage, [
    drawer(
      'data',
      async () => (await import('#features/reports/reports/selection/selector-drawer.tsx')).SelectorDrawer,
    ),
    drawer(
      'schedules',
      async () => (await import('#features/reports/reports/schedules/schedules-drawer.tsx')).SchedulesDrawer,
    ),
    drawer(
      'schedules/:reportScheduleId',
      async () => (await import('#features/reports/reports/schedules/edit-schedule-drawer.tsx')).EditScheduleDrawer,
    ),
  ]),
];

const financeRoutes: RouteObject[] = [
  page(
    paths.instalments(),
    async () => (await import('#features/sales/instalments/page/instalments-page.tsx')).InstalmentsPage,
    [
      drawer(
        'plans/:showCode/:instalmentPlanId',
        async () => (await import('#features/sales/instalments/plans/plan-drawer.tsx')).PlanDrawer,
      ),
    ],
  ),
  page(
    paths.settlements(),
    async () => (await import('#features/sales/settlements/settlements-page.tsx')).SettlementsPage,
    [
      drawer(
        'rules/:settlementRuleId',
        async () => (await import('#features/sales/settlements/rules/rule-drawer.tsx')).RuleDrawer,
      ),
    ],
  ),
  page(
    paths.settlementOpen(),
    async () => (await import('#features/sales/settlements/open-statement-page.tsx')).OpenStatementPage,
  ),
  page(
    '/finance/settlements/:settlementId',
    async () => (await import('#features/sales/settlements/settlement-page.tsx')).SettlementPage,
  ),
];

const promoterRoutes: RouteObject[] = [
  page(paths.webhooks(), async () => (await import('#features/promoters/webhooks/webhooks-page.tsx')).WebhooksPage, [
    drawer(
      'new',
      async () => (await import('#features/promoters/webhooks/form/new-webhook-drawer.tsx')).NewWebhookDrawer,
    ),
  ]),
  page(
    '/webhooks/:webhookId',
    async () => (await import('#features/promoters/webhooks/log/webhook-page.tsx')).WebhookPage,
    [
      drawer(
        'edit',
        async () => (await import('#features/promoters/webhooks/form/edit-webhook-drawer.tsx')).EditWebhookDrawer,
      ),
    ],
  ),
  page(
    paths.ownTexts(),
    async () => (await import('#features/promoters/translations/translations-page.tsx')).TranslationsPage,
    [
      drawer(
        ':catalogue/:key',
        async () => (await import('#features/promoters/translations/drawer/own-text-drawer.tsx')).OwnTextDrawer,
      ),
      drawer(
        ':catalogue/:key/:language',
        async () => (await import('#features/promoters/translations/drawer/text-drawer.tsx')).TextDrawer,
      ),
    ],
  ),
  page(
    paths.apiTokens(),
    async () => (await import('#features/promoters/api-tokens/api-tokens-page.tsx')).ApiTokensPage,
    [drawer('new', async () => (await import('#features/promoters/api-tokens/new-token-drawer.tsx')).NewTokenDrawer)],
  ),
  page(paths.apiKeys(), async () => (await import('#features/promoters/api-keys/page/api-keys-page.tsx')).ApiKeysPage, [
    drawer('new', async () => (await import('#features/promoters/api-keys/drawer/new-key-drawer.tsx')).NewKeyDrawer),
    drawer(':apiKeyId', async () => (await import('#features/promoters/api-keys/drawer/key-drawer.tsx')).KeyDrawer),
  ]),
  page(paths.account(), async () => (await import('#features/promoters/accounts/account-page.tsx')).AccountPage),
  page(paths.users(), async () => (await import('#features/promoters/users/page/users-page.tsx')).UsersPage, [
    drawer('invite', async () => (await import('#features/promoters/users/drawer/invite-drawer.tsx')).InviteDrawer),
    drawer(':membershipId', async () => (await import('#features/promoters/users/drawer/user-drawer.tsx')).UserDrawer),
  ]),
  page(paths.roles(), async () => (await import('#features/promoters/users/roles/roles-page.tsx')).RolesPage, [
    drawer('new', async () => (await import('#features/promoters/users/roles/new-role-drawer.tsx')).NewRoleDrawer),
    drawer('look-as', async () => (await import('#features/promoters/users/roles/look-as-drawer.tsx')).LookAsDrawer),
    drawer(':roleId', async () => (await import('#features/promoters/users/roles/role-drawer.tsx')).RoleDrawer),
  ]),
  page(
    paths.notifications(),
    async () => (await import('#features/promoters/notifications/page/notifications-page.tsx')).NotificationsPage,
  ),
  page(paths.audit(), async () => (await import('#features/promoters/audit/page/audit-page.tsx')).AuditPage, [
    drawer(
      ':promoterCode/:auditEntryId',
      async () => (await import('#features/promoters/audit/entry-drawer.tsx')).EntryDrawer,
    ),
  ]),
  page('/promoters/:code', async () => (await import('#features/promoters/promoters/promoter-page.tsx')).PromoterPage, [
    drawer(
      'edit',
      async () => (await import('#features/promoters/promoters/details/edit-promoter-drawer.tsx')).EditPromoterDrawer,
    ),
    drawer(
      'tax-rates/:taxRateId',
      async () => (await import('#features/promoters/promoters/tax-rates/tax-rate-drawer.tsx')).TaxRateDrawer,
    ),
    drawer(
      'postages/:postageId',
      async () => (await import('#features/promoters/promoters/postages/postage-drawer.tsx')).PostageDrawer,
    ),
  ]),
];

/**
 * All URLs of the console. A page is one line and a chunk of its own; an object's drawer is a child of its page, so
 * that it can be linked, reloaded and closed with Back.
 */
export const pageRoutes: RouteObject[] = [
  page(paths.root(), async () => (await import('#features/reports/start/start-page.tsx')).StartPage),
  page(paths.dueHolds(), async () => (await import('#features/events/holds/due/due-holds-page.tsx')).DueHoldsPage),
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
    (await import('#features/events/shows/info/event-information-drawer.tsx')).EventInformationDrawer,
  notifications: async () =>
    (await import('#features/promoters/notifications/notifications-drawer.tsx')).NotificationsDrawer,
};
