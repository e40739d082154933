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

/** The cell type of a column: money is in major units, its currency in a column beside it; 50 percent is 50. */
export type ColumnKind = 'text' | 'number' | 'money' | 'percent' | 'date' | 'time' | 'dateTime' | 'flag';

export interface ReportColumnFact<Key extends string = string> {
  /**
   * Never changes, because schedules and saved column sets store it. The header is translated in the server's `texts/`.
   */
  key: Key;
  kind: ColumnKind;
  /** The default is the text of the key. */
  heading?: ReportHeading;
  codes?: ReportCodes;
  /** True if the report has the column when the user chose none. */
  isDefault: boolean;
  /** True if the column identifies a customer: its cells are masked for users without permission to see them. */
  isPersonal: boolean;
  /** True if its values can be added, so the totals row has a sum. */
  isSummed: boolean;
}

export const shown = <Key extends string>(key: Key, kind: ColumnKind = 'text'): ReportColumnFact<Key> => ({
  key,
  kind,
  isDefault: true,
  isPersonal: false,
  isSummed: false,
});
export const hidden = <Key extends string>(key: Key, kind?: ColumnKind) => ({ ...shown(key, kind), isDefault: false });
/** Marks a column whose cells are codes, or several of them separated by commas. */
export const coded = <Key extends string>(codes: ReportCodes, column: ReportColumnFact<Key>) => ({ ...column, codes });
export const headed = <Key extends string>(heading: ReportHeading, of: ReportColumnFact<Key>) => ({ ...of, heading });
export const summed = <Key extends string>(column: ReportColumnFact<Key>) => ({ ...column, isSummed: true });
export const personal = <Key extends string>(key: Key) => ({ ...shown(key), isPersonal: true });
