import { CsvError, type Options, parse } from 'csv-parse/browser/esm/sync';
import { refuse } from '../plan-fault.ts';
import { findDelimiter } from './find-delimiter.ts';

const RECORD_LENGTH_MAX = 65_536;

/** A spreadsheet's own first line: `sep=;`. */
const SEPARATOR_LINE = /^(?:sep=([,;\t])(?:\r\n|\n|\r))?([\s\S]*)$/i;

export interface CsvTable {
  readonly header: readonly string[];
  readonly records: readonly (readonly string[])[];
  readonly delimiter: string;
  /** Line in the file (from 1) of a record (from 0). */
  lineOf(record: number): number;
}

/** Throws PlanFault with the line when quotes or the number of cells are wrong, or there are more records than allowed. */
export function parseCsv(text: string, recordsMax: number): CsvTable {
  const bytes = new TextEncoder().encode(text);
  const [, said, start = ''] = SEPARATOR_LINE.exec(text.slice(0, 4096)) ?? [];
  const delimiter = said ?? findDelimiter(start.split(/\r\n|\n|\r/)[0] ?? '');
  const options: Options = {
    delimiter,
    ...(said !== undefined && { from_line: 2 }),
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: RECORD_LENGTH_MAX,
    to: recordsMax + 2,
  };
  const [header = [], ...records] = parseRecords(bytes, options);
  if (records.length > recordsMax) throw refuse('TOO_MANY_SEATS', { values: { max: recordsMax } });
  return { header, records, delimiter, lineOf: (record) => findLine(bytes, options, record + 1) };
}

function parseRecords(bytes: Uint8Array, options: Options): string[][] {
  try {
    return parse(bytes, options);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error.lines) || 1;
    throw refuse('SEAT_PLAN_PARSING', { source: { line }, values: { reason: error.code } });
  }
}

/** Reads once more, counting lines: a quoted cell may hold several, and only a refused file needs to know. */
function findLine(bytes: Uint8Array, options: Options, record: number): number {
  let line = 1;
  parse(bytes, {
    ...options,
    to: record + 1,
    on_record: (cells, context) => {
      line = context.lines;
      return cells;
    },
  });
  return line;
}
