import { changeParams } from '#ui/url/change-params.ts';
import { signInPaths } from './sign-in-paths.ts';

/** All URLs of the console, one typed function each. Parameters are encoded only here. */
export const paths = {
  ...signInPaths,
  shows: () => '/shows',
  /** Without a date limit: a show may be on sale years ahead. */
  showsOnSale: () => '/shows?dateFrom=&saleState=ON_SALE&saleState=SOLD_OUT',
  showsBeforeSale: () => '/shows?dateFrom=&saleState=NOT_STARTED',
  showNew: ({
    venueId,
    tourId,
    artistCampaignId,
  }: {
    tourId?: number;
    artistCampaignId?: number;
    venueId?: number;
  } = {}) =>
    withParams('/shows/new', {
      venue: venueId?.toString(),
      tour: tourId?.toString(),
      campaign: artistCampaignId?.toString(),
    }),
  show: (showCode: string) => inShow(showCode),
  showStatus: (showCode: string) => inShow(showCode, '/status'),
  showMove: (showCode: string) => inShow(showCode, '/move'),
  showCancelOrders: (showCode: string) => inShow(showCode, '/cancel-orders'),
  showRefundOrders: (showCode: string) => inShow(showCode, '/refund-orders'),
  showDuplicate: (showCode: string) => inShow(showCode, '/duplicate'),
  showDetails: (showCode: string) => inShow(showCode, '/details'),
  showDetailsStatus: (showCode: string) => inShow(showCode, '/details/status'),
  showDetailsMove: (showCode: string) => inShow(showCode, '/details/move'),
  /** The drawer that summarises a show, over the current page; keeps the page's query. */
  eventInformation: (showCode: string, search = '') =>
    withParams(search, { drawer: 'eventInformation', show: showCode }),
  showSeating: (showCode: string) => inShow(showCode, '/seating'),
  showVersionMove: (showCode: string) => `${paths.showSeating(showCode)}/version`,
  showHistory: (showCode: string) => inShow(showCode, '/history'),
  /** Changes by others after an instant. */
  showHistoryAfter: (showCode: string, after: string) =>
    withParams(paths.showHistory(showCode), { by: 'others', after }),
  showOfferCodes: (showCode: string) => inShow(showCode, '/offer-codes'),
  showOfferCode: (showCode: string, offerCodeId: number) => `${paths.showOfferCodes(showCode)}/${offerCodeId}`,
  showOfferCodeNew: (showCode: string) => `${paths.showOfferCodes(showCode)}/new`,
  showOfferCodesGenerate: (showCode: string) => `${paths.showOfferCodes(showCode)}/generate`,
  showOfferCodesImport: (showCode: string) => `${paths.showOfferCodes(showCode)}/import`,
  showLinks: (showCode: string) => inShow(showCode, '/links'),
  showLinkNew: (showCode: string) => `${paths.showLinks(showCode)}/new`,
  showLink: (showCode: string, shortUrlId: number) => `${paths.showLinks(showCode)}/${shortUrlId}`,
  showGuestLists: (showCode: string) => inShow(showCode, '/guest-lists'),
  showGuestListNew: (showCode: string) => `${paths.showGuestLists(showCode)}/new`,
  showGuestList: (showCode: string, guestListId: number) => `${paths.showGuestLists(showCode)}/${guestListId}`,
  showGuestListEdit: (showCode: string, guestListId: number) => `${paths.showGuestList(showCode, guestListId)}/edit`,
  showGuestImport: (showCode: string, guestListId: number) => `${paths.showGuestList(showCode, guestListId)}/import`,
  showGuest: (showCode: string, guestListId: number, guestId: number) =>
    `${paths.showGuestList(showCode, guestListId)}/guests/${guestId}`,
  showGuestIssue: (showCode: string, guestListId: number, guestId: number) =>
    `${paths.showGuest(showCode, guestListId, guestId)}/issue`,
  showTickets: (showCode: string) => inShow(showCode, '/tickets'),
  showTicket: (showCode: string, priceTypeId: number) => inShow(showCode, `/tickets/${priceTypeId}`),
  /** The new price type's drawer returns to `then` after saving. */
  showTicketNew: (showCode: string, priceGroupId?: number, kind?: 'comp', then?: 'guest-list') =>
    withParams(inShow(showCode, '/tickets/new'), { group: priceGroupId?.toString(), kind, then }),
  /** Returns the page for `then` of a new price type. */
  showTicketDone: (showCode: string, then: string | null) =>
    then === 'guest-list' ? paths.showGuestListNew(showCode) : paths.showTickets(showCode),
  showTicketStatus: (showCode: string, priceTypeIds: readonly number[]) =>
    inShow(showCode, `/tickets/status?tickets=${priceTypeIds.join(',')}`),
  showTicketHold: (showCode: string, holdId: number | 'new', priceTypeId: number) =>
    inShow(showCode, `/tickets/${priceTypeId}/holds/${holdId}`),
  showTicketGroupCopy: (showCode: string, fromShowCode?: string) =>
    withParams(inShow(showCode, '/tickets/groups/copy'), { from: fromShowCode }),
  showTicketGroup: (showCode: string, priceGroupId: number | 'new') =>
    inShow(showCode, `/tickets/groups/${priceGroupId}`),
  /** The translation drawer over a page or drawer, at one of its fields; keeps the page's query. */
  translation: (path: string, field: string, culture?: string) =>
    withParams(path, { drawer: 'translation', field, ...(culture ? { culture } : {}) }),
  seats: (showCode: string, kind: 'tickets' | 'holds') => inShow(showCode, `/seats/${kind}`),
  /** The map centred on one seat, which is pinned. */
  seat: (showCode: string, seatId: string) => `${paths.seats(showCode, 'tickets')}?seat=${encodeURIComponent(seatId)}`,
  showPrintAtHome: (showCode: string) => inShow(showCode, '/print-at-home'),
  showPrintAtHomeTicket: (showCode: string, priceTypeId: number) =>
    `${paths.showPrintAtHome(showCode)}/tickets/${priceTypeId}`,
  /** The tickets of all price types and languages, with their problems. */
  showPrintAtHomeProof: (showCode: string) => `${paths.showPrintAtHome(showCode)}/proof`,
  showHolds: (showCode: string) => inShow(showCode, '/holds'),
  dueHolds: () => '/due-holds',
  ledgerNewHold: (showCode: string) => `${paths.showHolds(showCode)}/new`,
  ledgerHold: (showCode: string, holdId: number) => `${paths.showHolds(showCode)}/${holdId}`,
  /** Asks whether to release the holds that are due. */
  releaseDueHolds: (showCode: string) => `${paths.showHolds(showCode)}?release=due`,
  seatsCopy: (showCode: string, fromShowCode?: string) =>
    `${paths.seats(showCode, 'tickets')}/copy${fromShowCode ? `?from=${encodeURIComponent(fromShowCode)}` : ''}`,
  newHold: (showCode: string) => `${paths.seats(showCode, 'holds')}/new`,
  hold: (showCode: string, holdId: number) => `${paths.seats(showCode, 'holds')}/${holdId}`,
  campaigns: () => '/campaigns',
  campaignNew: () => '/campaigns/new',
  campaign: (artistCampaignId: number) => `/campaigns/${artistCampaignId}`,
  campaignEdit: (artistCampaignId: number) => `/campaigns/${artistCampaignId}/edit`,
  tours: () => '/tours',
  tourNew: (artistCampaignId?: number) => withParams('/tours/new', { campaign: artistCampaignId?.toString() }),
  tour: (tourId: number) => `/tours/${tourId}`,
  tourEdit: (tourId: number) => `/tours/${tourId}/edit`,
  venues: () => '/venues',
  venueNew: () => '/venues/new',
  venueCatalogue: () => '/venues/catalogue',
  venue: (venueId: number) => `/venues/${venueId}`,
  venueEdit: (venueId: number) => `/venues/${venueId}/edit`,
  planImport: (venueId: number) => `/venues/${venueId}/plans/import`,
  planEdit: (venueId: number, planId: number) => `/venues/${venueId}/plans/${planId}/edit`,
  plan: (venueId: number, planId: number) => `/venues/${venueId}/plans/${planId}`,
  orders: () => '/orders',
  ordersOfShow: (showCode: string) => withParams('/orders', { showCode }),
  ordersOfDay: (on: string) => withParams('/orders', { dateFrom: on, dateTo: on }),
  /** The orders of a day that wait for their money. */
  pendingOrdersOfDay: (on: string) => withParams('/orders', { dateFrom: on, dateTo: on, status: 'PENDING' }),
  /** The orders of a show placed after an instant. */
  ordersAfter: (showCode: string, after: string) => withParams('/orders', { showCode, after }),
  /** The orders of a show found by a seat id. */
  ordersOfSeat: (showCode: string, seatId: string) => withParams('/orders', { showCode, search: seatId }),
  order: (orderId: string) => `/orders/${encodeURIComponent(orderId)}`,
  orderCancel: (orderId: string) => `${paths.order(orderId)}/cancel`,
  orderRefund: (orderId: string) => `${paths.order(orderId)}/refund`,
  orderPay: (orderId: string) => `${paths.order(orderId)}/pay`,
  orderChangeSeats: (orderId: string) => `${paths.order(orderId)}/change-seats`,
  orderTransfer: (orderId: string) => `${paths.order(orderId)}/transfer`,
  orderResend: (orderId: string) => `${paths.order(orderId)}/resend`,
  ordersOfCustomer: (customerId: number) => withParams('/orders', { customerId: customerId.toString() }),
  showComps: (showCode: string) => inShow(showCode, '/comps'),
  showQuestions: (showCode: string) => inShow(showCode, '/questions'),
  showQuestion: (showCode: string, questionId: number | 'new') => `${paths.showQuestions(showCode)}/${questionId}`,
  customers: () => '/customers',
  customer: (customerId: number) => `/customers/${customerId}`,
  customerEdit: (customerId: number) => `${paths.customer(customerId)}/edit`,
  orderBarcode: (orderId: string, orderItemId: number) => `${paths.order(orderId)}/tickets/${orderItemId}/barcode`,
  orderNote: (orderId: string, orderItemId: number) => `${paths.order(orderId)}/tickets/${orderItemId}/note`,
  instalments: () => '/finance/instalments',
  instalmentsOverdue: () => '/finance/instalments?status=overdue',
  instalmentsOfShow: (showCode: string) => withParams('/finance/instalments', { showCode }),
  instalmentPlan: (showCode: string, instalmentPlanId: number | 'new') =>
    `/finance/instalments/plans/${encodeURIComponent(showCode)}/${instalmentPlanId}`,
  settlements: () => '/finance/settlements',
  settlementOpen: () => '/finance/settlements/open',
  settlement: (settlementId: number) => `/finance/settlements/${settlementId}`,
  settlementRule: (settlementRuleId: number | 'new') => `/finance/settlements/rules/${settlementRuleId}`,
  reports: () => '/reports',
  report: (report: string) => `/reports/${encodeURIComponent(report)}`,
  /** The sales of one day, for all shows of the promoter: of the chosen one by default. */
  salesOfDay: (on: string, promoterCode?: string) => {
    const asked = new URLSearchParams({ dateFrom: '', dateTo: '', salesFrom: on, salesTo: on });
    if (promoterCode !== undefined) asked.set('promoter', promoterCode);
    return `${paths.report('sales')}?${asked}`;
  },
  /** The data selector of a report. */
  reportData: (report: string) => `${paths.report(report)}/data`,
  /** The schedules of reports sent by e-mail. */
  reportSchedules: (report: string) => `${paths.report(report)}/schedules`,
  reportSchedule: (report: string, id: number) => `${paths.reportSchedules(report)}/${id}`,
  guestLists: () => '/guest-lists',
  guestListsWaiting: () => '/guest-lists?show=waiting',
  guestListNew: () => '/guest-lists/new',
  webhooks: () => '/webhooks',
  webhookNew: () => '/webhooks/new',
  webhook: (webhookId: number) => `/webhooks/${webhookId}`,
  webhookEdit: (webhookId: number) => `/webhooks/${webhookId}/edit`,
  ownTexts: () => '/translations',
  ownText: (catalogue: string, key: string) =>
    `/translations/${encodeURIComponent(catalogue)}/${encodeURIComponent(key)}`,
  /** One text in one language; the key includes the plural form. */
  ownTextIn: (catalogue: string, key: string, language: string) =>
    `${paths.ownText(catalogue, key)}/${encodeURIComponent(language)}`,
  apiTokens: () => '/api-tokens',
  apiTokenNew: () => '/api-tokens/new',
  apiKeys: () => '/api-keys',
  apiKeyNew: () => '/api-keys/new',
  apiKey: (apiKeyId: number) => `/api-keys/${apiKeyId}`,
  account: () => '/account',
  users: () => '/users',
  userInvite: () => '/users/invite',
  roles: () => '/users/roles',
  roleNew: (from?: string) => withParams('/users/roles/new', { from }),
  role: (roleId: number) => `/users/roles/${roleId}`,
  /** `promoter` is needed for a promoter's own role. */
  roleLookAs: (role: string, promoter?: string) => withParams('/users/roles/look-as', { role, promoter }),
  notifications: () => '/notifications',
  support: () => '/support',
  user: (membershipId: number) => `/users/${membershipId}`,
  /** The audit, optionally filtered by a show, a thing (`customer:5`), an actor or an address. */
  audit: (filter: { showCode?: string; thing?: string; actorId?: string; address?: string } = {}) =>
    withParams('/audit', filter),
  auditEntry: (promoterCode: string, auditEntryId: number) =>
    `/audit/${encodeURIComponent(promoterCode)}/${auditEntryId}`,
  promoter: (code: string) => `/promoters/${encodeURIComponent(code)}`,
  promoterEdit: (code: string) => `/promoters/${encodeURIComponent(code)}/edit`,
  promoterTaxRate: (code: string, taxRateId: number | 'new') =>
    `/promoters/${encodeURIComponent(code)}/tax-rates/${taxRateId}`,
  promoterPostage: (code: string, postageId: number | 'new') =>
    `/promoters/${encodeURIComponent(code)}/postages/${postageId}`,
};

/** Returns the path with parameters besides those it has; one without a value is left out. */
function withParams(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const [page, search] = path.split('?');
  const params = changeParams(new URLSearchParams(search), values);
  return params.size > 0 ? `${page}?${params}` : `${page}`;
}

/** Routes that something else also matches, to know which page is open; `{ path, end: false }` matches what is below. */
export const PATTERNS = {
  show: '/shows/:showCode',
  showHolds: '/shows/:showCode/holds',
  seats: '/shows/:showCode/seats',
  seatHolds: '/shows/:showCode/seats/holds',
  venue: '/venues/:venueId',
} as const;

function inShow(showCode: string, rest = ''): string {
  return `/shows/${encodeURIComponent(showCode)}${rest}`;
}
