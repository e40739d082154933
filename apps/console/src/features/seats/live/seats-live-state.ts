import type { SeatSave } from '@parterre/contract/seats/live';
import type { LiveState } from '#live/live-state.ts';

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

/** The saves known after some more; those of holds alone changed no seat and are not worth a line. */
export function noteSaves({ saves, userId }: SeatsLiveState, more: readonly SeatSave[]): SeatsLiveState['saves'] {
  const kept = new Map(saves);
  for (const { byId, byName, at, ranges, blocks } of more) {
    const seats = ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0);
    if (seats === 0 || byId === userId) continue;
    kept.set(byId, { name: byName, at, seats, blockIds: blocks.map(({ blockId }) => blockId) });
  }
  return kept;
}
