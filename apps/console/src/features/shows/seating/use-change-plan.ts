import { exportSeatedPrices, exportSeatHolds, exportSeatsManifest } from '@parterre/contract/calls/reports';
import type { Show } from '@parterre/contract/shows/show';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { useLazyGetShowQuery, useUpdateShowMutation } from '#api/queries/events/shows.ts';
import { requestCall } from '#api/request-call.ts';
import { useReportDownload } from '#downloads/use-report-download.ts';
import { showToast } from '#ui/notices/notices.tsx';
import type { OfferedPlan } from './merge-plans.ts';
import { explainOrders, findSeatLoss, type SeatLoss } from './seat-loss-dialog.tsx';

interface AskedPlan {
  plan: Pick<OfferedPlan, 'id' | 'name'> | null;
  loss: SeatLoss;
}

/**
 * A change of plan: asked about with the seats it takes away, which the server compares. When it is another number by
 * then, the event is read again and the reader is asked anew. A rejection is told in a toast.
 */
export function useChangePlan(show: Show) {
  const { t } = useTranslation('shows');
  const [update] = useUpdateShowMutation();
  const [getShow] = useLazyGetShowQuery();
  const [asked, setAsked] = useState<AskedPlan | null>(null);
  const params = { showCode: show.showCode };
  const confirm = async () => {
    if (!asked) return;
    const body = { seatingPlanId: asked.plan?.id ?? null, removesSeats: asked.loss.seats };
    try {
      await update({ params, body, revision: show.revision }).unwrap();
      showToast(t('seating.changed'), 'success');
      setAsked(null);
    } catch (error) {
      const loss = findSeatLoss(error);
      showToast(explainOrders(error, t) ?? errorText(error), loss ? 'warning' : 'error');
      await getShow({ params });
      setAsked(loss ? { ...asked, loss } : null);
    }
  };
  return { asked, ask: setAsked, confirm, cancel: () => setAsked(null) };
}

export const SEAT_REPORTS = ['seatedPrices', 'seatsManifest', 'seatHolds'] as const;
type SeatReport = (typeof SEAT_REPORTS)[number];

const CALLS = { seatedPrices: exportSeatedPrices, seatsManifest: exportSeatsManifest, seatHolds: exportSeatHolds };
const LABELS = {
  seatedPrices: 'exportSeatedPrices',
  seatsManifest: 'exportSeatsManifest',
  seatHolds: 'exportSeatHolds',
} as const;

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
