import { isQuestionColumn } from '@parterre/contract/choices/report-columns';
import { getCurrencyDecimals, toMajor } from '@parterre/contract/money/currencies';
import type { ReportPage } from '@parterre/contract/reports/report-page';
import type { ReportRequest } from '@parterre/contract/reports/report-request';
import { CSV, cleanFileName, EXCEL, JSON_TYPE } from '@parterre/contract/wire/file-types';
import { type Context, requirePromoterId } from '#context.ts';
import { type StreamRows, type Table, toDecimal } from '#documents/table.ts';
import { writeCsv } from '#documents/write-csv.ts';
import { type TableSheet, writeExcel } from '#documents/write-excel.ts';
import { toValue, writeJson } from '#documents/write-json.ts';
import { noData } from '#errors.ts';
import { toExactPage, toWindow } from '#lists/page-answer.ts';
import { recordDownload } from '#resources/ground/report-setting-rows/record-download.ts';
import { requireColumns } from '#resources/reports/report-settings/has-column.ts';
import type { Language } from '#texts/en-GB/language.ts';
import { pickLanguage } from '#texts/pick-language.ts';
import type { StreamedAnswer } from '#verb.ts';
import { type AskedReport, readCriteriaSheet } from './criteria-sheet.ts';
import type { NamedFact, Report, ReportTotals } from './report.ts';
import { sayCodes } from './say-codes.ts';

/** The part of a request that decides how a report is written, whatever its subject. */
export interface ReportOptions {
  /** The keys of the columns in their order; empty for the default ones. */
  columns: readonly string[];
  culture: string;
}

type OpenReport<Request> = (ctx: Context, request: Request, form: 'page' | 'file') => Promise<Report>;

/**
 * Answers one page of rows with the sums over all of them, so that the sums are the same on every page and in the file.
 */
export const answerPage =
  <Request extends ReportRequest>(open: OpenReport<Request>) =>
  async (ctx: Context, { body }: { body: Request }): Promise<ReportPage> =>
    presentPage(ctx, await open(ctx, body, 'page'), body);

export async function presentPage(
  ctx: Context,
  report: Report,
  wanted: ReportOptions & { pageSize: number; pageIndex: number },
): Promise<ReportPage> {
  requireColumns(report.name, wanted.columns);
  const columns = chooseColumns(report, wanted);
  const keys = columns.map(({ key }) => key);
  const rows = await report.readPage(toWindow(wanted), keys);
  const language = pickLanguage(wanted.culture);
  const items = rows.map((row) => Object.fromEntries(keys.map((key, at) => [key, toValue(row[at])])));
  const totals = await report.readTotals(ctx);
  const { next: _, ...page } = toExactPage(items, report.rows, wanted.pageSize);
  return {
    ...page,
    columns: columns.map(({ key, header, kind, isMasked, isDefault, definition, codes }) => ({
      key,
      header,
      kind,
      isMasked,
      isDefault,
      ...(definition !== undefined && { definition }),
      ...(codes && { words: { ...language[codes] } }),
    })),
    totals: totals.map((own) => presentTotals(own, columns)),
  };
}

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

/** Answers the same report as each of its files. Throws NO_DATA. */
export function answerFiles<Request extends ReportRequest>(open: OpenReport<Request>) {
  const file =
    (type: FileType) =>
    (ctx: Context, { body }: { body: Request }): Promise<StreamedAnswer> =>
      answerFile(ctx, {
        type,
        wanted: body,
        open: () => open(ctx, body, 'file'),
        subject: body.promoterCode,
        fileName: body.fileName,
        asked: body,
        about: { request: body },
      });
  return { [CSV]: file(CSV), [EXCEL]: file(EXCEL), [JSON_TYPE]: file(JSON_TYPE) };
}

interface WantedFile {
  type: FileType;
  wanted: ReportOptions;
  open: () => Promise<Report>;
  /** The code of the promoter or the show that it is about; undefined for what is about several. */
  subject: string | undefined;
  /** The name that the caller gave it. */
  fileName: string | undefined;
  /** What the workbook says of its figures on its last sheet. */
  asked: AskedReport;
  /** The subject of the report, for the list of recent downloads. */
  about: Pick<Parameters<typeof recordDownload>[1], 'request' | 'showCode'>;
  /** The promoters that the file is recorded at; by default that of the request. */
  promoterIds?: readonly number[];
}

/**
 * Answers a report as a file from one snapshot, and records who downloads it. Throws NO_DATA for one without a row,
 * INVALID for columns that it does not have.
 */
export async function answerFile(
  ctx: Context,
  { type, wanted, open, subject, fileName: given, asked, about, promoterIds = [requirePromoterId(ctx)] }: WantedFile,
): Promise<StreamedAnswer> {
  const end = await ctx.keepSnapshot();
  try {
    const report = await open();
    requireColumns(report.name, wanted.columns);
    if (report.rows === 0) throw noData();
    const { name, rows } = report;
    const usualName = `${toUsualName(name, subject, ctx.now)}.${EXTENSIONS[type]}`;
    const typed = cleanFileName(given ?? '');
    const fileName = typed ? `${typed}.${EXTENSIONS[type]}` : usualName;
    const criteria =
      type === EXCEL
        ? [
            await readCriteriaSheet(ctx, asked, {
              report,
              columns: chooseColumns(report, wanted),
              language: pickLanguage(wanted.culture),
            }),
          ]
        : [];
    for (const promoterId of promoterIds)
      await recordDownload(ctx, { promoterId, report: name, fileType: FILE_TYPES[type], fileName, rows, ...about });
    return {
      fileName,
      usualName,
      headers: { 'x-rows-total': String(rows) },
      chunks: writeReport(ctx, report, { type, wanted, criteria }),
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

const FILE_TYPES = { [CSV]: 'CSV', [EXCEL]: 'EXCEL', [JSON_TYPE]: 'JSON' } as const;
const EXTENSIONS = { [CSV]: 'csv', [EXCEL]: 'xlsx', [JSON_TYPE]: 'json' } as const;
export type FileType = keyof typeof EXTENSIONS;
/** The number of rows per part. Lines become bytes as they come, but the rows of a workbook wait on the heap. */
const ROWS_AT_ONCE = { [CSV]: 1000, [EXCEL]: 200, [JSON_TYPE]: 1000 } as const;

/**
 * Files of several promoters and shows lie in one folder: whose it is stands before the day, so that they sort. The day is
 * that of UTC, because the server does not know where its reader is: the console names its files by the reader's day, a
 * schedule by that of its own time zone.
 */
const toUsualName = (report: Report['name'], subject: string | undefined, now: Date): string =>
  [report, subject ?? [], now.toISOString().slice(0, 10)].flat().join('-');

interface Written extends Pick<WantedFile, 'type' | 'wanted'> {
  criteria: readonly TableSheet[];
}

function writeReport(ctx: Context, report: Report, { type, wanted, criteria }: Written): StreamedAnswer['chunks'] {
  const columns = chooseColumns(report, wanted);
  const language = pickLanguage(wanted.culture);
  const keys = columns.map(({ key }) => key);
  const codes: Table = {
    columns,
    pass: (take) => report.passRows(keys, take, ROWS_AT_ONCE[type]),
    language,
    culture: wanted.culture,
  };
  if (type === JSON_TYPE) return writeJson(codes);
  const inWords = (pass: StreamRows, of: readonly NamedFact[]): StreamRows => {
    const say = sayCodes(of, language);
    return (take) => pass((row) => take(say(row)));
  };
  const table = { ...codes, pass: inWords(codes.pass, columns) };
  if (type === CSV) return writeCsv(table);
  return writeExcel({
    ...table,
    sheetName: language.reports[report.name],
    more: [
      ...(report.sheets ?? []).map(({ name, columns: own, pass }) => ({
        sheetName: language.reportSheets[name],
        columns: own,
        pass: inWords(pass, own),
      })),
      ...criteria,
    ],
    decimals: Math.max(0, ...report.currencies.map(getCurrencyDecimals)),
    readTotals: async () => {
      const totals = await ctx.readLater((reader) => report.readTotals(reader));
      // Without a column that has a sum, the row would say nothing.
      const summed = totals.filter(({ values }) => keys.some((key) => values[key] !== undefined));
      return summed.map((own) => toTotalsRow(own, columns, language));
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

/**
 * Returns the requested columns that exist, each once, or the default ones if none does. A caller who includes the
 * questions without naming one cannot know the keys of their columns, so all of them are added.
 */
function chooseColumns({ columns }: Report, { columns: wanted }: ReportOptions): readonly NamedFact[] {
  const find = (key: string) => columns.find((column) => column.key === key || column.askedAs?.has(key));
  const chosen = [...new Set(wanted.flatMap((key) => find(key) ?? []))];
  if (chosen.length === 0) return columns.filter(({ isDefault }) => isDefault);
  return wanted.some(isQuestionColumn) ? chosen : [...chosen, ...columns.filter(({ askedAs }) => askedAs)];
}
