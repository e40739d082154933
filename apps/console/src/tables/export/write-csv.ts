import { chooseCsvForm, writeCsvLine } from '@parterre/seating-plan/table-file';
import type { ExportValue } from '../columns/table-column.ts';
import { writeExportValue } from './export-cells.ts';

const BOM = '\uFEFF';

/**
 * Writes a file like those of the reports: in the format of the reader's spreadsheet program, guarded against formulas.
 */
export function writeCsv(headings: readonly string[], cells: readonly ExportValue[][], language: string): Blob {
  const writing = { ...chooseCsvForm(language), flag: String };
  const lines = [headings, ...cells.map((row) => row.map(toCell))].map((row) => writeCsvLine(row, writing));
  return new Blob([BOM, ...lines], { type: 'text/csv;charset=utf-8' });
}

const toCell = (value: ExportValue): string | number => (typeof value === 'number' ? value : writeExportValue(value));
