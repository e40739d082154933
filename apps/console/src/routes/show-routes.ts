import { type RouteObject, redirect } from 'react-router';
import { PATTERNS, paths } from '#pages/paths.ts';
import { drawer, drawersUnder, frame, fullScreenPage, page } from './route.ts';

export const showRoutes: RouteObject[] = [
  page(paths.shows(), async () => (await import('#features/events/shows/list/shows-page.tsx')).ShowsPage),
  page(paths.showNew(), async () => (await import('#features/events/shows/edit/show-create-page.tsx')).ShowCreatePage),
  page(
    PATTERNS.show,
    async () => (await import('#features/events/shows/overview/show-overview-page.tsx')).ShowOverviewPage,
    [
      drawer('status', loadShowStatus),
      drawer('move', loadMoveShow),
      drawer(
        'duplicate',
        async () => (await import('#features/events/shows/duplicate/duplicate-drawer.tsx')).DuplicateDrawer,
      ),
      drawer('comps', async () => (await import('#features/sales/orders/drawers/comps-drawer.tsx')).CompsDrawer),
      drawer(
        'cancel-orders',
        async () => (await import('#features/events/shows/open-orders/cancel-orders-drawer.tsx')).CancelOrdersDrawer,
      ),
      drawer(
        'refund-orders',
        async () => (await import('#features/events/shows/open-orders/refund-orders-drawer.tsx')).RefundOrdersDrawer,
      ),
    ],
  ),
  frame(
    async () => (await import('#features/events/shows/set-up/set-up-layout.tsx')).SetUpLayout,
    [
      page(
        '/shows/:showCode/details',
        async () => (await import('#features/events/shows/edit/show-details-page.tsx')).ShowDetailsPage,
        [drawer('status', loadShowStatus), drawer('move', loadMoveShow)],
      ),
      page(
        '/shows/:showCode/tickets',
        async () => (await import('#features/events/prices/page/tickets-page.tsx')).TicketsPage,
        [
          drawer(
            'groups/copy',
            async () => (await import('#features/events/price-groups/copy/copy-groups-drawer.tsx')).CopyGroupsDrawer,
          ),
          drawer(
            'groups/:priceGroupId',
            async () => (await import('#features/events/price-groups/price-group-drawer.tsx')).PriceGroupDrawer,
          ),
          drawer(
            'status',
            async () => (await import('#features/events/prices/status/ticket-status-drawer.tsx')).TicketStatusDrawer,
          ),
          drawer(
            ':priceTypeId',
            async () => (await import('#features/events/prices/drawer/ticket-drawer.tsx')).TicketDrawer,
          ),
          drawer(':priceTypeId/holds/new', loadHoldDrawer),
          drawer(':priceTypeId/holds/:holdId', loadHoldDrawer),
        ],
      ),
      page(
        '/shows/:showCode/questions',
        async () => (await import('#features/events/questions/questions-page.tsx')).QuestionsPage,
        [
          drawer(
            ':questionId',
            async () => (await import('#features/events/questions/question-drawer.tsx')).QuestionDrawer,
          ),
        ],
      ),
      page(
        '/shows/:showCode/print-at-home',
        async () => (await import('#features/events/print-at-home/page/print-at-home-page.tsx')).PrintAtHomePage,
      ),
      page(
        '/shows/:showCode/print-at-home/tickets/:priceTypeId',
        async () => (await import('#features/events/print-at-home/page/print-at-home-page.tsx')).TicketDesignPage,
      ),
      page(
        '/shows/:showCode/print-at-home/proof',
        async () => (await import('#features/events/print-at-home/proof/proof-page.tsx')).ProofPage,
      ),
      page(
        PATTERNS.showHolds,
        async () => (await import('#features/events/holds/ledger/hold-ledger-page.tsx')).HoldLedgerPage,
        [drawer('new', loadHoldDrawer), drawer(':holdId', loadHoldDrawer)],
      ),
      page(
        '/shows/:showCode/seating',
        async () => (await import('#features/events/shows/seating/show-seating-page.tsx')).ShowSeatingPage,
        [
          drawer(
            'version',
            async () =>
              (await import('#features/events/shows/seating/version/version-move-drawer.tsx')).VersionMoveDrawer,
          ),
        ],
      ),
      page(
        '/shows/:showCode/offer-codes',
        async () => (await import('#features/events/offer-codes/page/offer-codes-page.tsx')).OfferCodesPage,
        [
          drawer('new', async () => (await import('#features/events/offer-codes/drawer/new-code.tsx')).NewCode),
          drawer(
            'generate',
            async () => (await import('#features/events/offer-codes/generate-codes.tsx')).GenerateCodes,
          ),
          drawer(
            'import',
            async () => (await import('#features/events/offer-codes/import/import-codes.tsx')).ImportCodes,
          ),
          drawer(
            ':offerCodeId',
            async () => (await import('#features/events/offer-codes/drawer/code-drawer.tsx')).CodeDrawer,
          ),
        ],
      ),
      page(
        '/shows/:showCode/links',
        async () => (await import('#features/events/short-urls/page/links-page.tsx')).LinksPage,
        [
          drawer('new', async () => (await import('#features/events/short-urls/drawer/new-link.tsx')).NewLink),
          drawer(
            ':shortUrlId',
            async () => (await import('#features/events/short-urls/drawer/link-drawer.tsx')).LinkDrawer,
          ),
        ],
      ),
      page(
        '/shows/:showCode/guest-lists',
        async () => (await import('#features/sales/guest-lists/lists/show-guest-lists-page.tsx')).ShowGuestListsPage,
        [
          drawer(
            'new',
            async () => (await import('#features/sales/guest-lists/drawer/new-list-drawer.tsx')).NewListDrawer,
          ),
        ],
      ),
      page(
        '/shows/:showCode/guest-lists/:guestListId',
        async () => (await import('#features/sales/guest-lists/page/guest-list-page.tsx')).GuestListPage,
        [
          drawer(
            'edit',
            async () => (await import('#features/sales/guest-lists/drawer/edit-list-drawer.tsx')).EditListDrawer,
          ),
          drawer(
            'import',
            async () => (await import('#features/sales/guest-lists/import/import-drawer.tsx')).ImportDrawer,
          ),
          drawer(
            'guests/:guestId',
            async () => (await import('#features/sales/guest-lists/page/guest-drawer.tsx')).GuestDrawer,
          ),
          drawer(
            'guests/:guestId/issue',
            async () => (await import('#features/sales/guest-lists/page/issue-seats-drawer.tsx')).IssueSeatsDrawer,
          ),
        ],
      ),
      page(
        '/shows/:showCode/history',
        async () => (await import('#features/events/shows/history/show-history-page.tsx')).ShowHistoryPage,
      ),
    ],
  ),
  fullScreenPage(PATTERNS.seats, async () => (await import('#features/seating/seats/seats-page.tsx')).SeatsPage, [
    { index: true, loader: () => redirect('tickets') },
    drawersUnder('tickets', [
      drawer('copy', async () => (await import('#features/seating/seats/copy/copy-seats-drawer.tsx')).CopySeatsDrawer),
    ]),
    drawersUnder('holds', [drawer('new', loadHoldDrawer), drawer(':holdId', loadHoldDrawer)]),
  ]),
];

/** Used over both the overview and the details. */
async function loadShowStatus() {
  return (await import('#features/events/shows/status/show-status-drawer.tsx')).ShowStatusDrawer;
}

async function loadMoveShow() {
  return (await import('#features/events/shows/move/move-drawer.tsx')).MoveDrawer;
}

async function loadHoldDrawer() {
  return (await import('#features/events/holds/hold-drawer.tsx')).HoldDrawer;
}
