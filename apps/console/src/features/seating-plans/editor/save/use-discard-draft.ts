import type { DraftSaver } from '@parterre/plan-editor';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '#api/error-text.ts';
import { useRemovePlanDraftMutation } from '#api/queries/seating-plans.ts';
import { setUnsavedChanges } from '#api/settings.ts';
import { useAppDispatch } from '#api/store.ts';
import { paths } from '#pages/paths.ts';
import { showToast } from '#ui/notices/notices.tsx';
import type { PlanDraft } from './open-draft.ts';

/** Throws the draft away: back to the current version, or to the venue where there is none. */
export function useDiscardDraft({ planId, venueId, versionNumber }: PlanDraft, saver: DraftSaver) {
  const { t } = useTranslation('plan-editor');
  const [remove] = useRemovePlanDraftMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async () => {
    try {
      await saver.save();
      await remove({ params: { id: planId }, revision: saver.revision }).unwrap();
    } catch (error) {
      showToast(errorText(error), 'error');
      throw error;
    }
    dispatch(setUnsavedChanges({ place: 'inPage', hasChanges: false }));
    showToast(t('discard.done'));
    await navigate(versionNumber > 0 ? paths.plan(venueId, planId) : paths.venue(venueId));
  };
}
