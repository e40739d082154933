import { formatDay } from '#dates/format-date-time.ts';
import { dayOf, fromUtcMs, toDay } from '#dates/wall-time.ts';
import { formatNumber } from '#i18n/format-number.ts';
import type { ExportColumn, ExportValue } from '../columns/table-column.ts';

/**
 * Amounts are plain numbers; the currency gets a column beside the first of them. Times have 24 hours, whatever the
 * reader chose: a file is the same for everyone.
 */
export function toExportCells<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
  currencyHeader: string,
) {
  const first = columns.findIndex(({ exportCurrency }) => exportCurrency);
  const exported = leaveOutShown(columns).flatMap((column, at) => [
    ...(column.exportValue ? [{ header: column.header, read: column.exportValue }] : []),
    ...(column.exportMore ?? []).map(({ header, exportValue }) => ({ header, read: exportValue })),
    ...(at === first && column.exportCurrency ? [{ header: currencyHeader, read: column.exportCurrency }] : []),
  ]);
  return {
    headings: exported.map((column) => column.header),
    cells: rows.map((row) => exported.map((column) => column.read(row, '24h'))),
  };
}

/** For paper, which is read and not calculated with: amounts and numbers are written as on the screen. */
export function toPaperCells<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[], language: string) {
  const printed = leaveOutShown(columns).flatMap((column) =>
    column.exportValue ? [{ ...column, read: column.exportValue }] : [],
  );
  return {
    headings: printed.map(({ header }) => header),
    figures: printed.map(({ align, printValue }) => align === 'end' || printValue !== undefined),
    cells: rows.map((row) =>
      printed.map(({ align, printValue, read, exportMore = [] }) => {
        if (printValue) return printValue(row);
        const value = read(row, '24h');
        const more = exportMore.map(({ exportValue }) => exportValue(row, '24h'));
        if (more.length > 0) return [value, ...more].map(writeExportValue).filter(Boolean).join(', ');
        if (value instanceof Date) return formatDay(writeExportValue(value));
        return align === 'end' && typeof value === 'number' ? formatNumber(value, language) : value;
      }),
    ),
  };
}

/** What the user shows as a column of its own stands there, not beside another. */
function leaveOutShown<Row>(columns: readonly ExportColumn<Row>[]): ExportColumn<Row>[] {
  const shown = new Set(columns.map(({ header }) => header));
  return columns.map(({ exportMore = [], ...column }) => ({
    ...column,
    exportMore: exportMore.filter(({ header }) => !shown.has(header)),
  }));
}

/** Returns the day of a day or a wall time as a date, so that spreadsheets sort it and count with it. */
export const toSheetDay = (day: string | null): Date | null =>
  day === null ? null : new Date(`${dayOf(day)}T00:00:00Z`);

/** Writes a value as text: a day as `YYYY-MM-DD`, null and undefined as ''. */
export function writeExportValue(value: ExportValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return toDay(fromUtcMs(value.getTime()));
  return String(value);
}
