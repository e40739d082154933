import { exportSeatedPrices, exportSeatHolds, exportSeatsManifest } from '@parterre/contract/calls/reports';
import type { Call } from '@parterre/contract/wire/call';
import type { Permission } from '@parterre/contract/wire/permissions';
import type { DownloadedReport } from './use-report-download.ts';

interface SeatReport {
  permission: Permission;
  /** Whose words its download has. */
  words: DownloadedReport;
  call: Call;
}

/** The reports about the seats of an event, by the name that pages and files have. */
export const SEAT_REPORTS = {
  'seated-prices': { permission: 'report:seats', words: 'seatedPrices', call: exportSeatedPrices },
  'seats-manifest': { permission: 'report:seats', words: 'seatsManifest', call: exportSeatsManifest },
  'seat-holds': { permission: 'report:seats', words: 'seatHolds', call: exportSeatHolds },
} as const satisfies Record<string, SeatReport>;
export type SeatReportName = keyof typeof SEAT_REPORTS;

/** In the order in which they are offered. */
export const SEAT_REPORT_NAMES = ['seated-prices', 'seats-manifest', 'seat-holds'] as const satisfies SeatReportName[];
