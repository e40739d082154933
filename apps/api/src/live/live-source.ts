import type { Transaction } from '../db/transaction.ts';

/** A thing that open pages watch, such as the draft of one plan. */
export interface LiveKey {
  promoterId: number;
  id: number;
}

/** How one kind of thing is read and what its viewers receive. Each source lies with the resource it reads. */
export interface LiveSource<Thing extends LiveKey, Seen> {
  /** The kind, as viewer rows store it. */
  kind: string;
  /** The last event for a reader that is too slow. */
  overflowEvent: Buffer;
  /** The cursor of a thing at this moment: later polls read what is newer. */
  readSeen(transaction: Transaction, thing: Thing, now: Date): Promise<Seen>;
  /** What is new of each thing since its cursor, all read from one snapshot. */
  readNews(
    transaction: Transaction,
    asked: readonly { thing: Thing; seen: Seen }[],
    now: Date,
  ): Promise<Map<number, LiveNews<Seen>>>;
}

/** For lists of sources, which look at the kind of each and never at what it reads. */
export type AnyLiveSource = LiveSource<never, unknown>;

/** The state of a thing. New viewers always receive it, the others only when it is new. */
export interface LiveNews<Seen> {
  seen: Seen;
  event: Buffer;
  isNew: boolean;
  /** Whether the stream ends after this event. */
  isLast: boolean;
  /** Sent at intervals while nothing happens, so that the connection stays open. */
  beat: Buffer;
}
