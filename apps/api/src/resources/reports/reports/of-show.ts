import type { ReportColumnFact } from '@parterre/contract/choices/report-choices';
import type { ShowReport } from '@parterre/contract/choices/report-columns';
import type { ReportPage } from '@parterre/contract/reports/report-page';
import { CSV, EXCEL, JSON_TYPE } from '@parterre/contract/wire/file-types';
import type { Context } from '#context.ts';
import { type Cell, inParts, type TableRow } from '#documents/table.ts';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import type { Language } from '#texts/en-GB/language.ts';
import { pickLanguage } from '#texts/pick-language.ts';
import type { StreamedAnswer } from '#verb.ts';
import { answerFile, type FileType, presentPage } from './chosen/answer-report.ts';
import { nameFacts } from './chosen/name-facts.ts';
import { type Report, toSummand } from './chosen/report.ts';

/** `culture` decides the format of numbers and days, `language` the words of headings and cells. */
export interface AskedOfShow {
  showCode: string;
  culture: string;
  language: Language;
  /** The keys of the columns; empty for the default ones. */
  columns: readonly string[];
  form: 'page' | 'file';
}

type OpenOfShow = (ctx: Context, asked: AskedOfShow) => Promise<Report>;

interface Input {
  params: { showCode: string };
  query: { culture: string; columns: string };
}

function ask({ params, query }: Input, form: AskedOfShow['form']): AskedOfShow {
  const { culture } = query;
  const columns = query.columns.split(',').filter((key) => key !== '');
  return { showCode: params.showCode, culture, language: pickLanguage(culture), columns, form };
}

export const answerShowPage =
  (open: OpenOfShow) =>
  async (ctx: Context, input: Input & { query: { pageSize: number; pageIndex: number } }): Promise<ReportPage> => {
    const asked = ask(input, 'page');
    return presentPage(ctx, await open(ctx, asked), { ...input.query, columns: asked.columns });
  };

/** Answers a report about one show as a file. Throws NO_DATA for one without a row. */
export const answerShowFile =
  (open: OpenOfShow, type: FileType = CSV) =>
  async (ctx: Context, input: Input & { query: { fileName?: string | undefined } }): Promise<StreamedAnswer> => {
    const asked = ask(input, 'file');
    const { showCode, columns } = asked;
    await requireShow(ctx, showCode);
    return answerFile(ctx, {
      type,
      wanted: asked,
      open: () => open(ctx, asked),
      subject: showCode,
      fileName: input.query.fileName,
      asked: { showSelection: { showCodes: [showCode] }, culture: asked.culture },
      about: { showCode, request: { columns } },
    });
  };

/** Returns the other files of a report about one show. */
export const answerShowFiles = (open: OpenOfShow) => ({
  [EXCEL]: answerShowFile(open, EXCEL),
  [JSON_TYPE]: answerShowFile(open, JSON_TYPE),
});

interface Head<Key extends string> {
  name: ShowReport;
  columns: readonly (ReportColumnFact<Key> & ReportColumnFact<keyof Language['columns']>)[];
}

interface Lines<Key extends string, Line> extends Head<Key | 'currency'> {
  lines: readonly Line[];
  /** Returns the writer of a column's cells, which are made on demand. */
  cellOf(key: Key | 'currency'): (line: Line) => Cell;
  seesCustomers?: boolean;
}

/** Opens a report that is small enough to have all lines in memory, from which pages are cut. */
export function openLines<Key extends string, Line>(
  { name, columns, lines, cellOf, seesCustomers }: Lines<Key, Line>,
  { language }: Pick<AskedOfShow, 'language'>,
): Report {
  const writers = new Map<string, (line: Line) => Cell>(columns.map(({ key }) => [key, cellOf(key)]));
  const writersOf = (keys: readonly string[]) => keys.flatMap((key) => writers.get(key) ?? []);
  const toRows = (some: readonly Line[], keys: readonly string[]): TableRow[] => {
    const wanted = writersOf(keys);
    return some.map((line) => wanted.map((write) => write(line)));
  };
  const currencyOf = cellOf('currency');
  const currencies = [...new Set(lines.map((line) => String(currencyOf(line))))].sort();
  return {
    name,
    columns: nameFacts(columns, language, seesCustomers),
    currencies,
    rows: lines.length,
    readTotals: async () => {
      const summed = columns.filter(({ isSummed }) => isSummed);
      if (summed.length === 0) return [];
      return currencies.map((currency) => {
        const own = lines.filter((line) => currencyOf(line) === currency);
        const values = summed.flatMap(({ key }) => {
          // Cells that the reader may not see have no sum either: zero would be an untrue figure.
          const known = own.map(cellOf(key)).filter((cell) => cell !== null);
          return known.length > 0 ? [[key, known.reduce<number>((sum, cell) => sum + toSummand(cell), 0)]] : [];
        });
        return { currency, values: Object.fromEntries(values) };
      });
    },
    readPage: async ({ offset, limit }, keys) => toRows(lines.slice(offset, offset + limit), keys),
    passRows: (keys, take) => inParts(listRows(lines, writersOf(keys)))(take),
  };
}

/**
 * Opens an empty report for a show without plan or codes: its page has no rows, and its file is refused with NO_DATA.
 */
export const openNothing = <Key extends string>({ name, columns }: Head<Key>, { language }: AskedOfShow): Report => ({
  name,
  columns: nameFacts(columns, language),
  currencies: [],
  rows: 0,
  readTotals: async () => [],
  readPage: async () => [],
  passRows: () => [],
});

function* listRows<Line>(lines: readonly Line[], writers: readonly ((line: Line) => Cell)[]): Generator<TableRow> {
  for (const line of lines) yield writers.map((write) => write(line));
}
