import type { DraftSaver, EditorDesk } from '@parterre/plan-editor';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type DraftLiveState, INITIAL_DRAFT_STATE, type LiveDraft, startLiveDraft } from './live-draft.ts';

interface LiveDraftOptions {
  planId: number;
  desk: EditorDesk;
  saver: DraftSaver;
  isReadOnly: boolean;
  /** False for plans of the catalogue, which nobody draws on. */
  isFollowed: boolean;
  /** True while a dialog depends on the drawing as it is. */
  isHeld: boolean;
}

const subscribeToNothing = () => () => undefined;

export function useLiveDraft({
  planId,
  desk,
  saver,
  isReadOnly,
  isFollowed,
  isHeld,
}: LiveDraftOptions): DraftLiveState {
  const [live, setLive] = useState<LiveDraft | null>(null);
  // The connection is outside of React: it opens and closes with the editor.
  useEffect(() => {
    if (!isFollowed) return;
    const started = startLiveDraft({ planId, desk, saver, canWrite: !isReadOnly });
    setLive(started);
    return () => started.stop();
  }, [planId, desk, saver, isReadOnly, isFollowed]);
  // The connection holds back changes; React only sets when.
  useEffect(() => live?.hold(isHeld), [live, isHeld]);
  return useSyncExternalStore(live?.subscribe ?? subscribeToNothing, () => live?.getState() ?? INITIAL_DRAFT_STATE);
}
