import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { showParams } from '../events/shows/show.ts';
import { figureCall, HeadlineFigures, narrowed } from '../sales/instalments.ts';
import { endpoint } from '../wire/endpoint.ts';
import { CSV, EXCEL, JSON_TYPE } from '../wire/file-types.ts';
import { pageQuery } from '../wire/paging.ts';
import { CultureCode, optionalText } from '../wire/values.ts';
import { ReportPage, SalesFigures } from './reports/report-page.ts';
import { CustomerReportRequest, ReportRequest } from './reports/report-request.ts';

const asked = {
  culture: CultureCode.default('en-GB'),
  /** The keys of the columns in their order, separated by commas: `show_code,sold`; empty for the default ones. */
  columns: z
    .string()
    .regex(/^[a-z0-9_,]*$/)
    .max(LIMITS.report.columns * LIMITS.report.columnKey)
    .default(''),
};

/** What is asked of a file. */
const askedFile = {
  ...asked,
  /** The name of the file without its extension; by default that of the report, with what it is about and the day. */
  fileName: optionalText(LIMITS.report.fileName).optional(),
};

const report = {
  base: 'reporting',
  method: 'POST',
  params: showParams,
  query: z.strictObject(askedFile),
  response: { kind: 'stream', contentType: CSV },
  scope: 'reporting.events',
  permission: 'report:seats',
  tenant: { from: 'show', at: 'params.showCode' },
  errors: ['INVALID', 'NOT_FOUND', 'NO_DATA', 'NOT_ACCEPTABLE'],
  readOnly: true,
} as const;

const file = { ...report, files: [EXCEL, JSON_TYPE] } as const;

export const exportSeatedPrices = endpoint({
  ...file,
  id: 'exportSeatedPrices',
  path: '/shows/{showCode}/reports/seated-prices',
  summary:
    'Seated prices: one row per block and price type, what was taken only with the permission sales:read (CSV, JSON or Excel, as Accept prefers)',
});

export const exportSeatsManifest = endpoint({
  ...file,
  id: 'exportSeatsManifest',
  path: '/shows/{showCode}/reports/seats-manifest',
  summary:
    'Seats manifest: one row per seat and per unseated ticket, of a seat the order only with the permission order:read, who bought masked without customer:export (CSV, JSON or Excel)',
});

export const exportSeatHolds = endpoint({
  ...file,
  id: 'exportSeatHolds',
  path: '/shows/{showCode}/reports/seat-holds',
  summary: 'Seat holds: one row per hold and block or unseated ticket (CSV, JSON or Excel)',
});

export const exportOfferCodes = endpoint({
  ...file,
  permission: 'report:sales',
  id: 'exportOfferCodes',
  path: '/shows/{showCode}/reports/offer-codes',
  summary: 'Offer codes: one row per code with its usage (CSV, JSON or Excel, there with a sheet of what was redeemed)',
});

const { pageSize, pageIndex } = pageQuery;

const preview = {
  ...report,
  method: 'GET',
  query: z.strictObject({ ...asked, pageSize, pageIndex }),
  response: { kind: 'json', schema: ReportPage },
  errors: ['INVALID', 'NOT_FOUND'],
  reads: ['order', 'show'],
} as const;

export const previewSeatedPrices = endpoint({
  ...preview,
  id: 'previewSeatedPrices',
  path: '/shows/{showCode}/reports/seated-prices',
  summary:
    'A page of the seated prices with the sums of all of them, what was taken only with the permission sales:read',
});

export const previewSeatsManifest = endpoint({
  ...preview,
  id: 'previewSeatsManifest',
  path: '/shows/{showCode}/reports/seats-manifest',
  summary:
    'A page of the seats manifest: orders only with the permission order:read, who bought masked without customer:read',
});

export const previewSeatHolds = endpoint({
  ...preview,
  id: 'previewSeatHolds',
  path: '/shows/{showCode}/reports/seat-holds',
  summary: 'A page of the seat holds with the sums of all of them',
});

export const previewOfferCodeReport = endpoint({
  ...preview,
  permission: 'report:sales',
  id: 'previewOfferCodeReport',
  path: '/shows/{showCode}/reports/offer-codes',
  summary: 'A page of the offer codes with their usage, and the sums of all of them',
});

export const previewInstalmentFigures = endpoint({
  ...preview,
  permission: 'report:instalments',
  id: 'previewInstalmentFigures',
  path: '/shows/{showCode}/reports/instalments',
  summary: 'Instalment headline figures of an event as a page: one row per plan, and the sums of all of them',
  reads: ['instalment', 'order'],
});

const figures = { ...figureCall, response: { kind: 'json', schema: HeadlineFigures } } as const;

export const getInstalmentHeadlineFigures = endpoint({
  ...figures,
  tenant: { from: 'show', at: 'params.showCode' },
  params: showParams,
  id: 'getInstalmentHeadlineFigures',
  path: '/shows/{showCode}/instalment-plans/headline-figures',
  summary:
    'Instalment headline figures of an event by plan; with Accept a CSV or Excel file, there with a sheet of the orders, who bought masked without customer:export, and one of the payments',
  query: z.strictObject(askedFile),
  files: [CSV, EXCEL],
  errors: ['INVALID', 'NOT_FOUND', 'NO_DATA'],
});

export const getAllInstalmentHeadlineFigures = endpoint({
  ...figures,
  tenant: { from: 'actor' },
  id: 'getAllInstalmentHeadlineFigures',
  path: '/instalments/headline-figures',
  summary: 'Instalment headline figures of all events by plan; with Accept a CSV or Excel file',
  query: z.strictObject({ ...narrowed, ...askedFile }),
  files: [CSV, EXCEL],
  errors: ['INVALID', 'NO_DATA'],
});

const ofPromoter = {
  base: 'reporting',
  method: 'POST',
  body: ReportRequest,
  response: { kind: 'json', schema: ReportPage },
  files: [CSV, EXCEL, JSON_TYPE],
  scope: 'reporting.orders',
  tenant: { from: 'promoter', at: 'body.promoterCode' },
  errors: ['INVALID', 'NOT_FOUND', 'NO_DATA'],
  readOnly: true,
  reads: ['order'],
  example: { promoterCode: 'harbour-hall', showSelection: { showCodes: ['K7M2QXRB'] }, includePending: true },
} as const;

const FORMS = 'a page as JSON; all of it as a file with Accept text/csv, that of an Excel workbook, or fileType JSON';

export const exportSales = endpoint({
  ...ofPromoter,
  permission: 'report:sales',
  id: 'exportSales',
  path: '/sales/reports/sales',
  summary: `Sales: one row per event and ticket; ${FORMS}`,
});

export const exportDetailedSales = endpoint({
  ...ofPromoter,
  permission: 'report:sales',
  id: 'exportDetailedSales',
  path: '/sales/reports/detailed-sales',
  summary: `Detailed sales: one row per ticket of an order, who bought masked without the permission customer:read, in files customer:export; ${FORMS}`,
});

export const exportCustomerData = endpoint({
  ...ofPromoter,
  body: CustomerReportRequest,
  permission: 'customer:export',
  id: 'exportCustomerData',
  path: '/reports/customer-data',
  summary: `Customer data: one row per customer and event, who bought masked on a page without the permission customer:read; ${FORMS}`,
  reads: ['order', 'customer', 'question'],
});

export const exportFanshare = endpoint({
  ...ofPromoter,
  permission: 'fanshare:read',
  id: 'exportFanshare',
  path: '/reports/fanshare',
  summary: `FanShare: one row per event whose tickets their buyers offered to others; ${FORMS}`,
});

export const getSalesFigures = endpoint({
  base: 'reporting',
  method: 'POST',
  body: ReportRequest,
  response: { kind: 'json', schema: SalesFigures },
  scope: 'reporting.orders',
  permission: 'report:sales',
  tenant: { from: 'promoter', at: 'body.promoterCode' },
  errors: ['INVALID', 'NOT_FOUND'],
  readOnly: true,
  reads: ['order'],
  id: 'getSalesFigures',
  path: '/sales/reports/sales/figures',
  summary: 'What the charts of the sales report show: tickets and gross by day, ticket, hour of the week and channel',
  example: { promoterCode: 'harbour-hall' },
});
