import { REPORT_COLUMNS, SHOW_REPORT_COLUMNS } from '@parterre/contract/choices/report-columns';
import { CustomerReportRequest, ReportRequest } from '@parterre/contract/reports/report-request';
import { CSV, EXCEL, JSON_TYPE } from '@parterre/contract/wire/file-types';
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import type { Context } from '../../apps/api/src/context.ts';
import {
  exportCustomerData,
  exportDetailedSales,
  exportFanshare,
  exportSales,
} from '../../apps/api/src/resources/reports/reports/chosen-reports.ts';
import { getInstalmentHeadlineFigures } from '../../apps/api/src/resources/reports/reports/instalments/headline-figures.ts';
import { exportOfferCodes } from '../../apps/api/src/resources/reports/reports/offer-codes.ts';
import { exportSeatHolds } from '../../apps/api/src/resources/reports/reports/seat-holds.ts';
import { exportSeatedPrices } from '../../apps/api/src/resources/reports/reports/seated-prices.ts';
import { exportSeatsManifest } from '../../apps/api/src/resources/reports/reports/seats-manifest.ts';
import type { StreamedAnswer } from '../../apps/api/src/verb.ts';

/** A row of a report: the cells by the keys of their columns. */
export type ReportRow = Record<string, string | number | boolean | null>;
type Asked = Partial<ReportRequest> & { promoterCode: string };

const CHOSEN = { sales: exportSales, 'detailed-sales': exportDetailedSales, fanshare: exportFanshare } as const;

/** Returns all rows of a report in all columns, as its file has them, and the totals of its page. */
export async function askReport(ctx: Context, report: keyof typeof REPORT_COLUMNS, asked: Asked) {
  const fields = { ...asked, columns: REPORT_COLUMNS[report].map(({ key }) => key), fileType: 'JSON' as const };
  const forms =
    report === 'customer-data'
      ? openForms(exportCustomerData, CustomerReportRequest.parse(fields))
      : openForms(CHOSEN[report], ReportRequest.parse(fields));
  const { totals, totalItems } = await forms.page(ctx);
  const rows: ReportRow[] = totalItems === 0 ? [] : JSON.parse(await readText(await forms.file(ctx)));
  return { rows, totals };
}

/** Returns the sheets of a report's workbook. */
export async function askSheets(ctx: Context, report: 'sales' | 'detailed-sales', asked: Asked) {
  return readSheets(await CHOSEN[report].files[EXCEL]?.(ctx, { body: ReportRequest.parse(asked) }));
}

/** Returns the sheets of a workbook about one show. */
export async function askShowSheets(ctx: Context, report: 'instalments' | 'offer-codes', showCode: string) {
  const verb = { instalments: getInstalmentHeadlineFigures, 'offer-codes': exportOfferCodes }[report];
  return readSheets(await verb.files[EXCEL]?.(ctx, { params: { showCode }, query: { culture: 'en-GB', columns: '' } }));
}

/** Reads the rows of each sheet by the English headers of their columns, with days as written in the file. */
async function readSheets(file: StreamedAnswer | undefined): Promise<ReadonlyMap<string, ReportRow[]>> {
  if (!file) throw new Error('The report is no workbook');
  const pieces: Uint8Array[] = [];
  for await (const piece of file.chunks) pieces.push(Buffer.from(piece));
  await file.end?.();
  const { sheets } = await readXlsx(Buffer.concat(pieces));
  return new Map(sheets.map(({ name, rows: [heads = [], ...rows] }) => [name, rows.map((row) => toRow(heads, row))]));
}

const toRow = (heads: readonly unknown[], cells: readonly unknown[]): ReportRow =>
  Object.fromEntries(
    heads.map((head, at) => {
      const cell = cells[at] ?? null;
      if (cell instanceof Date) return [String(head), cell.toISOString().slice(0, 10)];
      return [String(head), typeof cell === 'number' ? cell : cell === null ? null : String(cell)];
    }),
  );

type ChosenVerb<Body> = ((ctx: Context, input: { body: Body }) => ReturnType<typeof exportSales>) & {
  readonly files: Readonly<Record<string, (ctx: Context, input: { body: Body }) => Promise<StreamedAnswer>>>;
};

function openForms<Body>(verb: ChosenVerb<Body>, body: Body) {
  const file = verb.files[JSON_TYPE];
  if (!file) throw new Error('The report has no JSON');
  return { page: (ctx: Context) => verb(ctx, { body }), file: (ctx: Context) => file(ctx, { body }) };
}

const OF_SHOW = {
  'offer-codes': exportOfferCodes,
  'seated-prices': exportSeatedPrices,
  'seats-manifest': exportSeatsManifest,
  'seat-holds': exportSeatHolds,
  instalments: getInstalmentHeadlineFigures.files[CSV],
} as const;
export type ShowReport = keyof typeof OF_SHOW;

/** Returns the rows of a report about one show, in all columns, by the English headers of its CSV. */
export async function askShowReport(ctx: Context, report: ShowReport, showCode: string): Promise<ReportRow[]> {
  const columns = SHOW_REPORT_COLUMNS[report].map(({ key }) => key).join(',');
  const input = { params: { showCode }, query: { culture: 'en-GB', columns } };
  const answer = await OF_SHOW[report]?.(ctx, input);
  if (!answer) throw new Error(`The report ${report} has no CSV`);
  return parse(await readText(answer), { bom: true, columns: true });
}

async function readText({ chunks, end }: StreamedAnswer): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  await end?.();
  return text;
}
