import type { ReportCodes, ReportHeading } from './report-choices.ts';

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
