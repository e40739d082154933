import { type CameIn, DraftSaver, type EditorDesk } from '@parterre/plan-editor';
import { useEffect, useState } from 'react';
import { usePutPlanDraftMutation } from '#api/queries/seating-plans.ts';
import { useUnsavedChanges } from '#api/use-unsaved-changes.ts';
import { judgeSaveFailure } from './judge-save-failure.ts';
import { openDraft, type PlanDraft } from './open-draft.ts';
import { useSaveState } from './use-save-state.ts';

const REST_MS = 1200;
const CHECK_MS = 250;

/** Saves and checks by itself while the desk is open; and what of somebody else's came into the drawing last. */
export function useDraftSaver(
  desk: EditorDesk,
  draft: PlanDraft,
  isReadOnly: boolean,
): { saver: DraftSaver; cameIn: CameIn | null } {
  const { planId } = draft;
  const [put] = usePutPlanDraftMutation();
  const [cameIn, setCameIn] = useState<CameIn | null>(null);
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
        onMerged: setCameIn,
      }),
  );
  const state = useSaveState(saver);
  useUnsavedChanges('inPage', state !== 'saved');
  useEffect(() => {
    saver.start();
    window.addEventListener('online', saver.retry);
    return () => {
      saver.stop();
      window.removeEventListener('online', saver.retry);
    };
  }, [saver]);
  // The desk lives outside of React, and so does the clock that waits for it to rest.
  useEffect(() => {
    saver.isReadOnly = isReadOnly;
    let checked = desk.editor.version;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = () => {
      if (!isReadOnly) saver.noteChange();
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
  return { saver, cameIn };
}
