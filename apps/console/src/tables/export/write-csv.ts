import { guardCell } from '@parterre/seating-plan/table-file';
import type { ExportValue } from '../columns/table-column.ts';
import { writeExportValue } from './export-cells.ts';

/**
 * UTF-8 with BOM, comma, CRLF. Text that a spreadsheet would run as a formula is guarded; numbers stay numbers.
 */
export async function writeCsv(headings: readonly string[], cells: readonly ExportValue[][]): Promise<Blob> {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  const lines = [headings.map(guardCell), ...cells.map((row) => row.map(writeCell))];
  const text = stringify(lines, { bom: true, record_delimiter: '\r\n' });
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}

const writeCell = (value: ExportValue): string =>
  typeof value === 'string' ? guardCell(value) : writeExportValue(value);
