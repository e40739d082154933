import { getCurrencyDecimals, toMajor } from '@parterre/contract/money/currencies';
import type { ReportPage } from '@parterre/contract/reports/report-page';
import type { ReportRequest } from '@parterre/contract/reports/report-request';
import { CSV, EXCEL, JSON_TYPE } from '@parterre/contract/wire/file-types';
import type { Context } from '../../../../context.ts';
import { type Table, toDecimal } from '../../../../documents/table.ts';
import { writeCsv } from '../../../../documents/write-csv.ts';
import { writeExcel } from '../../../../documents/write-excel.ts';
import { toValue, writeJson } from '../../../../documents/write-json.ts';
import { noData } from '../../../../errors.ts';
import { toExactPage } from '../../../../lists/page-answer.ts';
import type { Language } from '../../../../texts/en-GB.ts';
import { pickLanguage } from '../../../../texts/pick-language.ts';
import type { StreamedAnswer } from '../../../../verb.ts';
import { recordDownload } from '../../report-settings/downloads.ts';
import type { NamedFact, Report, ReportTotals } from './report.ts';

type OpenReport<Request> = (ctx: Context, request: Request, form: 'page' | 'file') => Promise<Report>;

/** A page of a report, with the sums of all of it. */
export const answerPage =
  <Request extends ReportRequest>(open: OpenReport<Request>) =>
  async (ctx: Context, { body }: { body: Request }): Promise<ReportPage> => {
    const report = await open(ctx, body, 'page');
    const columns = chooseColumns(report, body);
    const { pageSize, pageIndex } = body;
    const keys = columns.map(({ key }) => key);
    const rows = await report.readPage({ offset: (pageIndex - 1) * pageSize, limit: pageSize }, keys);
    const items = rows.map((row) => Object.fromEntries(keys.map((key, at) => [key, toValue(row[at])])));
    const totals = await report.readTotals(ctx);
    const { next: _, ...page } = toExactPage(items, report.rows, pageSize);
    return {
      ...page,
      columns: columns.map(({ key, header, kind, isMasked }) => ({ key, header, kind, isMasked })),
      totals: totals.map((own) => presentTotals(own, columns)),
    };
  };

function presentTotals(
  { currency, values }: ReportTotals,
  columns: readonly NamedFact[],
): ReportPage['totals'][number] {
  const summed = columns.flatMap(({ key, kind }) => {
    const value = values[key];
    return value === undefined ? [] : [[key, kind === 'money' ? toMajor(value, currency) : value] as const];
  });
  return { currency, values: Object.fromEntries(summed) };
}

/** The same report as each of its files, from one snapshot, each written down with who takes it. Throws NO_DATA. */
export function answerFiles<Request extends ReportRequest>(open: OpenReport<Request>) {
  const file =
    (type: FileType) =>
    async (ctx: Context, { body }: { body: Request }): Promise<StreamedAnswer> => {
      const end = await ctx.keepSnapshot();
      try {
        const report = await open(ctx, body, 'file');
        if (report.rows === 0) throw noData();
        const byDefault = `${report.name}-${ctx.now.toISOString().slice(0, 10)}`;
        const fileName = nameFile(body.fileName, byDefault, EXTENSIONS[type]);
        await recordDownload(ctx, {
          report: report.name,
          fileType: FILE_TYPES[type],
          fileName,
          rows: report.rows,
          request: body,
        });
        return {
          fileName,
          headers: { 'x-rows-total': String(report.rows) },
          chunks: thenEnd(writeReport(ctx, type, report, body), end),
        };
      } catch (error) {
        await end();
        throw error;
      }
    };
  return { [CSV]: file(CSV), [EXCEL]: file(EXCEL), [JSON_TYPE]: file(JSON_TYPE) };
}

async function* thenEnd<Chunk>(chunks: AsyncIterable<Chunk>, end: () => Promise<void>): AsyncGenerator<Chunk> {
  try {
    yield* chunks;
  } finally {
    await end();
  }
}

const FILE_TYPES = { [CSV]: 'CSV', [EXCEL]: 'EXCEL', [JSON_TYPE]: 'JSON' } as const;
const EXTENSIONS = { [CSV]: 'csv', [EXCEL]: 'xlsx', [JSON_TYPE]: 'json' } as const;
type FileType = keyof typeof EXTENSIONS;
/** Lines become bytes when they come; the rows of a workbook wait for their turn in the heap. */
const ROWS_AT_ONCE = { [CSV]: 1000, [EXCEL]: 200, [JSON_TYPE]: 1000 } as const;

/** What was asked for without the extension that somebody may have typed, and what no system names a file by. */
function nameFile(wanted: string | undefined, byDefault: string, extension: string): string {
  const name = (wanted ?? '')
    .replace(/\.(csv|xlsx?|json)$/i, '')
    .replace(/[<>:|?*]/g, '_')
    .replace(/^[\s.]+/, '')
    .trim();
  return `${name === '' ? byDefault : name}.${extension}`;
}

function writeReport(ctx: Context, type: FileType, report: Report, request: ReportRequest): StreamedAnswer['chunks'] {
  const columns = chooseColumns(report, request);
  const language = pickLanguage(request.culture);
  const keys = columns.map(({ key }) => key);
  const table: Table = {
    columns,
    pass: (take) => report.passRows(keys, take, ROWS_AT_ONCE[type]),
    language,
    culture: request.culture,
  };
  if (type === CSV) return writeCsv(table);
  if (type === JSON_TYPE) return writeJson(table);
  return writeExcel({
    ...table,
    sheetName: language.reports[report.name],
    decimals: Math.max(0, ...report.currencies.map(getCurrencyDecimals)),
    readTotals: async () => {
      const totals = await ctx.readLater((reader) => report.readTotals(reader));
      return totals.map((own) => toTotalsRow(own, columns, language));
    },
  });
}

const toTotalsRow = ({ currency, values }: ReportTotals, columns: readonly NamedFact[], { cells }: Language) =>
  columns.map(({ key, kind }, at) => {
    const value = values[key];
    if (key === 'currency') return currency;
    if (value === undefined) return at === 0 ? cells.total : null;
    return kind === 'money' ? toDecimal(value, currency) : value;
  });

/** Those that were asked for and are there, each once; if none of them is, those by default. */
function chooseColumns({ columns }: Report, { columns: wanted }: ReportRequest): readonly NamedFact[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const chosen = [...new Set(wanted)].flatMap((key) => byKey.get(key) ?? []);
  if (chosen.length === 0) return columns.filter(({ isDefault }) => isDefault);
  // Who asks for the questions beside chosen columns cannot know what theirs are called.
  return chosen.some(({ isAsked }) => isAsked) ? chosen : [...chosen, ...columns.filter(({ isAsked }) => isAsked)];
}
