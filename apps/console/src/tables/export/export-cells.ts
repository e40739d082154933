import type { ExportValue, TableColumn } from '../columns/table-column.ts';

export function toExportCells<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]) {
  const exported = columns.flatMap((column) => (column.exportValue ? [{ ...column, read: column.exportValue }] : []));
  return {
    headings: exported.map((column) => column.header),
    cells: rows.map((row) => exported.map((column) => column.read(row))),
  };
}

/** A value as text: dates as `YYYY-MM-DD HH:mm:ss` in UTC, nothing as ''. */
export function writeExportValue(value: ExportValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 19).replace('T', ' ');
  return String(value);
}
