import type { DraftSaver, EditorDesk } from '@parterre/plan-editor';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type DraftLiveState, INITIAL_DRAFT_STATE, type LiveDraft, startLiveDraft } from './live-draft.ts';

interface LiveDraftOptions {
  planId: number;
  desk: EditorDesk;
  saver: DraftSaver;
  isReadOnly: boolean;
  /** Plans of the catalogue are nobody's to draw on. */
  isFollowed: boolean;
  /** A question is open that stands on the drawing as it is. */
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
  // A connection outside of React: opened with the editor, closed with it.
  useEffect(() => {
    if (!isFollowed) return;
    const started = startLiveDraft({ planId, desk, saver, mayWrite: !isReadOnly });
    setLive(started);
    return () => started.stop();
  }, [planId, desk, saver, isReadOnly, isFollowed]);
  // The connection does the holding back; React only tells it when.
  useEffect(() => live?.hold(isHeld), [live, isHeld]);
  return useSyncExternalStore(live?.subscribe ?? subscribeToNothing, () => live?.getState() ?? INITIAL_DRAFT_STATE);
}
