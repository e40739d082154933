import type { LiveViewer } from '@parterre/contract/wire/live-events';
import { formatTime } from '#dates/format-date-time.ts';
import { describeZone, toWallTime } from '#dates/zone.ts';

/** Another viewer of the same object; several windows of a user count as one. */
export interface OtherViewer<Save> {
  userId: string;
  name: string;
  /** True for the user's own other windows. */
  isSelf: boolean;
  /** Null after the viewer has left. */
  openedAt: string | null;
  editingSince: string | null;
  /** The last save since this page opened. */
  saved: Save | null;
}

export interface LiveState<Save> {
  connection: 'connecting' | 'live' | 'lost' | 'closed';
  viewerId: number | null;
  userId: string | null;
  viewers: readonly LiveViewer[];
  /** Keyed by user id. */
  saves: ReadonlyMap<string, Save & { name: string }>;
}

/** Sorts viewers who edit before those who only watch, and these before users who saved and left. */
export function listOtherViewers<Save>({ viewers, viewerId, userId, saves }: LiveState<Save>): OtherViewer<Save>[] {
  const byUser = new Map<string, OtherViewer<Save>>();
  for (const viewer of viewers) {
    if (viewer.viewerId === viewerId) continue;
    const known = byUser.get(viewer.userId);
    byUser.set(viewer.userId, {
      userId: viewer.userId,
      name: viewer.name,
      isSelf: viewer.userId === userId,
      openedAt: known?.openedAt ?? viewer.openedAt,
      editingSince: known?.editingSince ?? viewer.editingSince,
      saved: saves.get(viewer.userId) ?? null,
    });
  }
  for (const [id, saved] of saves)
    if (!byUser.has(id) && id !== userId)
      byUser.set(id, { userId: id, name: saved.name, isSelf: false, openedAt: null, editingSince: null, saved });
  return [...byUser.values()].sort((a, b) => rankOf(a) - rankOf(b));
}

const rankOf = ({ editingSince, openedAt }: OtherViewer<unknown>): number => (editingSince ? 0 : openedAt ? 1 : 2);

/** A state outside of React to which React subscribes. */
export interface LiveStore<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
}

export function createLiveStore<State>(initial: State): LiveStore<State> & { set(change: Partial<State>): void } {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (change) => {
      state = { ...state, ...change };
      for (const listener of [...listeners]) listener();
    },
  };
}

/** Returns '11:58 EST', in the time zone of the venue. */
export const writeClock = (at: string, zone: string): string =>
  `${formatTime(toWallTime(at, zone))} ${describeZone(zone, at)}`;
