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
  /** The address on the network that the request came from; null where there is no request. */
  readonly address: string | null;
  /** Files beside the database. They are written before the change that names them, and removed by a job after it. */
  readonly storage: Storage;
  readonly addresses: Addresses;
  readonly outgoing: Outgoing;
  readonly live: Live;
  /** The revision in If-Match; undefined when the caller sent none. */
  readonly ifMatch: number | undefined;
  /**
   * Returns named rows of a raw statement, for what the query builder cannot express (db/rows-of.ts). Same transaction
   * as `db`.
   */
  readRows<Row>(statement: Statement<Row>, values?: unknown[]): Promise<Row[]>;
  /** Hands over each row when it arrives, and rests after each part, for more rows than are held at once. */
  passParts<Row>(
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
   * The same for an answer that is read part by part: from the snapshot that was kept, or each piece of work as a whole
   * in a transaction of its own.
   */
  streamLater<T>(work: (reader: Reader) => AsyncIterable<T>): AsyncGenerator<T>;
  /**
   * Keeps what is read from now on and what is read later in one snapshot, until the function that it returns is called
   * or the client takes too long. It waits for its turn, because a snapshot keeps a connection; on the embedded
   * database, whose one session everybody needs, nothing is kept.
   */
  keepSnapshot(): Promise<() => Promise<void>>;
  /**
   * Writes down that the actor has read data of a person, after the answer and outside of its transaction, so that no
   * read waits for it. What the product reads by itself is not written down.
   */
  noteRead(action: string, objectId: string | number): void;
  /**
   * The only way to write: opens the transaction, checks the actor again, runs `work`, writes the audit entry and the
   * idempotent answer, and commits. Inside a change it joins the open transaction as a part.
   */
  change<Answer>(action: string, work: (change: Change) => Promise<Changed<Answer>>): Promise<Answer>;
}

/** Whatever can read: a context, an open change, or the reader of a streamed answer. */
export type Reader = Pick<Context, 'db' | 'readRows' | 'passParts' | 'now' | 'actor' | 'addresses'>;

/** Its `db` is the open transaction, which ends with the change: nothing keeps it for later. */
export interface Change extends Omit<Context, 'db'> {
  readonly db: WriteDb;
  /** Runs a raw statement whose rows nobody reads. */
  run(text: string, values: unknown[]): Promise<void>;
  /**
   * Says what happened, for notifications and webhooks. It is written with the audit entry, in the same round trip, and
   * not at all when the change fails.
   */
  tell(occurrence: Occurrence): void;
}

/**
 * The result of a change: the answer of the call, and its audit entry, which belongs to a show or only to its promoter.
 */
export type Changed<Answer> = Did<Answer> & (OfShow | OfPromoter);

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
   * Whether another history shows this part too: a new show made from this one, a picture that a campaign gave to a
   * show.
   */
  hasOwnEntry?: true;
}

/** Throws an Error when the request has several promoters, or none. */
export function requirePromoterId(ctx: Pick<Context, 'promoterIds'>): number {
  const [promoterId, ...others] = ctx.promoterIds;
  if (promoterId === undefined || others.length > 0) throw new Error('This call needs exactly one promoter');
  return promoterId;
}
