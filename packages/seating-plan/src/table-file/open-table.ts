import type { Options } from 'csv-parse';

/** The reasons for which a file cannot be read as a table; the console translates each. */
export const TABLE_FAULTS = [
  'empty',
  'not-text',
  'workbook',
  'not-table',
  'letters-lost',
  'too-many-rows',
  'too-many-columns',
  'row-too-long',
  'quote-open',
  'unreadable',
] as const;

export type TableFaultCode = (typeof TABLE_FAULTS)[number];

/** Refuses a whole file; `values` has `line`, `rows` or `columns` where the text needs them. */
export class TableFault extends Error {
  readonly code: TableFaultCode;
  readonly values: Readonly<Record<string, number>>;

  constructor(code: TableFaultCode, values: Readonly<Record<string, number>> = {}) {
    super(code);
    this.name = 'TableFault';
    this.code = code;
    this.values = values;
  }
}

/** The division of a text into cells, the same for every uploaded table. */
export interface OpenTable {
  readonly delimiter: string;
  /** Number of characters before the first row: a spreadsheet may name its delimiter in a line of its own. */
  readonly start: number;
  readonly options: Options;
}

/** The most columns: cells need far more memory than their delimiters, and no table needs more columns. */
export const TABLE_COLUMNS_MAX = 200;
const ROW_LENGTH_MAX = 64 * 1024;
const DELIMITERS = [',', ';', '\t'] as const;
/** Matches the start of JSON, XML, HTML and drawings, but not a heading in brackets. */
const OTHER_LANGUAGE = /^\s*(?:\{\s*["}\r\n]|\[\s*(?:[[{"\d]|\])|<[!?a-z])/i;

/**
 * Matches the replacement character and C1 controls, signs of a file in another encoding: no letter has these codes.
 */
const LOST_LETTER = /[\u0080-\u009f\ufffd]/;

/** Inspects a text before any row is read. Throws TableFault for what is not a table. */
export function openTable(text: string): OpenTable {
  if (text.trim() === '') throw new TableFault('empty');
  if (OTHER_LANGUAGE.test(text.slice(0, 1000))) throw new TableFault('not-table');
  const lost = text.search(LOST_LETTER);
  if (lost >= 0) throw new TableFault('letters-lost', { line: countLines(text.slice(0, lost)) });
  requireNarrow(text);
  const declared = /^sep=([,;\t])(?:\r\n|\n|\r)/i.exec(text);
  const delimiter = declared?.[1] ?? findDelimiter(text);
  const options = {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: ROW_LENGTH_MAX,
  };
  return { delimiter, start: declared?.[0].length ?? 0, options };
}

/** Converts an error of csv-parse, by its code, into a fault of the file. */
export function toTableFault(error: { code?: unknown; lines?: unknown }): TableFault {
  const values = { line: Number(error.lines) || 1 };
  if (error.code === 'CSV_MAX_RECORD_SIZE') return new TableFault('row-too-long', values);
  return new TableFault(error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'quote-open' : 'unreadable', values);
}

const countLines = (text: string): number => text.split(/\r\n|\n|\r/).length;

/** Refuses a line with too many delimiters, which would become a million cells. */
function requireNarrow(text: string): void {
  let separators = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '\n' || character === '\r') separators = 0;
    else if (character === ',' || character === ';' || character === '\t') {
      separators += 1;
      if (separators > TABLE_COLUMNS_MAX * 5) throw new TableFault('too-many-columns', { columns: TABLE_COLUMNS_MAX });
    }
  }
}

/** Returns the most frequent delimiter outside of quotes in the first line that is not blank. */
function findDelimiter(text: string): string {
  const counts = new Map<string, number>(DELIMITERS.map((delimiter) => [delimiter, 0]));
  let isQuoted = false;
  for (const character of text.trimStart()) {
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (character === '\n' || character === '\r') break;
    const count = counts.get(character);
    if (count !== undefined) counts.set(character, count + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best?.[0] ?? ',';
}
