import { z } from 'zod';
import { showParams } from '../events/shows/show.ts';
import { endpoint } from '../wire/endpoint.ts';
import { CSV, EXCEL, JSON_TYPE } from '../wire/file-types.ts';
import { ReportPage, SalesFigures } from './reports/report-page.ts';
import { CustomerReportRequest, ReportRequest } from './reports/report-request.ts';

const report = {
  base: 'reporting',
  method: 'POST',
  params: showParams,
  query: z.strictObject({ culture: z.string().max(5).default('en-GB') }),
  response: { kind: 'stream', contentType: CSV },
  scope: 'reporting.events',
  permission: 'report:seats',
  tenant: { from: 'show', at: 'params.showCode' },
  errors: ['NOT_FOUND', 'NO_DATA', 'NOT_ACCEPTABLE'],
  readOnly: true,
} as const;

export const exportSeatedPrices = endpoint({
  ...report,
  id: 'exportSeatedPrices',
  path: '/shows/{showCode}/reports/seated-prices',
  summary: 'Seated prices: one row per block and price type, what was taken only with the permission sales:read (CSV)',
});

export const exportSeatsManifest = endpoint({
  ...report,
  id: 'exportSeatsManifest',
  path: '/shows/{showCode}/reports/seats-manifest',
  summary: 'Seats manifest: one row per seat, its order only with the permission order:read (CSV)',
});

export const exportSeatHolds = endpoint({
  ...report,
  id: 'exportSeatHolds',
  path: '/shows/{showCode}/reports/seat-holds',
  summary: 'Seat holds: one row per hold and block (CSV)',
});

export const exportOfferCodes = endpoint({
  ...report,
  permission: 'report:sales',
  id: 'exportOfferCodes',
  path: '/shows/{showCode}/reports/offer-codes',
  summary: 'Offer codes: one row per code with its usage (CSV)',
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
  summary: `Customer data: one row per customer and event; ${FORMS}`,
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
