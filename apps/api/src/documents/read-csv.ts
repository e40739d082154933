import { finished } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type ChosenColumns,
  type ColumnNames,
  type ColumnPlaces,
  decodeText,
  isWorkbook,
  matchColumns,
  type OpenTable,
  openTable,
  type ShapedTable,
  shapeTable,
  TABLE_COLUMNS_MAX,
  TableFault,
  type TableFaultCode,
  toTableFault,
} from '@parterre/seating-plan/table-file';
import { CsvError, parse } from 'csv-parse';
import { AppError, fieldError, invalidField } from '../errors.ts';

interface TableOptions {
  mostRows: number;
  /** Decides whether the first row is a heading row, for callers that can tell from the row itself. */
  hasHeadings?: (firstRow: readonly string[], next: readonly (readonly string[])[]) => boolean;
}

const PIECE_CHARACTERS = 256 * 1024;

/**
 * Reads a CSV file as spreadsheets write it: comma, semicolon or tab, in any encoding that `decodeText` knows. Yields
 * to other requests while it reads. Throws INVALID for `file` with the `fault` among its values.
 */
export async function readCsv(
  bytes: Uint8Array,
  { mostRows, hasHeadings: isHeadings = () => true }: TableOptions,
): Promise<ShapedTable> {
  try {
    const text = decodeText(bytes)?.text;
    if (text === undefined) throw new TableFault(isWorkbook(bytes) ? 'workbook' : 'not-text');
    const found = await parseRows(text, openTable(text), mostRows);
    const table = shapeTable(found, isHeadings);
    if (table.rows.length > mostRows) throw new TableFault('too-many-rows', { rows: mostRows });
    return table;
  } catch (error) {
    throw error instanceof TableFault ? refuseFile(error) : error;
  }
}

async function parseRows(text: string, { start, options }: OpenTable, mostRows: number): Promise<string[][]> {
  const parser = parse(options);
  const rows: string[][] = [];
  parser.on('readable', () => {
    for (let row = parser.read(); row !== null; row = parser.read()) rows.push(row);
  });
  const ended = finished(parser).then(
    () => undefined,
    (error: unknown) => error,
  );
  for (let at = start; at < text.length && !parser.destroyed; at += PIECE_CHARACTERS) {
    parser.write(text.slice(at, at + PIECE_CHARACTERS));
    await nextTurn();
    if (rows.length > mostRows + 1) break;
  }
  if (!parser.destroyed) parser.end();
  const failure = await ended;
  if (failure !== undefined) throw failure instanceof CsvError ? toTableFault(failure) : failure;
  return rows;
}

const WORDS: Record<TableFaultCode, (values: TableFault['values']) => string> = {
  empty: () => 'The file is empty',
  'not-text': () => 'The file is not a text',
  workbook: () => 'The file is a workbook; save its sheet as CSV',
  'not-table': () => 'The file is not a table',
  'letters-lost': ({ line }) => `Letters were lost when the file was saved, the first of them in line ${line}`,
  'too-many-rows': ({ rows }) => `The file has more than ${rows} rows`,
  'too-many-columns': () => `The file has more than ${TABLE_COLUMNS_MAX} columns`,
  'row-too-long': ({ line }) => `The row near line ${line} is too long`,
  'quote-open': ({ line }) => `A quote that opens before line ${line} never ends`,
  unreadable: ({ line }) => `The file cannot be read near line ${line}`,
};

export const refuseFile = ({ code, values }: TableFault): AppError =>
  new AppError('INVALID', {
    fieldErrors: [
      fieldError('file', 'unreadable', { message: WORDS[code](values), values: { fault: code, ...values } }),
    ],
  });

/** Finds our columns among the headings. Throws INVALID with the first column whose chosen heading does not exist. */
export function findColumns<Column extends string>(
  headings: readonly string[],
  names: ColumnNames<Column>,
  chosen: ChosenColumns<Column>,
): ColumnPlaces<Column> {
  const { places, unknown } = matchColumns(headings, names, chosen);
  const [first] = unknown;
  if (first !== undefined) throw invalidField(first, 'fileColumn');
  return places;
}
