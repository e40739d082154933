import {
  exportCustomerData,
  exportDetailedSales,
  exportFanshare,
  exportOfferCodes,
  exportSales,
  getInstalmentHeadlineFigures,
  previewInstalmentFigures,
  previewOfferCodeReport,
  previewSeatedPrices,
  previewSeatHolds,
  previewSeatsManifest,
} from '@parterre/contract/calls/reports';
import { type ChosenReport, REPORT_COLUMNS, type ShowReport } from '@parterre/contract/choices/report-columns';
import type { Call } from '@parterre/contract/wire/call';
import { type Permission, REPORT_PERMISSIONS } from '@parterre/contract/wire/permissions';
import {
  useExportCustomerDataQuery,
  useExportDetailedSalesQuery,
  useExportFanshareQuery,
  useExportSalesQuery,
  usePreviewInstalmentFiguresQuery,
  usePreviewOfferCodeReportQuery,
  usePreviewSeatedPricesQuery,
  usePreviewSeatHoldsQuery,
  usePreviewSeatsManifestQuery,
} from '#api/queries/reports/reports.ts';
import type { DownloadedReport } from '#downloads/use-report-download.ts';
import { SEAT_REPORT_NAMES, SEAT_REPORTS } from '#programme/shows/use-seat-reports.ts';
import type { AskedReport } from './report-request.ts';

interface Kind {
  /** Shown only with this feature (spec §3); seats and codes have none. */
  featureId?: string;
  /** Selects the messages of the download. */
  words: DownloadedReport;
}

/** Reports about a selection of shows, in chosen columns: the page shows some rows, the file has all. */
export const CHOSEN_REPORTS = {
  sales: {
    featureId: 'Sales',
    words: 'sales',
    call: exportSales,
    useRows: useExportSalesQuery,
    headlines: ['sold', 'comps', 'pending', 'gross_sales', 'net_sales'],
  },
  'detailed-sales': {
    featureId: 'Sales',
    words: 'sales',
    call: exportDetailedSales,
    useRows: useExportDetailedSalesQuery,
    headlines: ['quantity', 'price_paid', 'tax', 'net'],
  },
  'customer-data': {
    featureId: 'CustomerData',
    words: 'customerData',
    call: exportCustomerData,
    useRows: useExportCustomerDataQuery,
    headlines: ['orders', 'tickets', 'total_spent'],
  },
  fanshare: {
    featureId: 'FanShare',
    words: 'fanShare',
    call: exportFanshare,
    useRows: useExportFanshareQuery,
    headlines: ['tickets_offered', 'tickets_resold', 'resale_revenue'],
  },
} as const satisfies Record<ChosenReport, Kind & { call: Call; useRows: unknown; headlines: readonly string[] }>;
export type ChosenName = keyof typeof CHOSEN_REPORTS;

/** Reports about one show. */
export const SHOW_REPORTS = {
  instalments: {
    featureId: 'Instalments',
    words: 'instalments',
    call: getInstalmentHeadlineFigures,
  },
  'offer-codes': { words: 'offerCodes', call: exportOfferCodes },
  ...SEAT_REPORTS,
} as const satisfies Record<ShowReport, Kind & { call: Call }>;

/** What the page of a show report asks for. */
export const PREVIEWS = {
  instalments: { useRows: usePreviewInstalmentFiguresQuery, preview: previewInstalmentFigures },
  'offer-codes': { useRows: usePreviewOfferCodeReportQuery, preview: previewOfferCodeReport },
  'seated-prices': { useRows: usePreviewSeatedPricesQuery, preview: previewSeatedPrices },
  'seats-manifest': { useRows: usePreviewSeatsManifestQuery, preview: previewSeatsManifest },
  'seat-holds': { useRows: usePreviewSeatHoldsQuery, preview: previewSeatHolds },
} as const satisfies Record<ShowReport, { useRows: unknown; preview: Call }>;

export type ReportName = ChosenName | ShowReport;

const KINDS: Readonly<Record<ReportName, Kind>> = { ...CHOSEN_REPORTS, ...SHOW_REPORTS };

/** In display order; the first is the default (spec §2). */
export const REPORT_NAMES: readonly ReportName[] = [
  'sales',
  'detailed-sales',
  'customer-data',
  'instalments',
  'fanshare',
  'offer-codes',
  ...SEAT_REPORT_NAMES,
];

/** Requests every column, because the server sends their headings; the reader's choice only hides some. */
export const toPageBody = (report: ChosenName, request: AskedReport): AskedReport => ({
  ...request,
  columns: REPORT_COLUMNS[report].map(({ key }) => key),
});

export const isChosen = (report: ReportName): report is ChosenName => report in CHOSEN_REPORTS;

interface Granted {
  ids: ReadonlySet<string>;
  permissions: ReadonlySet<Permission>;
}

/** Returns the permission or feature that the user lacks for a report; undefined if it is available. */
export function findLock(report: ReportName, granted: Granted): string | undefined {
  const { featureId } = KINDS[report];
  const permission = REPORT_PERMISSIONS[report];
  if (!granted.permissions.has(permission)) return permission;
  return featureId === undefined || granted.ids.has(featureId) ? undefined : featureId;
}
