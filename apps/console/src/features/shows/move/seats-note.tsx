import Alert from '@mui/material/Alert';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { describeSeatLoss } from '../seating/describe-seat-loss.ts';
import type { SeatLoss } from '../seating/find-seat-loss.ts';
import type { NextPlan } from './find-next-plan.ts';

interface SeatsNoteProps {
  show: Pick<Show, 'hasOrders'>;
  next: NextPlan | undefined;
  loss: SeatLoss | undefined;
}

/** What the move does to the seats: nothing is said while they stay. */
export function SeatsNote({ show, next, loss }: SeatsNoteProps) {
  const { t, i18n } = useTranslation('shows');
  if (!next?.isRebuilt) return null;
  if (show.hasOrders) return <Alert severity="error">{t('move.planFixed')}</Alert>;
  const comes = next.plan ? t('move.newPlan', { plan: next.plan.name }) : t('move.noPlan');
  if (!loss || loss.seats === 0) return <Alert severity="info">{comes}</Alert>;
  return (
    <Alert severity="warning">
      {describeSeatLoss(loss, t, i18n.language)} {comes}
    </Alert>
  );
}
