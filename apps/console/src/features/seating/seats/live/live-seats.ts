import { updateSeatViewer, watchSeats } from '@parterre/contract/calls/seats';
import type { SeatEvent, SeatEvents, SeatNews, SeatSave } from '@parterre/contract/seats/live';
import { CLAIM_CODE } from '@parterre/seating-plan/seat-states';
import { requestCall } from '#api/request-call.ts';
import { createLiveStore, type LiveState, type LiveStore } from '#live/live-state.ts';
import { type Taken, watchLoop } from '#live/watch-loop.ts';
import { loadAllocation } from '#programme/seats/load-seats.ts';
import { followBlocks, followClaims, type SeatDesk } from '../desk/seat-desk.ts';
import { countRangeSeats } from '../desk/seat-ranges.ts';

export interface LiveSeats extends LiveStore<SeatsLiveState> {
  stop(): void;
}

interface LiveOptions {
  desk: SeatDesk;
  showCode: string;
  since: string;
  /** Everybody may watch; users who may write also report unsaved changes. */
  canWrite: () => boolean;
  /** `isReload`: without any news, after a gap in them in which anything may have changed. */
  onNews: (news: SeatNews, isReload?: boolean) => void;
  onOtherPlan: () => void;
}

/** Listens until stopped. The map follows; unsaved edits stay on top. */
export function startLiveSeats({ desk, showCode, since, canWrite, onNews, onOtherPlan }: LiveOptions): LiveSeats {
  const stopping = new AbortController();
  const { signal } = stopping;
  const store = createLiveStore(INITIAL_LIVE_STATE);
  let toldDirty = false;

  const tellDirty = () => {
    const { isDirty } = desk.map;
    const { viewerId } = store.getState();
    if (!canWrite() || viewerId === null || toldDirty === isDirty) return;
    toldDirty = isDirty;
    const params = { showCode, viewerId };
    // A failure is ignored: the next connection reports again, and the revisions protect saves anyway.
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
      if (event.data.reason !== 'PLAN') {
        const since = await reload();
        onNews({ claims: [], saves: [] }, true);
        return { since };
      }
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

export interface LastSave {
  at: string;
  seats: number;
  blockIds: number[];
}

export interface SeatsLiveState extends LiveState<LastSave> {
  hasOtherPlan: boolean;
}

export const INITIAL_LIVE_STATE: SeatsLiveState = {
  connection: 'connecting',
  hasOtherPlan: false,
  viewerId: null,
  userId: null,
  viewers: [],
  saves: new Map(),
};

/** Adds saves to the known ones; saves that change only holds affect no seat and are not listed. */
function noteSaves({ saves, userId }: SeatsLiveState, more: readonly SeatSave[]): SeatsLiveState['saves'] {
  const kept = new Map(saves);
  for (const { byId, byName, at, ranges, blocks } of more) {
    const seats = ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0);
    if (seats === 0 || byId === userId) continue;
    kept.set(byId, { name: byName, at, seats, blockIds: blocks.map(({ blockId }) => blockId) });
  }
  return kept;
}

/** Applies news to the map: claims directly, saved blocks by reading them again. Unsaved edits stay on top. */
async function takeNews(desk: SeatDesk, showCode: string, news: SeatNews, signal: AbortSignal): Promise<void> {
  if (news.claims.length > 0)
    followClaims(
      desk,
      news.claims.map(([from, to, claim, claimPrice, claimHold]) => ({ from, to, claim, claimPrice, claimHold })),
    );
  // Waits for the answer of a running save, which has more detail than its echo in the news.
  await desk.saves.rest();
  const blockIds = listStaleBlocks(desk, news.saves);
  if (blockIds.length > 0) followBlocks(desk, await loadAllocation(showCode, { blockIds, signal }));
}

function listStaleBlocks(desk: SeatDesk, saves: readonly SeatSave[]): number[] {
  const known = (blockId: number) => desk.latest.get(blockId) ?? Number.POSITIVE_INFINITY;
  const stale = saves.flatMap(({ blocks }) => blocks.filter(({ blockId, revision }) => revision > known(blockId)));
  return [...new Set(stale.map(({ blockId }) => blockId))];
}

export interface ClaimFigures {
  sold: number;
  inBaskets: number;
  free: number;
}

/** Counts the claimed and released seats, to be announced by screen readers. */
export function countClaimed(claims: SeatNews['claims']): ClaimFigures {
  const seatsOf = (code: number) =>
    countRangeSeats(claims.filter(([, , claim]) => claim === code).map(([from, to]) => ({ from, to })));
  return { sold: seatsOf(CLAIM_CODE.sold), inBaskets: seatsOf(CLAIM_CODE.basket), free: seatsOf(CLAIM_CODE.none) };
}
