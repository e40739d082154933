import type { Transaction } from '../db/transaction.ts';

/** A thing that open pages watch, such as the draft of one plan. */
export interface LiveKey {
  promoterId: number;
  id: number;
}

/** How one kind of thing is read, and what its viewers are told of it; it lies with the resource it reads. */
export interface LiveSource<Thing extends LiveKey, Seen> {
  /** The name of the kind in the rows of the viewers. */
  kind: string;
  /** The last thing a reader is told who is too slow. */
  lastWord: Buffer;
  /** What is seen of a thing at this moment: those who come later are told what is newer. */
  readSeen(transaction: Transaction, thing: Thing, now: Date): Promise<Seen>;
  /** The news of some things, each since what was seen of it, all at the transaction's one moment. */
  readNews(
    transaction: Transaction,
    asked: readonly { thing: Thing; seen: Seen }[],
    now: Date,
  ): Promise<Map<number, LiveNews<Seen>>>;
}

/** A thing as it is. Newcomers are told in any case, all others when it is news. */
export interface LiveNews<Seen> {
  seen: Seen;
  event: Buffer;
  isNew: boolean;
  /** The stream ends with it. */
  isLast: boolean;
  /** Told now and then while nothing happens. */
  beat: Buffer;
}
