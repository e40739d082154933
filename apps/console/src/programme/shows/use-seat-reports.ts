import { exportSeatedPrices, exportSeatHolds, exportSeatsManifest } from '@parterre/contract/calls/reports';
import type { Call } from '@parterre/contract/wire/call';
import { CSV } from '@parterre/contract/wire/file-types';
import { useTranslation } from 'react-i18next';
import { requestCall } from '#api/request-call.ts';
import { nameReportFile } from '#downloads/name-report-file.ts';
import { type DownloadedReport, useReportDownload } from '#downloads/use-report-download.ts';

interface SeatReport {
  /** Selects the messages of the download. */
  words: DownloadedReport;
  call: Call;
}

/** The reports about the seats of a show, by the name that pages and files use. */
export const SEAT_REPORTS = {
  'seated-prices': { words: 'seatedPrices', call: exportSeatedPrices },
  'seats-manifest': { words: 'seatsManifest', call: exportSeatsManifest },
  'seat-holds': { words: 'seatHolds', call: exportSeatHolds },
} as const satisfies Record<string, SeatReport>;
type SeatReportName = keyof typeof SEAT_REPORTS;

/** In display order. */
export const SEAT_REPORT_NAMES = ['seated-prices', 'seats-manifest', 'seat-holds'] as const satisfies SeatReportName[];

export interface SeatReportFile extends Omit<ReturnType<typeof useReportDownload>, 'download'> {
  name: SeatReportName;
  /** Saves the report in the reader's language and shows the result. */
  run: () => Promise<unknown>;
}

/** Returns the seat reports of a show as downloads, so that every page offers the same ones in the same order. */
export function useSeatReports(showCode: string): SeatReportFile[] {
  const { i18n } = useTranslation('downloads');
  const downloads = {
    'seated-prices': useReportDownload('seatedPrices', `${nameReportFile('seated-prices', showCode)}.csv`),
    'seats-manifest': useReportDownload('seatsManifest', `${nameReportFile('seats-manifest', showCode)}.csv`),
    'seat-holds': useReportDownload('seatHolds', `${nameReportFile('seat-holds', showCode)}.csv`),
  };
  const argsOf = (name: SeatReportName) => ({
    params: { showCode },
    query: { culture: i18n.language, fileName: nameReportFile(name, showCode) },
  });
  return SEAT_REPORT_NAMES.map((name) => ({
    name,
    ...downloads[name],
    run: () =>
      downloads[name].download((signal) => requestCall(SEAT_REPORTS[name].call, argsOf(name), { accept: CSV, signal })),
  }));
}
