import type { Transaction } from '../db/transaction.ts';

/** A thing that open pages watch, such as the draft of one plan. */
export interface LiveKey {
  promoterId: number;
  id: number;
}

/**
 * Defines how one kind of thing is read and what its viewers receive. Each source is part of the resource that it
 * reads.
 */
export interface LiveSource<Thing extends LiveKey, Seen> {
  /** The kind, as viewer rows store it. */
  kind: string;
  /** The last event for a reader that is too slow. */
  overflowEvent: Buffer;
  /** Reads the cursor of a thing at this moment. Later polls read what is newer. */
  readSeen(transaction: Transaction, thing: Thing, now: Date): Promise<Seen>;
  /** Returns the news of each thing since its cursor, all read from one snapshot. */
  readNews(
    transaction: Transaction,
    asked: readonly { thing: Thing; seen: Seen }[],
    now: Date,
  ): Promise<Map<number, LiveNews<Seen>>>;
}

/** The type of sources in a list, whose users need the kind of each but not the type of what it reads. */
export type AnyLiveSource = LiveSource<never, unknown>;

/** The state of a thing. New viewers always receive it, the others only when it is new. */
export interface LiveNews<Seen> {
  seen: Seen;
  event: Buffer;
  isNew: boolean;
  /** True if the stream ends after this event. */
  isLast: boolean;
  /** Sent at intervals while nothing happens, so that the connection stays open. */
  beat: Buffer;
}
