/** This file has no schemas, because the console imports it and must not load zod. */
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
/** `never`: orders, baskets and usage stay with the original, whatever was chosen. */
export const NOT_COPIED_REASONS = ['not-chosen', 'nothing-there', 'never'] as const;

/** Selects one of the two instants of a wall time that occurs twice, in the night the clocks go back. */
export const OVERLAPS = ['first', 'second'] as const;
