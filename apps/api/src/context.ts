import type { Permission } from '@parterre/contract/wire/permissions';
import type { Addresses } from './addresses.ts';
import type { Statement } from './db/rows-of.ts';
import type { ReadDb, WriteDb } from './db/transaction.ts';
import type { Actor } from './identity/actor.ts';
import type { Occurrence } from './jobs/write-occurrences.ts';
import type { Live } from './live/live.ts';
import type { Outgoing } from './outgoing/outgoing.ts';
import type { Log } from './process/log.ts';
import type { Storage } from './storage/storage.ts';

export interface Context {
  /** Reads under row-level security. Throws while a change is open. */
  readonly db: ReadDb;
  readonly actor: Actor;
  /** The promoters that this request may see: the promoter of its show, or all of the actor's for a list. */
  readonly promoterIds: readonly number[];
  /** The permission of the endpoint. It is checked before the verb and again inside every change. */
  readonly permission: Permission | null;
  readonly now: Date;
  readonly log: Log;
  readonly requestId: string;
  /** The IP address of the client; null where there is no request. */
  readonly address: string | null;
  /**
   * File storage outside the database. Files are written before the change that names them, and removed by a job after
   * it.
   */
  readonly storage: Storage;
  readonly addresses: Addresses;
  readonly outgoing: Outgoing;
  readonly live: Live;
  /** The revision in If-Match; undefined when the caller sent none. */
  readonly ifMatch: number | undefined;
  /**
   * Returns named rows of a raw statement in the transaction of `db`, for what the query builder cannot express
   * (db/rows-of.ts).
   */
  readRows<Row>(statement: Statement<Row>, values?: unknown[]): Promise<Row[]>;
  /**
   * Calls `take` with each row as it arrives and yields after every `rowsAtOnce` rows, for results too large for
   * memory.
   */
  streamRows<Row>(
    statement: Statement<Row>,
    values: unknown[],
    options: { rowsAtOnce: number; take: (row: Row) => void },
  ): AsyncGenerator<void>;
  /**
   * Reads after the verb has returned, for streamed answers. Each call has a transaction of its own that ends with
   * `work`, so that a slow client holds no connection.
   */
  readLater<T>(work: (reader: Reader) => Promise<T>): Promise<T>;
  /**
   * Like `readLater`, for an answer that is read in parts: from the kept snapshot, or otherwise with the whole of
   * `work` in a transaction of its own.
   */
  streamLater<T>(work: (reader: Reader) => AsyncIterable<T>): AsyncGenerator<T>;
  /**
   * Reads from one snapshot until the returned function is called or the client takes too long. Waits for a free slot,
   * because a snapshot occupies a connection. The embedded database has only one session, so it keeps no snapshot.
   */
  keepSnapshot(): Promise<() => Promise<void>>;
  /**
   * Records that the actor has read a person's data, after the answer and outside its transaction, so that no read
   * waits for it. Reads by the product itself are not recorded.
   */
  recordRead(action: string, objectId: string | number): void;
  /**
   * The only way to write: opens the transaction, checks the actor again, runs `work`, writes the audit entry and the
   * idempotent answer, and commits. Inside a change it joins the open transaction as a part.
   */
  change<Answer>(action: string, work: (change: Change) => Promise<Changed<Answer>>): Promise<Answer>;
}

/** Anything that can read: a context, an open change, or the reader of a streamed answer. */
export type Reader = Pick<Context, 'db' | 'readRows' | 'streamRows' | 'now' | 'actor' | 'addresses'>;

/** An open change. Its `db` is the open transaction, so it must not be kept after the change has ended. */
export interface Change extends Omit<Context, 'db'> {
  readonly db: WriteDb;
  /** Runs a raw statement whose rows nobody reads. */
  run(text: string, values: unknown[]): Promise<void>;
  /**
   * Reports an occurrence for notifications and webhooks. It is written in the same round trip as the audit entry, and
   * not at all when the change fails.
   */
  recordOccurrence(occurrence: Occurrence): void;
  /** Writes down a further thing that the change did, as a part of its audit entry. */
  recordPart(action: string, part: ChangedPart): void;
}

/**
 * The result of a change: the answer of the call, and its audit entry, which belongs to a show or only to its promoter.
 */
export type Changed<Answer> = Did<Answer> & (OfShow | OfPromoter);

/** What a change did to one of several things, without an answer of its own. */
export type ChangedPart = Omit<Did<unknown>, 'answer' | 'keptAnswer' | 'revision'> & (OfShow | OfPromoter);

interface OfShow {
  show: { readonly promoterId: number; readonly id: number };
  promoterId?: never;
}

interface OfPromoter {
  promoterId: number;
  show?: never;
}

interface Did<Answer> {
  answer: Answer;
  /** The answer that is kept for a repeated request, when the first answer holds a secret that is shown only once. */
  keptAnswer?: Answer;
  /** The noun of the object, where it is not the noun of the action: `order` of `comps.create`. */
  object?: string;
  objectId: string | number;
  before?: unknown;
  after?: unknown;
  reason?: string | undefined;
  details?: Uint8Array;
  /** The new revision of the object. It becomes the ETag, also of a replay. */
  revision?: number;
  /** False for basket steps, which are their own record. */
  isAudited?: false;
  /**
   * True if another history shows this part too: a new show made from this one, or a picture that a campaign passed on
   * to a show.
   */
  hasOwnEntry?: true;
}

/** Throws an Error when the request has several promoters, or none. */
export function requirePromoterId(ctx: Pick<Context, 'promoterIds'>): number {
  const [promoterId, ...others] = ctx.promoterIds;
  if (promoterId === undefined || others.length > 0) throw new Error('This call needs exactly one promoter');
  return promoterId;
}
