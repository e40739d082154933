import { updateSeatViewer } from '@parterre/contract/calls/seats';
import type { SeatEvent } from '@parterre/contract/seats/read-seat-events';
import type { SeatNews } from '@parterre/contract/seats/seat-live';
import { requestCall } from '../../../api/request-call.ts';
import { loadAllocation } from '../desk/load-seats.ts';
import { followBlocks, type SeatDesk } from '../desk/seat-desk.ts';
import { INITIAL_LIVE_STATE, type LiveState, noteSaves } from './live-state.ts';
import { untilSeen, untilUnseen } from './rest-unseen.ts';
import { takeNews } from './take-news.ts';
import { waitToReconnect } from './wait-to-reconnect.ts';
import { watchLoop } from './watch-loop.ts';

/** What happens to the seats elsewhere, and who else is at them: a store that React reads. */
export interface LiveSeats {
  getState(): LiveState;
  subscribe(listener: () => void): () => void;
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
  const listeners = new Set<() => void>();
  let state = INITIAL_LIVE_STATE;
  let toldDirty = false;

  const setState = (change: Partial<LiveState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const tellDirty = () => {
    const { isDirty } = desk.map;
    if (!mayWrite() || state.viewerId === null || toldDirty === isDirty) return;
    toldDirty = isDirty;
    const params = { showCode, viewerId: state.viewerId };
    // Not told is told with the next connection; whoever saves is protected by the revisions all the same.
    requestCall(updateSeatViewer, { params, body: { hasUnsavedChanges: isDirty } }, { signal }).catch(() => undefined);
  };
  const take = async (event: SeatEvent) => {
    if (event.name === 'hello') {
      toldDirty = false;
      setState(event.data);
      tellDirty();
    } else if (event.name === 'presence') setState({ viewers: event.data.viewers });
    else if (event.name === 'seats') {
      await takeNews(desk, showCode, event.data, signal);
      if (event.data.saves.length > 0) setState(noteSaves(state, event.data.saves));
      onNews(event.data);
    } else if (event.name === 'reload') {
      setState({ hasOtherPlan: true });
      onOtherPlan();
    }
  };
  const reload = async () => {
    await desk.saving;
    const bytes = await loadAllocation(showCode, { signal });
    followBlocks(desk, bytes);
    return bytes.header.cursor;
  };
  void watchLoop({
    showCode,
    since,
    signal,
    take,
    reload,
    onConnection: (connection) => {
      if (connection !== state.connection) setState({ connection });
    },
    rest: (attempt) => untilUnseen(attempt, () => !desk.map.isDirty),
    wait: async (failures, attempt) => {
      await untilSeen(attempt);
      await waitToReconnect(failures, attempt);
    },
  });
  const stopTelling = desk.map.subscribe(tellDirty);
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      stopTelling();
      stopping.abort();
    },
  };
}
