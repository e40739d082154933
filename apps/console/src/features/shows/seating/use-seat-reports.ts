import { exportSeatedPrices, exportSeatHolds, exportSeatsManifest } from '@parterre/contract/calls/reports';
import { useTranslation } from 'react-i18next';
import { requestCall } from '#api/request-call.ts';
import { useReportDownload } from '#downloads/use-report-download.ts';

export const SEAT_REPORTS = ['seatedPrices', 'seatsManifest', 'seatHolds'] as const;
type SeatReport = (typeof SEAT_REPORTS)[number];

const CALLS = { seatedPrices: exportSeatedPrices, seatsManifest: exportSeatsManifest, seatHolds: exportSeatHolds };
const LABELS = {
  seatedPrices: 'exportSeatedPrices',
  seatsManifest: 'exportSeatsManifest',
  seatHolds: 'exportSeatHolds',
} as const;

/** The three seat reports of an event as CSV, in the reader's language; each says how it went. */
export function useSeatReports(showCode: string) {
  const { i18n } = useTranslation('shows');
  const downloads = {
    seatedPrices: useReportDownload('seatedPrices', `${showCode}-seated-prices.csv`),
    seatsManifest: useReportDownload('seatsManifest', `${showCode}-seats-manifest.csv`),
    seatHolds: useReportDownload('seatHolds', `${showCode}-seat-holds.csv`),
  };
  return {
    labelOf: (report: SeatReport) => LABELS[report],
    isRunning: (report: SeatReport) => downloads[report].isRunning,
    run: (report: SeatReport) => {
      const args = { params: { showCode }, query: { culture: i18n.language } };
      return downloads[report].download(() => requestCall(CALLS[report], args, { accept: 'text/csv' }));
    },
  };
}
