import { getPlanDraft, getPlanDraftDocument } from '@parterre/contract/calls/seating-plans';
import type { CallAnswer } from '@parterre/contract/wire/call';
import {
  DraftSaver,
  type EditorDesk,
  type MergedChanges,
  type SaveFailure,
  type SaveState,
} from '@parterre/plan-editor';
import type { SeatingPlan } from '@parterre/seating-plan';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { findProblem } from '#api/failure.ts';
import { isAnswerLost, isWorthRepeating } from '#api/lost-answers/is-answer-lost.ts';
import { usePutPlanDraftMutation, useRemovePlanDraftMutation } from '#api/queries/seating/seating-plans.ts';
import { requestCall } from '#api/request-call.ts';
import { setUnsavedChanges } from '#api/settings.ts';
import { useAppDispatch } from '#api/store.ts';
import { useUnsavedChanges } from '#api/use-unsaved-changes.ts';
import { paths } from '#pages/paths.ts';
import { showToast } from '#ui/notices/notices.tsx';

const REST_MS = 1200;
const CHECK_MS = 250;

/**
 * Saves and checks automatically while the desk is open; returns what it last merged from somebody else. Needs
 * `plan:write`.
 */
export function useDraftSaver(
  desk: EditorDesk,
  draft: PlanDraft,
  isReadOnly: boolean,
): { saver: DraftSaver; mergedChanges: MergedChanges | null } {
  const { planId } = draft;
  const [put] = usePutPlanDraftMutation();
  const [mergedChanges, setMergedChanges] = useState<MergedChanges | null>(null);
  const [saver] = useState(
    () =>
      new DraftSaver({
        desk,
        draft,
        restMs: REST_MS,
        send: async (file, revision, idempotencyKey) =>
          (await put({ params: { id: planId }, file, revision, idempotencyKey }).unwrap()).revision,
        readTheirs: () => openDraft(planId),
        judge: judgeSaveFailure,
        onMerged: setMergedChanges,
      }),
  );
  const source = useMemo(() => ({ subscribe: saver.subscribe, hasChanges: () => saver.state !== 'saved' }), [saver]);
  useUnsavedChanges('inPage', source);
  // The saver runs outside of React, as long as the editor is open.
  useEffect(() => {
    saver.start();
    window.addEventListener('online', saver.retry);
    return () => {
      saver.stop();
      window.removeEventListener('online', saver.retry);
    };
  }, [saver]);
  // Desk and timer are outside of React.
  useEffect(() => {
    saver.setReadOnly(isReadOnly);
    let checked = desk.editor.version;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = () => {
      if (!isReadOnly) saver.handleChange();
      if (desk.editor.version === checked) return;
      checked = desk.editor.version;
      clearTimeout(timer);
      timer = setTimeout(() => desk.check(), CHECK_MS);
    };
    const stop = desk.subscribe(hear);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [desk, saver, isReadOnly]);
  return { saver, mergedChanges };
}

export type PlanDraft = CallAnswer<typeof getPlanDraft>;

export interface OpenedDraft {
  draft: PlanDraft;
  document: SeatingPlan;
}

/** Reads state and document of one revision. Throws CallFailure. */
export async function openDraft(planId: number, signal?: AbortSignal): Promise<OpenedDraft> {
  const draft = await readDraft(planId, signal);
  const query = { revision: draft.revision };
  const response = await requestCall(getPlanDraftDocument, { params: { id: planId }, query }, signal ? { signal } : {});
  const document: SeatingPlan = await response.json();
  return { draft, document };
}

export async function readDraft(planId: number, signal?: AbortSignal): Promise<PlanDraft> {
  const response = await requestCall(getPlanDraft, { params: { id: planId } }, signal ? { signal } : {});
  return response.json();
}

/** The save state, and why the drawing is not saved; all components that show it use this hook. */
export function useSaveState(saver: DraftSaver): SaveState {
  return useSyncExternalStore(saver.subscribe, () => saver.state);
}

/** Classifies a call's failure for the engine, which does not know the API. */
export function judgeSaveFailure(error: unknown): SaveFailure {
  const code = findProblem(error)?.code;
  return {
    cause: code === 'STALE' ? 'stale' : code === 'NOT_FOUND' ? 'gone' : 'other',
    isLost: isAnswerLost(error),
    isWorthRepeating: isWorthRepeating(error),
  };
}

/** Deletes the draft, then opens the current version, or the venue if there is none. */
export function useDiscardDraft({ planId, venueId, versionNumber }: PlanDraft, saver: DraftSaver) {
  const { t } = useTranslation('plan-editor');
  const [remove] = useRemovePlanDraftMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async () => {
    await saver.save();
    await remove({ params: { id: planId }, revision: saver.revision }).unwrap();
    dispatch(setUnsavedChanges({ place: 'inPage', hasChanges: false }));
    showToast(t('discard.done'));
    await navigate(versionNumber > 0 ? paths.plan(venueId, planId) : paths.venue(venueId));
  };
}
