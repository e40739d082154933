import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { DraftSaver } from '@parterre/plan-editor';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { findProblem } from '#api/failure.ts';
import { useCreateBlankPlanMutation, usePutPlanDraftMutation } from '#api/queries/seating/seating-plans.ts';
import { setUnsavedChanges } from '#api/settings.ts';
import { useAppDispatch } from '#api/store.ts';
import { paths } from '#pages/paths.ts';
import { showFailure } from '#pages/show-failure.ts';
import { type PlanDraft, useSaveState } from './use-draft-saver.ts';

interface GoneDialogProps {
  draft: PlanDraft;
  saver: DraftSaver;
  isPutOff: boolean;
  onPutOff: () => void;
}

/** Somebody deleted the draft while it was edited here: the user keeps the drawing or leaves. Needs `plan:write`. */
export function GoneDialog({ draft, saver, isPutOff, onPutOff }: GoneDialogProps) {
  const { t } = useTranslation('plan-editor');
  const state = useSaveState(saver);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const keepAsNew = useKeepAsNewPlan(draft, saver);
  const titleId = useId();
  const [isRunning, setRunning] = useState(false);
  if (state !== 'gone' || isPutOff) return null;
  const { isPlanGone } = saver;
  const handleKeep = async () => {
    setRunning(true);
    try {
      await (isPlanGone ? keepAsNew() : saver.keepMine());
    } catch (error) {
      showFailure(error);
    } finally {
      setRunning(false);
    }
  };
  const handleLeave = () => {
    dispatch(setUnsavedChanges({ place: 'inPage', hasChanges: false }));
    void navigate(isPlanGone ? paths.venue(draft.venueId) : paths.plan(draft.venueId, draft.planId));
  };
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="sm" onClose={onPutOff} open>
      <DialogTitle id={titleId}>{t('gone.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t(isPlanGone ? 'gone.textPlan' : 'gone.textDraft')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1, '& > *': { flexShrink: 0 } }}>
        <Button onClick={onPutOff} variant="outlined">
          {t('gone.later')}
        </Button>
        <Button onClick={handleLeave} variant="outlined">
          {t('gone.leave')}
        </Button>
        <Button color="primary" loading={isRunning} onClick={() => void handleKeep()} variant="contained">
          {t(isPlanGone ? 'gone.keepPlan' : 'gone.keepDraft')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const NAMES_TRIED = 20;

/**
 * The plan is deleted: creates a new one with this drawing and name, numbered if the name is in use (NAME_TAKEN).
 * Rejects with the call's failure.
 */
function useKeepAsNewPlan({ venueId, name }: PlanDraft, saver: DraftSaver) {
  const [create] = useCreateBlankPlanMutation();
  const [put] = usePutPlanDraftMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const begun = useRef<PlanDraft | null>(null);

  const begin = async (attempt = 1): Promise<PlanDraft> => {
    const ending = attempt === 1 ? '' : ` (${attempt})`;
    try {
      const body = { name: name.slice(0, LIMITS.seatingPlan.name - ending.length) + ending };
      return await create({ params: { venueId }, body }).unwrap();
    } catch (error) {
      if (findProblem(error)?.code !== 'NAME_TAKEN' || attempt === NAMES_TRIED) throw error;
      return begin(attempt + 1);
    }
  };

  return async () => {
    begun.current ??= await begin();
    const { planId, revision } = begun.current;
    await put({ params: { id: planId }, file: saver.writeFile(), revision }).unwrap();
    dispatch(setUnsavedChanges({ place: 'inPage', hasChanges: false }));
    await navigate(paths.planEdit(venueId, planId));
  };
}
