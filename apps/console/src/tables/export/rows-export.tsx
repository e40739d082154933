import type { ExportColumn } from '../columns/table-column.ts';
import { onePage } from './collect-rows.ts';
import { ExportMenu } from './export-menu.tsx';

interface RowsExportProps<Row> {
  title: string;
  /** All rows; undefined while they load. */
  rows: readonly Row[] | undefined;
  columns: readonly ExportColumn<Row>[];
}

/** Exports a table that has all its rows, from the head of its card; nothing if there are none. */
export function RowsExport<Row>({ title, rows = [], columns }: RowsExportProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <ExportMenu
      columns={columns}
      size="small"
      source={{ fetchPage: onePage(rows), count: rows.length }}
      title={title}
    />
  );
}
