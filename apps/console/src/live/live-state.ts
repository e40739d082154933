import type { LiveViewer } from '@parterre/contract/wire/live-events';
import { formatDateTime } from '#dates/format-date-time.ts';
import { describeZone, toWallTime } from '#dates/zone.ts';

/** Somebody else at the same thing; several windows of one user are one person. */
export interface Colleague<Save> {
  userId: string;
  name: string;
  /** The viewer is the reader in another window. */
  isSelf: boolean;
  /** The instant is null once they have left. */
  openedAt: string | null;
  editingSince: string | null;
  /** What they saved last while this page was open. */
  saved: Save | null;
}

export interface LiveState<Save> {
  connection: 'connecting' | 'live' | 'lost' | 'closed';
  viewerId: number | null;
  userId: string | null;
  viewers: readonly LiveViewer[];
  /** The key is the id of a user. */
  saves: ReadonlyMap<string, Save & { name: string }>;
}

/** Those who edit first, then those who look, then who saved and left. */
export function listColleagues<Save>({ viewers, viewerId, userId, saves }: LiveState<Save>): Colleague<Save>[] {
  const byUser = new Map<string, Colleague<Save>>();
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

const rankOf = ({ editingSince, openedAt }: Colleague<unknown>): number => (editingSince ? 0 : openedAt ? 1 : 2);

/** A state outside of React that React reads. */
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

/** '11:58 EST': when somebody came or saved, at the place of the thing. */
export const writeClock = (at: string, zone: string): string =>
  `${formatDateTime(toWallTime(at, zone), 'HH:mm')} ${describeZone(zone, at)}`;
