/**
 * Why RULE_BROKEN: `details.reason`, with the values that stand beside it in `details`; one that ends in `?` only where it
 * is known. Every reason has an English sentence for the API (`rule-sentences.ts`), the console words of its own.
 */
export const RULE_REASONS = {
  // Events.
  'not-active': ['status?'],
  'not-being-cancelled': ['status'],
  'cancelled-event-stays': ['status'],
  'event-moves': ['status', 'call'],
  'copied-tour-without-plan': ['seatingPlanId', 'tourId?'],
  'too-many-copied-codes': ['offerCodes', 'most'],
  'too-many-questions': ['most'],

  // Tickets and their groups.
  'comp-forbids': ['priceTypeId?'],
  'status-of-comps': [],
  'links-in-circle': [],
  'linked-price-amount': ['priceTypeId', 'name', 'faceValueMinor'],
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

  // What is in the way of a ticket; of the whole event where no ticket is named.
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
  'no-tickets-to-send': ['status'],
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

  // Resale.
  'resale-closed': ['status', 'startsAt'],
  'resale-unpaid': ['paymentStatus'],
  'asks-more-than-paid': ['mostMinor'],

  // Guest lists.
  'cut-off': ['cutOffAtLocal'],
  'comp-has-price': ['priceTypeId'],
  'fewer-than-on-list': ['fewest'],
} as const satisfies Record<string, readonly string[]>;
export type RuleReason = keyof typeof RULE_REASONS;

type RuleValue = string | number | readonly string[] | null | undefined;
type NameOf<R extends RuleReason> = (typeof RULE_REASONS)[R][number];
/** What `details` has of a reason beside the reason itself. */
export type RuleValues<R extends RuleReason = RuleReason> = {
  readonly [N in NameOf<R> as N extends `${string}?` ? never : N]: RuleValue;
} & { readonly [N in NameOf<R> as N extends `${infer Known}?` ? Known : never]?: RuleValue };

export const isRuleReason = (value: unknown): value is RuleReason =>
  typeof value === 'string' && Object.hasOwn(RULE_REASONS, value);
