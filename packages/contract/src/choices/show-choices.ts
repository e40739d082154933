/** What can be chosen of events, without schemas: the console reads it too. */
export const SHOW_STATUSES = ['PENDING', 'ACTIVE', 'CANCEL_PENDING', 'CANCELLED'] as const;

/** spec §9 sort values of events. */
export const SHOW_SORTS = ['Date', 'ShowName', 'VenueName'] as const;

/** How buyers come to their seats: on the map, by the best that are free, or as they like. */
export const SEAT_PICKER_CHOICES = ['map', 'best-available', 'both'] as const;
/** Which part of the plan is seen first: everything, or the blocks on sale. */
export const SEAT_PICKER_OPENINGS = ['plan', 'on-sale'] as const;

/** What a duplicate may take with it; what is absent is not copied. */
export const COPY_PARTS = ['prices', 'allocation', 'offer-codes', 'questions', 'images', 'links', 'texts'] as const;
export type CopyPart = (typeof COPY_PARTS)[number];
/** They hang on the tickets, and cannot be copied without them. */
export const COPY_PARTS_OF_PRICES: readonly CopyPart[] = ['allocation', 'offer-codes'];
/** Why a part stayed behind. */
export const NOT_COPIED_REASONS = ['not-chosen', 'nothing-there', 'never'] as const;
