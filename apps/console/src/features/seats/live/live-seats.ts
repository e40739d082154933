import { updateSeatViewer, watchSeats } from '@parterre/contract/calls/seats';
import type { SeatEvent, SeatEvents, SeatNews } from '@parterre/contract/seats/live';
import { requestCall } from '#api/request-call.ts';
import { createLiveStore, type LiveStore } from '#live/live-state.ts';
import { type Taken, watchLoop } from '#live/watch-loop.ts';
import { loadAllocation } from '#programme/seats/load-seats.ts';
import { followBlocks, type SeatDesk } from '../desk/seat-desk.ts';
import { INITIAL_LIVE_STATE, noteSaves, type SeatsLiveState } from './seats-live-state.ts';
import { takeNews } from './take-news.ts';

/** What happens to the seats elsewhere, and who else is at them. */
export interface LiveSeats extends LiveStore<SeatsLiveState> {
  stop(): void;
}

interface LiveOptions {
  desk: SeatDesk;
  showCode: string;
  since: string;
  /** Everybody may look; who may write tells the others of unsaved changes. */
  mayWrite: () => boolean;
  onNews: (news: SeatNews) => void;
  onOtherPlan: () => void;
}

/** Listens until stopped. The map follows; unsaved edits stay on top of it. */
export function startLiveSeats({ desk, showCode, since, mayWrite, onNews, onOtherPlan }: LiveOptions): LiveSeats {
  const stopping = new AbortController();
  const { signal } = stopping;
  const store = createLiveStore(INITIAL_LIVE_STATE);
  let toldDirty = false;

  const tellDirty = () => {
    const { isDirty } = desk.map;
    const { viewerId } = store.getState();
    if (!mayWrite() || viewerId === null || toldDirty === isDirty) return;
    toldDirty = isDirty;
    const params = { showCode, viewerId };
    // Not told is told with the next connection; whoever saves is protected by the revisions all the same.
    requestCall(updateSeatViewer, { params, body: { hasUnsavedChanges: isDirty } }, { signal }).catch(() => undefined);
  };
  const take = async (event: SeatEvent): Promise<Taken> => {
    if (event.name === 'hello') {
      toldDirty = false;
      store.set(event.data);
      tellDirty();
    } else if (event.name === 'presence') store.set({ viewers: event.data.viewers });
    else if (event.name === 'seats') {
      await takeNews(desk, showCode, event.data, signal);
      if (event.data.saves.length > 0) store.set({ saves: noteSaves(store.getState(), event.data.saves) });
      onNews(event.data);
    } else if (event.name === 'reload') {
      if (event.data.reason !== 'PLAN') return { since: await reload() };
      store.set({ hasOtherPlan: true });
      onOtherPlan();
      return 'closed';
    }
    return undefined;
  };
  const reload = async () => {
    await desk.saves.rest();
    const bytes = await loadAllocation(showCode, { signal });
    followBlocks(desk, bytes);
    return bytes.header.cursor;
  };
  void watchLoop<SeatEvents>({
    call: watchSeats,
    argsFrom: (cursor) => ({ params: { showCode }, query: { since: cursor } }),
    since,
    signal,
    take,
    onConnection: (connection) => {
      if (connection !== store.getState().connection) store.set({ connection });
    },
    mayRest: () => !desk.map.isDirty,
  });
  const stopTelling = desk.map.subscribe(tellDirty);
  return {
    ...store,
    stop: () => {
      stopTelling();
      stopping.abort();
    },
  };
}
