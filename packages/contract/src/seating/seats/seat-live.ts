import type { LiveEvent, LiveEvents } from '../../wire/live-events.ts';

/**
 * What `GET /shows/{showCode}/seats/changes?since=` sends as `text/event-stream`. `since` is the cursor of the allocation
 * or the id of the event taken last; every event but `hello` has one. Seats are told as they are, never as steps, so that
 * an event taken twice, or after newer bytes, is put right by the next.
 */
export interface SeatEvents extends LiveEvents {
  seats: SeatNews;
  /** Read the allocation anew, then listen again from its cursor: this stream ends here. */
  reload: { reason: ReloadReason };
}
export type SeatEvent = LiveEvent<SeatEvents>;

/** GAP: the cursor is older than what is kept. SLOW: events were not taken. PLAN: the event has another plan, or is gone. */
export type ReloadReason = 'GAP' | 'SLOW' | 'PLAN';

export interface SeatNews {
  /** From, to (ordinals, both inside), CLAIM_CODE, and price and hold ordinal of the claim; 0 and 0 without one. */
  claims: [from: number, to: number, claim: number, price: number, hold: number][];
  saves: SeatSave[];
}

/** Seats saved by somebody. Their price and hold are read with the allocation of the blocks. */
export interface SeatSave {
  byId: string;
  byName: string;
  /** ISO 8601. */
  at: string;
  /** From, to: empty when only holds changed, their rules or looks. */
  ranges: [from: number, to: number][];
  /** As they are now. */
  blocks: { blockId: number; revision: number }[];
}
