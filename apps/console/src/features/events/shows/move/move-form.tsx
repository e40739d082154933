import Alert from '@mui/material/Alert';
import type { Show } from '@parterre/contract/shows/show';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useFieldFromUrl } from '#forms/object/use-field-from-url.ts';
import { useLockReason } from '#session/use-features.ts';
import { useShowText } from '../describe-show.ts';
import { ShowConflict } from '../edit/show-conflict.tsx';
import { useOfferedPlans } from '../seating/merge-plans.ts';
import { describeSeatLoss, type SeatLoss, SeatLossDialog, useSeatLoss } from '../seating/seat-loss-dialog.tsx';
import { MoveFields } from './move-fields.tsx';
import { findNextPlan, isMoved, type MoveValues, type NextPlan } from './move-values.ts';
import { useMoveForm } from './use-move-form.ts';

interface MoveFormProps {
  show: Show;
  onMoved: (moved: Show) => void;
  onClose: () => void;
}

/** The drawer of a move: the form, the effect on the seats, and a confirmation before seats are removed. */
export function MoveForm({ show, onMoved, onClose }: MoveFormProps) {
  const { t } = useTranslation('shows');
  const text = useShowText();
  const lockReason = useLockReason('show:write');
  const { model, submit, conflict, asked, confirm, cancel } = useMoveForm(show, { onMoved, onClose });
  const next = useNextPlan(show, model.form.control);
  const loss = useSeatLoss(show);
  const values: Partial<MoveValues> = useWatch({ control: model.form.control });
  useFieldFromUrl(model.form);
  const goes = isMoved(show, values);
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('move.title'), facts: text(show.name, show.defaultCulture) }}
      model={model}
      onClose={onClose}
      reason={findReason()}
      saveLabel={t('actions.move')}
    >
      <AppForm model={{ ...model, submit: () => submit(next?.isRebuilt ? loss : undefined) }}>
        <FormFields isLocked={lockReason !== undefined}>
          <MoveFields seats={<SeatsNote loss={loss} next={next} show={show} />} show={show} />
        </FormFields>
      </AppForm>
      <SeatLossDialog
        loss={asked}
        onClose={cancel}
        onConfirm={confirm}
        plan={next?.plan?.name ?? null}
        showCode={show.showCode}
        title={t('move.confirmTitle')}
        verb={t('actions.move')}
      />
      <ShowConflict
        asked={conflict && { ...conflict, fields: conflict.fields.filter((field) => field !== 'reason') }}
      />
    </ObjectDrawer>
  );

  function findReason(): string | undefined {
    if (lockReason !== undefined) return lockReason;
    if (!goes) return t('move.nothing');
    if (next === undefined || (next.isRebuilt && loss === undefined)) return t('page.loading');
    return next.isRebuilt && show.hasOrders ? t('move.planFixed') : undefined;
  }
}

/** Returns the plan the show will have after the move; undefined until the plans of that venue have loaded. */
function useNextPlan(show: Show, control: Control<MoveValues>): NextPlan | undefined {
  const [venueId, tourId] = useWatch({ control, name: ['venueId', 'tourId'] });
  const { plans } = useOfferedPlans(venueId, tourId);
  if (venueId === show.venue.venueId && tourId === (show.tour?.tourId ?? null)) return { isRebuilt: false, plan: null };
  return venueId !== null && plans ? findNextPlan(show, { venueId, tourId }, plans) : undefined;
}

interface SeatsNoteProps {
  show: Pick<Show, 'hasOrders'>;
  next: NextPlan | undefined;
  loss: SeatLoss | undefined;
}

/** Describes the effect of the move on the seats; nothing while they stay. */
function SeatsNote({ show, next, loss }: SeatsNoteProps) {
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
