/** A report is sent every day, on a weekday, or on a day of the month, on the clock of the schedule's own time zone. */
export const SCHEDULE_RHYTHMS = ['day', 'week', 'month'] as const;

/** `as-asked` keeps the days of sale of the request; every other one puts the days before the run in their place. */
export const SALES_PERIODS = ['as-asked', 'yesterday', 'last-7-days', 'last-month'] as const;

/**
 * `as-asked` keeps the days of the events of the request; every other one puts days around the run in their place, weeks
 * from Monday: `around-now` is the month before to the month after next.
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
