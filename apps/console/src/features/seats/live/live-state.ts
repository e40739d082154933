import type { SeatSave, SeatViewer } from '@parterre/contract/seats/seat-live';

export interface LastSave {
  at: string;
  seats: number;
  blockIds: number[];
}

/** Somebody else at the same seats; several windows of one user are one person. */
export interface Colleague {
  userId: string;
  name: string;
  /** The reader's own other window. */
  isSelf: boolean;
  /** Null once they have left. */
  openedAt: string | null;
  editingSince: string | null;
  /** What they saved last while this map was open. */
  saved: LastSave | null;
}

export interface LiveState {
  connection: 'connecting' | 'live' | 'lost' | 'closed';
  hasOtherPlan: boolean;
  viewerId: number | null;
  userId: string | null;
  viewers: readonly SeatViewer[];
  /** By user. */
  saves: ReadonlyMap<string, LastSave & { name: string }>;
}

export const INITIAL_LIVE_STATE: LiveState = {
  connection: 'connecting',
  hasOtherPlan: false,
  viewerId: null,
  userId: null,
  viewers: [],
  saves: new Map(),
};

/** Those who edit first, then those who look, then who saved and left. */
export function listColleagues({ viewers, viewerId, userId, saves }: LiveState): Colleague[] {
  const byUser = new Map<string, Colleague>();
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
  for (const [id, { name, ...saved }] of saves)
    if (!byUser.has(id) && id !== userId)
      byUser.set(id, { userId: id, name, isSelf: false, openedAt: null, editingSince: null, saved });
  return [...byUser.values()].sort((a, b) => rankOf(a) - rankOf(b));
}

const rankOf = ({ editingSince, openedAt }: Colleague): number => (editingSince ? 0 : openedAt ? 1 : 2);

/** The state after some saves; those of holds alone changed no seat and are not worth a line. */
export function noteSaves(state: LiveState, saves: readonly SeatSave[]): LiveState {
  const kept = new Map(state.saves);
  for (const { byId, byName, at, ranges, blocks } of saves) {
    const seats = ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0);
    if (seats === 0 || byId === state.userId) continue;
    kept.set(byId, { name: byName, at, seats, blockIds: blocks.map(({ blockId }) => blockId) });
  }
  return { ...state, saves: kept };
}
