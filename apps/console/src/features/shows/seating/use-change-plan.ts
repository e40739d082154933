import type { SeatingPlanSummary } from '@parterre/contract/seating-plans';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.ts';
import type { ConfirmRequest } from '../../../drawers/confirm-dialog.tsx';
import { showToast } from '../../../ui/notices.tsx';
import { useListHoldsQuery } from '../../holds/queries.ts';
import { useListPricesQuery } from '../../prices/queries.ts';
import { useUpdateShowMutation } from '../queries.ts';

/** What a change of plan takes away, in words, and the change itself. A rejection is told in a toast. */
export function useChangePlan(show: Show) {
  const { t, i18n } = useTranslation('shows');
  const [update] = useUpdateShowMutation();
  const params = { showCode: show.showCode };
  const { data: prices } = useListPricesQuery({ params });
  const { data: holds } = useListHoldsQuery({ params });
  const write = (value: number) => value.toLocaleString(i18n.language);
  const priced = (prices?.items ?? []).reduce((sum, price) => sum + (price.isSeated ? price.stock.allocation : 0), 0);
  const held = (holds?.items ?? []).reduce((sum, hold) => sum + hold.seats.held, 0);

  const describe = (plan: SeatingPlanSummary | null): ConfirmRequest => {
    const words = { seats: write(show.seatCount), priced: write(priced), held: write(held), plan: plan?.name ?? '' };
    const isFirst = show.seatCount === 0 && plan !== null;
    const body = isFirst ? 'firstBody' : plan ? 'rebuildBody' : 'rebuildBodyNone';
    return {
      title: t('seating.rebuildTitle'),
      body: t(`seating.${body}`, words),
      confirmLabel: t('seating.rebuild'),
      isDangerous: !isFirst,
      ...(isFirst ? {} : { typedWord: show.showCode }),
    };
  };
  const change = async (plan: SeatingPlanSummary | null): Promise<void> => {
    try {
      await update({ params, body: { seatingPlanId: plan?.id ?? null }, revision: show.revision }).unwrap();
      showToast(t('seating.changed'), 'success');
    } catch (error) {
      showToast(errorText(error), 'error');
      throw error;
    }
  };
  return { describe, change };
}
