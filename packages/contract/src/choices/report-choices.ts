/**
 * The rhythms of a scheduled report: daily, on a weekday, or on a day of the month, in the schedule's own time zone.
 */
export const SCHEDULE_RHYTHMS = ['day', 'week', 'month'] as const;

/**
 * The days of sale of a scheduled report. `as-asked` keeps those of its request; the others count back from the run.
 */
export const SALES_PERIODS = ['as-asked', 'yesterday', 'last-7-days', 'last-month'] as const;

/**
 * The days of the shows in a scheduled report. `as-asked` keeps those of its request; the others are relative to the
 * run, weeks start on Monday, and `around-now` is the month before to the month after next.
 */
export const EVENT_PERIODS = [
  'as-asked',
  'around-now',
  'last-7-days',
  'last-30-days',
  'last-90-days',
  'this-week',
  'this-month',
  'future',
] as const;

/** The features that a comparable show can share with this one, the closest match first. */
export const COMPARABLE_BY = ['tour', 'campaign', 'venue'] as const;

/** The item types that reports have rows of. Fees and postage are columns of the row of a ticket. */
export const REPORTED_ITEM_TYPES: readonly string[] = ['ticket'];

/** A text above a column whose key has another figure in another report. */
export type ReportHeading = 'tax_with_fees';

/** The closed lists whose codes stand in cells. People read words of their language, JSON files have the codes. */
export type ReportCodes =
  | 'showStatuses'
  | 'orderStatuses'
  | 'paymentStatuses'
  | 'refundStatuses'
  | 'seatStates'
  | 'blockReasons'
  | 'channels'
  | 'paymentMethods'
  | 'cancelReasons'
  | 'itemTypes'
  | 'offerEffects'
  | 'offerStatuses';
