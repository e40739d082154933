export const SHOW_STATUSES = ['PENDING', 'ACTIVE', 'CANCEL_PENDING', 'CANCELLED'] as const;

/** Derived from the status, the sale window, the stock and the start: what buyers can do at this moment. */
export const SALE_STATES = ['NOT_STARTED', 'ON_SALE', 'SOLD_OUT', 'OFF_SALE', 'ENDED'] as const;

/** spec §9: the sort keys of shows. */
export const SHOW_SORTS = ['Date', 'ShowName', 'VenueName'] as const;

/** `both` lets the buyer choose between the map and the best available seats. */
export const SEAT_PICKER_CHOICES = ['map', 'best-available', 'both'] as const;
/** The part of the plan that buyers see first: the whole plan, or only the blocks on sale. */
export const SEAT_PICKER_OPENINGS = ['plan', 'on-sale'] as const;

/** The parts that a duplicate of a show may copy. */
export const COPY_PARTS = [
  'prices',
  'allocation',
  'offer-codes',
  'questions',
  'images',
  'print-at-home',
  'links',
  'texts',
] as const;
export type CopyPart = (typeof COPY_PARTS)[number];
/** Parts that refer to price types, so they cannot be copied without them. */
export const COPY_PARTS_OF_PRICES: readonly CopyPart[] = ['allocation', 'offer-codes'];
/** What a duplicate counts of each new show: copied, or left out of what was chosen. */
export const REPORTED_PARTS = [
  'price-groups',
  'prices',
  'allocation',
  'holds',
  'non-seated-holds',
  'offer-codes',
  'questions',
  'images',
  'print-at-home',
  'links',
  'texts',
] as const;
export type ReportedPart = (typeof REPORTED_PARTS)[number];
/** What stays with the original, whatever was chosen. */
export const NEVER_COPIED_PARTS = ['orders', 'baskets', 'offer-code-uses', 'link-visits'] as const;
/** `never`: orders, baskets and usage stay with the original, whatever was chosen. */
export const NOT_COPIED_REASONS = ['not-chosen', 'nothing-there', 'never'] as const;

/** What is checked before the first sale of a show, and the fault that the check may find. */
export const READINESS_CODES = [
  'START_PASSED',
  'SALE_WINDOW_MISSING',
  'SALE_STARTS_TOO_LATE',
  'SALE_ENDED',
  'SALE_ENDS_AFTER_START',
  'PRICES_MISSING',
  'TICKETS_NOT_PUBLIC',
  'PLACES_MISSING',
  'TAX_MISSING',
  'TICKET_SALE_STARTS_TOO_LATE',
  'TICKET_SALE_ENDED',
  'TICKETS_PAUSED',
  'TICKETS_ONLINE_PAUSED',
  'PLAN_MISSING',
  'SEATS_WITHOUT_PRICE',
  'SEAT_PICKER_TOO_SMALL',
  'OFFER_CODES_EXPIRED',
  'OFFER_CODES_WITHOUT_TICKETS',
  'OFFER_CODES_WITH_EMPTY_HOLD',
  'LINKS_BLOCKED',
  'LINKS_PAUSED',
  'TEXT_MISSING',
  'TEXT_OUTDATED',
  'IMAGE_MISSING',
  'TICKET_TERMS_MISSING',
  'TICKET_COLOUR_LIGHT',
] as const;
export type ReadinessCode = (typeof READINESS_CODES)[number];

/** Selects one of the two instants of a wall time that occurs twice, in the night the clocks go back. */
export const OVERLAPS = ['first', 'second'] as const;

/** What a question to the buyers of a show asks for, and of whom. */
export const QUESTION_KINDS = ['text', 'choice', 'yes-no'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const ASKED_PER = ['order', 'ticket'] as const;
export type AskedPer = (typeof ASKED_PER)[number];

/** spec §3: the sort keys of campaigns and tours. */
export const PROGRAMME_SORTS = ['Name', 'NextShowDate'] as const;

/** The result at each show that a campaign or tour pushed a picture to. */
export const PUSH_RESULTS = ['added', 'replaced', 'unchanged', 'refused'] as const;
