/**
 * The `details.reason` of a refusal by its error code, each with the names of its other values in `details`; a name
 * that ends in `?` may be absent. Every reason has a sentence for the API (`reason-sentences.ts`) and one in the
 * console.
 */
export const REASONS = {
  RULE_BROKEN: {
    // Shows.
    'not-active': ['status?'],
    'not-being-cancelled': ['status'],
    'cancelled-event-stays': ['status'],
    'event-moves': ['status', 'call'],
    'copied-tour-without-plan': ['seatingPlanId', 'tourId?'],
    'too-many-copied-codes': ['offerCodes', 'most'],
    'too-many-questions': ['most'],
    'no-campaign': [],

    // Price types and price groups.
    'comp-forbids': ['priceTypeId?'],
    'status-of-comps': [],
    'links-in-circle': [],
    'linked-price-amount': ['priceTypeId', 'name', 'faceValueMinor'],
    'too-many-price-groups': ['most'],
    'groups-in-other-currency': ['currency', 'fromCurrency'],
    'ticket-is-seated': [],
    'ticket-numbers-used-up': ['most'],
    'hold-numbers-used-up': ['most'],

    // Plans and seats.
    'no-seating-plan': [],
    'plan-never-published': [],
    SAME_VERSION: [],
    'seats-have-other-ticket': ['seatIds', 'seats'],
    'seats-lack-ticket': ['seatIds', 'seats'],

    // Reasons that forbid the sale of a price type, or without `priceTypeId` of the whole show.
    paused: ['priceTypeId'],
    hidden: ['priceTypeId'],
    'box-office-only': ['priceTypeId'],
    'other-partner-site': ['priceTypeId'],
    'code-only': ['priceTypeId'],
    held: ['priceTypeId'],
    'not-on-sale-yet': ['priceTypeId?', 'onSaleAt?'],
    'off-sale': ['priceTypeId?', 'offSaleAt?'],

    // Baskets.
    'order-limit': ['priceTypeId', 'quantity', 'fewestPerOrder', 'mostPerOrder'],
    'basket-left-empty': [],
    'basket-kept-longest': ['mostMinutes', 'expiresAt'],

    // Orders and their money.
    'total-differs': ['totalMinor', 'currency'],
    'paid-in-other-currency': ['currency'],
    'payments-do-not-add-up': ['dueNowMinor', 'paidMinor', 'currency'],
    'no-ticket-stands': [],
    'too-many-tickets': ['tickets', 'most'],
    'no-tickets-to-send': ['status'],
    'order-unpaid': ['status'],
    'keeps-more-than-paid': ['mostMinor'],
    'no-refund-due': ['dueMinor'],
    'nothing-owed': ['mostMinor'],
    'more-than-owed': ['mostMinor'],
    'no-open-instalments': [],
    'not-offered': ['fewestMinor', 'totalMinor'],
    'too-small': ['fewestMinor', 'totalMinor'],
    'ends-after-event': ['fewestMinor', 'totalMinor'],
    started: ['startsAt'],
    'nothing-to-settle': [],
    'customer-erased': ['erasedAt'],

    // Users.
    'last-owner': [],
    'works-elsewhere': [],
    'own-second-factor': [],
    'role-given-for-part': ['permission'],
    'too-many-roles': ['most'],
    'has-permission': ['permission'],
    'permission-not-for-part': ['permission'],
    'too-many-webhooks': ['most'],
    'too-many-translations': ['most'],

    // Resale.
    'resale-closed': ['status', 'startsAt'],
    'resale-unpaid': ['paymentStatus'],
    'asks-more-than-paid': ['mostMinor'],

    // Guest lists.
    'cut-off': ['cutOffAtLocal'],
    'comp-has-price': ['priceTypeId'],
    'fewer-than-on-list': ['fewest'],

    // Reports.
    'too-many-schedules': ['most'],
    'too-many-column-sets': ['most'],
  },

  CONFLICT: {
    // Shows and their seats.
    'removes-other-seats': ['removesSeats', 'removedSeats', 'removedPriced', 'removedHeld'],
    SEATS_TAKEN: ['obstacles', 'obstacleCount'],

    // Baskets and orders.
    'basket-purchased': ['basketId'],
    'tickets-cancelled': ['orderItemIds'],
    'barcode-in-use': ['orderId'],
    'barcode-revoked': ['orderId'],
    difference: ['differenceMinor'],
    'instalment-settled': ['instalmentNumber'],

    // Resale.
    resale: ['orderItemIds'],
    'listed-already': ['orderItemId'],
    'listing-closed': ['state'],
    'listing-sold': ['state'],

    // Guest lists.
    'guest-has-tickets': ['guestId', 'name', 'status'],
    'guest-had-tickets': ['guestId', 'name', 'status'],
    'guest-without-tickets': ['guestId', 'name', 'status'],

    // Customers and settlements.
    erased: ['erasedAt'],
    'not-exported': ['exportedAt', 'days'],
    'figures-changed': ['digest', 'netMinor'],
  },

  OFFER_CODE_REFUSED: {
    unknown: [],
    disabled: [],
    scheduled: [],
    expired: [],
    'used-up': ['mostUses'],
    'per-order': ['mostPerOrder', 'quantity'],
    'per-customer': ['mostPerCustomer'],
    'not-for-these-tickets': [],
  },

  // First the reasons that concern the price type of the seats, then those of the seats themselves.
  SEAT_NOT_FOR_SALE: {
    paused: ['seatIds'],
    hidden: ['seatIds'],
    'box-office-only': ['seatIds'],
    'other-partner-site': ['seatIds'],
    'code-only': ['seatIds'],
    'not-on-sale-yet': ['seatIds'],
    'off-sale': ['seatIds'],
    'other-ticket': ['seatIds'],
    'no-ticket': ['seatIds'],
    held: ['seatIds'],
    alternating: ['seatIds'],
    mixed: ['seatIds'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
type Reasons = typeof REASONS;

/** The reasons that withhold seats from buyers, whatever their price type. */
export const WITHHELD = ['no-ticket', 'held', 'alternating', 'mixed'] as const;
/** The reasons that make an offer code unusable, whichever tickets are in the basket. */
export const CODE_UNUSABLE = ['unknown', 'disabled', 'scheduled', 'expired', 'used-up'] as const;

export type ReasonedCode = keyof Reasons;
export type ReasonOf<C extends ReasonedCode> = keyof Reasons[C] & string;
/** The reasons that an endpoint declares, by error code, so that its documentation lists no others. */
export type ReasonsByCode = { readonly [C in ReasonedCode]?: readonly ReasonOf<C>[] };

type ReasonValue = string | number | readonly unknown[] | null | undefined;
type NameOf<C extends ReasonedCode, R extends ReasonOf<C>> = Reasons[C][R] extends readonly (infer N extends string)[]
  ? N
  : never;
/** The other values of `details` beside `reason`. A name that ends in `?` in REASONS is optional. */
export type ReasonValues<C extends ReasonedCode, R extends ReasonOf<C>> = {
  readonly [N in NameOf<C, R> as N extends `${string}?` ? never : N]: ReasonValue;
} & { readonly [N in NameOf<C, R> as N extends `${infer Known}?` ? Known : never]?: ReasonValue };

export const isReasonedCode = (code: string): code is ReasonedCode => Object.hasOwn(REASONS, code);

export const isReasonOf = <C extends ReasonedCode>(code: C, value: unknown): value is ReasonOf<C> =>
  typeof value === 'string' && Object.hasOwn(REASONS[code], value);

export const listReasons = (): { code: ReasonedCode; reason: string; names: readonly string[] }[] =>
  Object.keys(REASONS)
    .filter(isReasonedCode)
    .flatMap((code) => Object.entries(REASONS[code]).map(([reason, names]) => ({ code, reason, names })));
