import type { ReportColumnFact } from '@parterre/contract/choices/report-choices';
import {
  type ChosenReport,
  isQuestionColumn,
  REPORT_COLUMNS,
  SHOW_REPORT_COLUMNS,
  type ShowReport,
} from '@parterre/contract/choices/report-columns';
import { AppError, fieldError } from '#errors.ts';

const COLUMNS: Record<ChosenReport | ShowReport, readonly ReportColumnFact[]> = {
  ...REPORT_COLUMNS,
  ...SHOW_REPORT_COLUMNS,
};

/**
 * Returns whether a report has a column, which is not certain for a stored key: the column may have left the product.
 * The keys of questions differ from show to show, so each of them may be one.
 */
export const hasColumn = (report: ChosenReport | ShowReport, key: string): boolean =>
  COLUMNS[report].some((column) => column.key === key) || (report === 'customer-data' && isQuestionColumn(key));

/** Throws INVALID with the place of each key that is no column of the report; `known` are accepted as well. */
export function requireColumns(
  report: ChosenReport | ShowReport,
  columns: readonly string[],
  known: readonly string[] = [],
): void {
  const fieldErrors = columns.flatMap((key, at) =>
    hasColumn(report, key) || known.includes(key)
      ? []
      : [fieldError(`columns.${at}`, 'unknown', { message: 'Is not the key of a column of this report' })],
  );
  if (fieldErrors.length > 0) throw new AppError('INVALID', { fieldErrors });
}
