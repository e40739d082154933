import { getInstalmentHeadlineFigures } from '@parterre/contract/calls/instalments';
import {
  exportCustomerData,
  exportDetailedSales,
  exportFanshare,
  exportOfferCodes,
  exportSales,
  previewOfferCodeReport,
  previewSeatedPrices,
  previewSeatHolds,
  previewSeatsManifest,
} from '@parterre/contract/calls/reports';
import { type ChosenReport, REPORT_COLUMNS, type ShowReport } from '@parterre/contract/choices/report-columns';
import type { Call } from '@parterre/contract/wire/call';
import type { Permission } from '@parterre/contract/wire/permissions';
import {
  useExportCustomerDataQuery,
  useExportDetailedSalesQuery,
  useExportFanshareQuery,
  useExportSalesQuery,
  usePreviewOfferCodeReportQuery,
  usePreviewSeatedPricesQuery,
  usePreviewSeatHoldsQuery,
  usePreviewSeatsManifestQuery,
} from '#api/queries/reports/reports.ts';
import type { DownloadedReport } from '#downloads/use-report-download.ts';
import { SEAT_REPORT_NAMES, SEAT_REPORTS } from '#downloads/use-seat-reports.ts';
import type { ReportRequest } from './report-request.ts';

interface Kind {
  /** Shown only with this feature (spec §3); the seats and codes have none. */
  featureId?: string;
  permission: Permission;
  /** Whose words its download has. */
  words: DownloadedReport;
}

/** Reports about whatever is chosen, in chosen columns: a page of them is shown, all of it is a file. */
export const CHOSEN_REPORTS = {
  sales: {
    featureId: 'Sales',
    permission: 'report:sales',
    words: 'sales',
    call: exportSales,
    useRows: useExportSalesQuery,
    headlines: ['sold', 'gross_sales', 'discounts', 'net_sales'],
  },
  'detailed-sales': {
    featureId: 'Sales',
    permission: 'report:sales',
    words: 'sales',
    call: exportDetailedSales,
    useRows: useExportDetailedSalesQuery,
    headlines: ['quantity', 'price_paid', 'tax', 'net'],
  },
  'customer-data': {
    featureId: 'CustomerData',
    permission: 'customer:export',
    words: 'customerData',
    call: exportCustomerData,
    useRows: useExportCustomerDataQuery,
    headlines: ['orders', 'tickets', 'total_spent'],
  },
  fanshare: {
    featureId: 'FanShare',
    permission: 'fanshare:read',
    words: 'fanShare',
    call: exportFanshare,
    useRows: useExportFanshareQuery,
    headlines: ['tickets_offered', 'tickets_resold', 'resale_revenue'],
  },
} as const satisfies Record<ChosenReport, Kind & { call: Call; useRows: unknown; headlines: readonly string[] }>;
export type ChosenName = keyof typeof CHOSEN_REPORTS;

/** Reports about one event, as CSV files. */
export const SHOW_REPORTS = {
  instalments: {
    featureId: 'Instalments',
    permission: 'report:instalments',
    words: 'instalments',
    call: getInstalmentHeadlineFigures,
  },
  'offer-codes': { permission: 'report:sales', words: 'offerCodes', call: exportOfferCodes },
  ...SEAT_REPORTS,
} as const satisfies Record<string, Kind & { call: Call }>;
export type ShowReportName = keyof typeof SHOW_REPORTS;

/** Those of them whose rows are shown too, in chosen columns. */
export const PREVIEWED = {
  'offer-codes': { useRows: usePreviewOfferCodeReportQuery, preview: previewOfferCodeReport },
  'seated-prices': { useRows: usePreviewSeatedPricesQuery, preview: previewSeatedPrices },
  'seats-manifest': { useRows: usePreviewSeatsManifestQuery, preview: previewSeatsManifest },
  'seat-holds': { useRows: usePreviewSeatHoldsQuery, preview: previewSeatHolds },
} as const satisfies Record<ShowReport, { useRows: unknown; preview: Call }>;

export const isPreviewed = (report: ShowReportName): report is ShowReport => report in PREVIEWED;

export type ReportName = ChosenName | ShowReportName;

const KINDS: Readonly<Record<ReportName, Kind>> = { ...CHOSEN_REPORTS, ...SHOW_REPORTS };

/** In the order in which they are offered; the first is the default (spec §2). */
export const REPORT_NAMES: readonly ReportName[] = [
  'sales',
  'detailed-sales',
  'customer-data',
  'instalments',
  'fanshare',
  'offer-codes',
  ...SEAT_REPORT_NAMES,
];

/** A page with every column there is: so the server words them all, and which of them are seen is the reader's. */
export const toPageBody = (report: ChosenName, request: ReportRequest): ReportRequest => ({
  ...request,
  columns: REPORT_COLUMNS[report].map(({ key }) => key),
});

export const isChosen = (report: ReportName): report is ChosenName => report in CHOSEN_REPORTS;

interface Granted {
  ids: ReadonlySet<string>;
  permissions: ReadonlySet<Permission>;
}

/** Which permission or feature keeps the reader from a report; undefined: none. */
export function findLock(report: ReportName, granted: Granted): string | undefined {
  const { featureId, permission } = KINDS[report];
  if (!granted.permissions.has(permission)) return permission;
  return featureId === undefined || granted.ids.has(featureId) ? undefined : featureId;
}
