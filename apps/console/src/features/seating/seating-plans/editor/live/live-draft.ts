import { updatePlanViewer, watchPlanDraft } from '@parterre/contract/calls/seating-plans';
import type { PlanDraftEvents, PlanDraftNews } from '@parterre/contract/seating-plans/draft-live';
import type { LiveEvent } from '@parterre/contract/wire/live-events';
import { type DraftSaver, type EditorDesk, reportDrawing } from '@parterre/plan-editor';
import { requestCall } from '#api/request-call.ts';
import { createLiveStore, type LiveState, type LiveStore } from '#live/live-state.ts';
import { type Taken, watchLoop } from '#live/watch-loop.ts';

export interface LiveDraft extends LiveStore<DraftLiveState> {
  /** Nothing newer is merged while a dialog is open whose question depends on this revision. */
  hold(isHeld: boolean): void;
  stop(): void;
}

/** Reading and merging a stadium blocks the page: the pause afterwards is four times as long. */
const RESTS_FOR = 4;

interface LiveOptions {
  planId: number;
  desk: EditorDesk;
  saver: DraftSaver;
  /** Everybody may watch; users who may write also report that they are drawing. */
  canWrite: boolean;
}

/**
 * Listens until stopped. Merges other users' saves while nothing here is unsaved; otherwise the next save merges them.
 */
export function startLiveDraft({ planId, desk, saver, canWrite }: LiveOptions): LiveDraft {
  const stopping = new AbortController();
  const { signal } = stopping;
  const store = createLiveStore(INITIAL_DRAFT_STATE);
  const follower = followNewest(desk, saver, signal);
  const drawing = canWrite
    ? reportDrawing(saver, (isDrawing) => {
        const { viewerId } = store.getState();
        if (viewerId === null) return;
        const args = { params: { id: planId, viewerId }, body: { isDrawing } };
        // A failure is ignored: the next connection reports again, and the revision protects saves anyway.
        requestCall(updatePlanViewer, args, { signal }).catch(() => undefined);
      })
    : undefined;

  const note = async (news: PlanDraftNews) => {
    follower.note(news);
    // Saves made here are reported here too, perhaps before their own answer.
    if ((await saver.isBehind(news.revision)) && !signal.aborted)
      store.set(noteTheirs(store.getState(), news, saver.versionNumber));
    await follower.follow();
  };
  const take = async (event: LiveEvent<PlanDraftEvents>): Promise<Taken> => {
    if (event.name === 'hello') {
      store.set(event.data);
      drawing?.again();
    } else if (event.name === 'presence') store.set({ viewers: event.data.viewers });
    else if (event.name === 'draft') void note(event.data);
    // Retries a read that failed before.
    else if (event.name === 'beat') void follower.follow();
    else if (event.name === 'gone') {
      store.set({ isGone: true });
      return 'closed';
    }
    return undefined;
  };
  void watchLoop<PlanDraftEvents>({
    call: watchPlanDraft,
    argsFrom: () => ({ params: { id: planId } }),
    signal,
    take,
    onConnection: (connection) => {
      if (connection !== store.getState().connection) store.set({ connection });
      // The connection was refused without a reason; reading the plan shows whether it is deleted.
      if (connection === 'closed') {
        follower.note('gone');
        void follower.follow();
      }
    },
    mayRest: () => saver.state === 'saved',
  });
  return {
    ...store,
    hold: follower.hold,
    stop: () => {
      follower.stop();
      drawing?.stop();
      stopping.abort();
    },
  };
}

/** Merges one revision at a time, the newest; never during a gesture or an open question. */
function followNewest(desk: EditorDesk, saver: DraftSaver, signal: AbortSignal) {
  let newest: PlanDraftNews | 'gone' | undefined;
  let isHeld = false;
  let isFollowing = false;
  let restsUntil = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const mayFollow = () => !isHeld && desk.gesture === null && !signal.aborted && performance.now() >= restsUntil;
  const mergeNewest = async (): Promise<boolean> => {
    const startedAt = performance.now();
    if (!(await saver.mergeSavedIfClean())) return false;
    const restMs = (performance.now() - startedAt) * RESTS_FOR;
    restsUntil = performance.now() + restMs;
    clearTimeout(resting);
    if (!signal.aborted) resting = setTimeout(() => void follow(), restMs + 1);
    return true;
  };
  const follow = async () => {
    if (isFollowing) return;
    isFollowing = true;
    try {
      while (newest !== undefined && mayFollow()) {
        const news = newest;
        const isNew = news === 'gone' || (await saver.isBehind(news.revision));
        if (isNew && !(mayFollow() && (await mergeNewest()))) break;
        // If a newer one arrived meanwhile, merge that next.
        if (newest === news) newest = undefined;
      }
    } finally {
      isFollowing = false;
    }
  };
  const stopLooking = desk.subscribePainter(() => {
    if (newest !== undefined && desk.gesture === null) void follow();
  });
  return {
    note: (news: PlanDraftNews | 'gone') => {
      newest = news;
    },
    follow,
    hold: (next: boolean) => {
      isHeld = next;
      if (!isHeld) void follow();
    },
    stop: () => {
      stopLooking();
      clearTimeout(resting);
    },
  };
}

export interface DraftSave {
  at: string;
  what: 'saved' | 'published' | 'discarded';
  versionNumber: number;
}

export interface DraftLiveState extends LiveState<DraftSave> {
  /** The plan itself, not only its draft, was deleted. */
  isGone: boolean;
  /** The newest revision of somebody else since this page opened. */
  theirs: PlanDraftNews | null;
}

export const INITIAL_DRAFT_STATE: DraftLiveState = {
  connection: 'connecting',
  viewerId: null,
  userId: null,
  viewers: [],
  saves: new Map(),
  isGone: false,
  theirs: null,
};

/** Returns the state after somebody else's revision; `versionNumber` is the version known before. */
function noteTheirs(
  { saves }: DraftLiveState,
  theirs: PlanDraftNews,
  versionNumber: number,
): Pick<DraftLiveState, 'saves' | 'theirs'> {
  const { change } = theirs;
  if (!change) return { saves, theirs };
  const isPublished = theirs.versionNumber > versionNumber;
  const what = theirs.isSaved ? 'saved' : isPublished ? 'published' : 'discarded';
  const save = { name: change.byName, at: change.at, what, versionNumber: theirs.versionNumber } as const;
  return { saves: new Map(saves).set(change.byId, save), theirs };
}
