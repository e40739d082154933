import type { DraftSaver } from '@parterre/plan-editor';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { findProblem } from '../../../../api/failure.ts';
import { useCreateBlankPlanMutation, usePutPlanDraftMutation } from '../../../../api/queries/seating-plans.ts';
import { setUnsavedChanges } from '../../../../api/settings.ts';
import { useAppDispatch } from '../../../../api/store.ts';
import { paths } from '../../../../paths.ts';
import type { PlanDraft } from './open-draft.ts';

const NAME_MAX = 80;
const NAMES_TRIED = 20;

/** The plan is gone: a new one of its name takes what is drawn. Rejects with the call's failure. */
export function useKeepAsNewPlan({ venueId, name }: PlanDraft, saver: DraftSaver) {
  const [create] = useCreateBlankPlanMutation();
  const [put] = usePutPlanDraftMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const begun = useRef<PlanDraft | null>(null);

  const begin = async (attempt = 1): Promise<PlanDraft> => {
    const ending = attempt === 1 ? '' : ` (${attempt})`;
    try {
      const body = { name: name.slice(0, NAME_MAX - ending.length) + ending };
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
