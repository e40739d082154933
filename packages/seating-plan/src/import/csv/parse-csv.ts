import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { openTable, type ShapedTable, shapeTable, TableFault, toTableFault } from '../../table-file/index.ts';
import { refuse } from '../import-problem.ts';

export interface CsvTable extends ShapedTable {
  readonly delimiter: string;
  /** Returns the line in the file (from 1) of each row (from 0). */
  linesOf(rows: readonly number[]): number[];
}

interface ParseOptions {
  rowsMax: number;
  /** True if the first row is a seat: columns are then named by letters. */
  isWithoutHeadings: boolean;
}

/** Throws PlanFault for text that is not a table, naming the line, and for too many rows. */
export function parseCsv(text: string, { rowsMax, isWithoutHeadings }: ParseOptions): CsvTable {
  try {
    const { delimiter, start, options } = openTable(text);
    const linesBefore = start > 0 ? 1 : 0;
    const bytes = new TextEncoder().encode(text.slice(start));
    const table = shapeTable(parse(bytes, options) as string[][], () => !isWithoutHeadings);
    if (table.rows.filter((cells) => cells.length > 0).length > rowsMax)
      throw refuse('TOO_MANY_SEATS', { values: { max: rowsMax } });
    return {
      ...table,
      delimiter,
      linesOf: (wanted) => findLines(wanted.map((row) => row + table.firstRow - 1)).map((line) => line + linesBefore),
    };

    /**
     * Reads the text again and counts lines, because a quoted cell may contain line breaks. Only a refused file needs
     * it.
     */
    function findLines(wanted: readonly number[]): number[] {
      const lines: number[] = [];
      parse(bytes, {
        ...options,
        on_record: (cells, context) => {
          lines.push(context.lines);
          return cells;
        },
      });
      return wanted.map((record) => lines[record] ?? 1);
    }
  } catch (error) {
    throw toPlanFault(error instanceof CsvError ? toTableFault(error) : error);
  }
}

/** Returns the first rows that are not empty, up to one that cannot be read, because the text may be cut off there. */
export function parseFirstRows(text: string, count: number): string[][] {
  const { start, options } = openTable(text);
  const rows: string[][] = [];
  const on_record = (cells: string[]) => {
    rows.push(cells);
    return cells;
  };
  try {
    parse(new TextEncoder().encode(text.slice(start)), { ...options, skip_empty_lines: true, to: count, on_record });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  return rows;
}

function toPlanFault(error: unknown): unknown {
  if (!(error instanceof TableFault)) return error;
  const { line } = error.values;
  return refuse('SEAT_PLAN_PARSING', {
    ...(line === undefined ? {} : { source: { line } }),
    values: { reason: 'table', fault: error.code, ...error.values },
  });
}
