import type { Show } from '@parterre/contract/shows/show';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { useLazyGetShowQuery, useUpdateShowMutation } from '#api/queries/events/shows.ts';
import { showToast } from '#ui/notices/notices.tsx';
import type { OfferedPlan } from './merge-plans.ts';
import { explainOrders, findSeatLoss, type SeatLoss } from './seat-loss-dialog.tsx';

interface AskedPlan {
  plan: Pick<OfferedPlan, 'id' | 'name'> | null;
  loss: SeatLoss;
}

/**
 * Changes the plan after asking with the number of seats that are lost, which the server compares. If it counts another
 * number, the show is read and the user asked again. Shows a rejection in a toast. Needs `show:write`.
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
