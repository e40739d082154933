import { finished } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, type Options, parse } from 'csv-parse';
import { AppError } from '../../errors.ts';
import { findDelimiter } from './find-delimiter.ts';
import { isText } from './is-text.ts';

export interface CsvTable {
  headers: string[];
  /** Cells of the rows below the header. The first of them is row 2 of the file; an empty line is a row without cells. */
  rows: string[][];
}

const PIECE_CHARACTERS = 256 * 1024;
const MOST_COLUMNS = 200;
const LONGEST_ROW = 64 * 1024;

/**
 * A CSV file as spreadsheets write it: comma, semicolon or tab, with or without a byte order mark, in UTF-8, UTF-16 or
 * Windows-1252. Throws INVALID naming `file`, with `rows`, `columns` or `line` as `values`. Gives way to other requests
 * while it reads.
 */
export async function readCsv(bytes: Uint8Array, mostRows: number): Promise<CsvTable> {
  const text = decode(bytes);
  if (!isText(text)) throw refuseFile('The file is not a text');
  requireNarrow(text);
  const { delimiter, start } = findDelimiter(text);
  const [headers, ...rows] = await parseRows(text, { start, delimiter, mostRows });
  if (!headers || isBlank(headers)) throw refuseFile('The file is empty');
  if (rows.length > mostRows) throw refuseFile(`The file has more than ${mostRows} rows`, { rows: mostRows });
  return { headers: headers.map((header) => header.trim()), rows: rows.map((row) => (isBlank(row) ? [] : row)) };
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Cells cost far more memory than their delimiters: a line of nothing else must not become a million of them. */
function requireNarrow(text: string): void {
  let separators = 0;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    if (character === '\n' || character === '\r') separators = 0;
    else if (character === ',' || character === ';' || character === '\t') {
      separators++;
      if (separators > MOST_COLUMNS * 5)
        throw refuseFile(`The file has more than ${MOST_COLUMNS} columns`, { columns: MOST_COLUMNS });
    }
  }
}

const OPTIONS: Options = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: false,
  max_record_size: LONGEST_ROW,
};

async function parseRows(
  text: string,
  { start, delimiter, mostRows }: { start: number; delimiter: string; mostRows: number },
): Promise<string[][]> {
  const parser = parse({ ...OPTIONS, delimiter });
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
  if (failure !== undefined) throw refuse(failure);
  return rows;
}

function refuse(failure: unknown): unknown {
  if (!(failure instanceof CsvError)) return failure;
  const line = 'lines' in failure ? Number(failure.lines) : 0;
  return refuseFile(`The file cannot be read near line ${line}`, { line });
}

const refuseFile = (message: string, values: Record<string, number> = {}): AppError =>
  new AppError('INVALID', { fieldErrors: [{ field: 'file', message, values }] });
