import { updatePlanViewer, watchPlanDraft } from '@parterre/contract/calls/seating-plans';
import type { PlanDraftEvents, PlanDraftNews } from '@parterre/contract/seating-plans/draft-live';
import type { LiveEvent } from '@parterre/contract/wire/live-events';
import { type DraftSaver, type EditorDesk, reportDrawing } from '@parterre/plan-editor';
import { requestCall } from '#api/request-call.ts';
import { createLiveStore, type LiveState, type LiveStore } from '#live/live-state.ts';
import { type Taken, watchLoop } from '#live/watch-loop.ts';

export interface LiveDraft extends LiveStore<DraftLiveState> {
  /** While something is asked that stands on this revision, nothing newer comes in. */
  hold(isHeld: boolean): void;
  stop(): void;
}

/** Of a stadium, reading and taking in keeps the page busy: it draws four times as long as it follows. */
const RESTS_FOR = 4;

interface LiveOptions {
  planId: number;
  desk: EditorDesk;
  saver: DraftSaver;
  /** Everybody may look; who may write tells the others that they draw. */
  mayWrite: boolean;
}

/** Listens until stopped. The drawing follows while nothing here is unsaved; otherwise the next save meets theirs. */
export function startLiveDraft({ planId, desk, saver, mayWrite }: LiveOptions): LiveDraft {
  const stopping = new AbortController();
  const { signal } = stopping;
  const store = createLiveStore(INITIAL_DRAFT_STATE);
  const follower = followNewest(desk, saver, signal);
  const drawing = mayWrite
    ? reportDrawing(saver, (isDrawing) => {
        const { viewerId } = store.getState();
        if (viewerId === null) return;
        const args = { params: { id: planId, viewerId }, body: { isDrawing } };
        // Not told is told with the next connection; whoever saves is protected by the revision all the same.
        requestCall(updatePlanViewer, args, { signal }).catch(() => undefined);
      })
    : undefined;

  const note = async (news: PlanDraftNews) => {
    follower.note(news);
    // What was saved here is told here too, perhaps before its answer.
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
    // What could not be read before is asked for again.
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
      // Refused before it could be told why: a plan that is gone is met by reading it.
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

/** Takes in one revision at a time, the newest; never under a running gesture or an open question. */
function followNewest(desk: EditorDesk, saver: DraftSaver, signal: AbortSignal) {
  let newest: PlanDraftNews | 'gone' | undefined;
  let isHeld = false;
  let isFollowing = false;
  let restsUntil = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const mayFollow = () => !isHeld && desk.gesture === null && !signal.aborted && performance.now() >= restsUntil;
  const takeIn = async (): Promise<boolean> => {
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
        if (isNew && !(mayFollow() && (await takeIn()))) break;
        // Where another came meanwhile, that one is next.
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
  /** The plan itself was thrown away. */
  isGone: boolean;
  /** The newest revision that somebody else made while this page was open. */
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

/** The state after a revision of somebody else; `versionNumber` is the one known before. */
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
