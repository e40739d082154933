/** The choices of events, without schemas, because the console reads them too. */
export const SHOW_STATUSES = ['PENDING', 'ACTIVE', 'CANCEL_PENDING', 'CANCELLED'] as const;

/** What the status means for buyers now. */
export const SALE_STATES = ['NOT_STARTED', 'ON_SALE', 'SOLD_OUT', 'OFF_SALE', 'ENDED'] as const;

/** spec §9: the sorts of events. */
export const SHOW_SORTS = ['Date', 'ShowName', 'VenueName'] as const;

/** `both` leaves it to the buyer: the map, or the best available seats. */
export const SEAT_PICKER_CHOICES = ['map', 'best-available', 'both'] as const;
/** The part of the plan that buyers see first: everything, or the blocks on sale. */
export const SEAT_PICKER_OPENINGS = ['plan', 'on-sale'] as const;

/** What a duplicate may copy; an absent part is not copied. */
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
/** Parts that depend on the tickets, so that they cannot be copied without them. */
export const COPY_PARTS_OF_PRICES: readonly CopyPart[] = ['allocation', 'offer-codes'];
/** `never`: orders, baskets and usage stay with the original, whatever was chosen. */
export const NOT_COPIED_REASONS = ['not-chosen', 'nothing-there', 'never'] as const;

/** Which of its two instants a wall time means that occurs twice (the night clocks go back). */
export const OVERLAPS = ['first', 'second'] as const;
