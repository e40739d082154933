import type { Permission } from '@parterre/contract/wire/permissions';
import type { Addresses } from './addresses.ts';
import type { Statement } from './db/rows-of.ts';
import type { ReadDb, WriteDb } from './db/transaction.ts';
import type { Actor } from './identity/actor.ts';
import type { Live } from './live/live.ts';
import type { Storage } from './storage/storage.ts';

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface Context {
  /** Reads under row-level security; throws while a change is open. */
  readonly db: ReadDb;
  readonly actor: Actor;
  /** The promoters this request may see: one for a show, all of the actor's for a list. */
  readonly promoterIds: readonly number[];
  /** What the endpoint asks for; checked before the verb and again inside every change. */
  readonly permission: Permission | null;
  readonly now: Date;
  readonly log: Log;
  readonly requestId: string;
  /** Files beside the database: written before the change that names them, removed by a job after it. */
  readonly storage: Storage;
  readonly addresses: Addresses;
  readonly live: Live;
  /** The revision of If-Match; undefined when the caller sent none. */
  readonly ifMatch: number | undefined;
  /** Rows by name of a raw statement, for what the query builder cannot say (db/rows-of.ts); same transaction as `db`. */
  readRows<Row>(statement: Statement<Row>, values?: unknown[]): Promise<Row[]>;
  /**
   * Reads on after the verb has answered, for what is streamed: a transaction of its own that ends with
   * `work`, so that whoever takes the answer slowly holds no connection.
   */
  readLater<T>(work: (reader: Reader) => Promise<T>): Promise<T>;
  /**
   * The one door for writes: opens the transaction, re-checks the actor, runs `work`, writes the audit
   * entry it describes and the idempotent answer, commits. Inside a change it joins the open one as a part.
   */
  change<Answer>(action: string, work: (change: Change) => Promise<Changed<Answer>>): Promise<Answer>;
}

/** What reads: a context, an open change, or what a streamed answer reads with. */
export type Reader = Pick<Context, 'db' | 'readRows' | 'now' | 'actor' | 'addresses'>;

/** A context whose `db` is the open transaction. */
export interface Change extends Omit<Context, 'db'> {
  readonly db: WriteDb;
  /** A raw statement whose answer nobody reads. */
  run(text: string, values: unknown[]): Promise<void>;
}

/** The result of a change: the answer of the call and the audit entry, which belongs to a show or to its promoter alone. */
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
  /** The answer to a repeated request, where the first answer holds a secret that is shown only once. */
  keptAnswer?: Answer;
  /** What it was done to, where it is not the noun of the action: `order` of `comps.create`. */
  object?: string;
  objectId: string | number;
  before?: unknown;
  after?: unknown;
  reason?: string | undefined;
  details?: Uint8Array;
  /** The new revision of what was changed: becomes the ETag, also of a replay. */
  revision?: number;
  /** Basket steps are their own record. */
  isAudited?: false;
  /** A part that another history shows too: a new show made from this one, a picture its campaign gave to a show. */
  hasOwnEntry?: true;
}

/** Throws an Error for a request of several promoters, or of none. */
export function requirePromoterId(ctx: Pick<Context, 'promoterIds'>): number {
  const [promoterId, ...others] = ctx.promoterIds;
  if (promoterId === undefined || others.length > 0) throw new Error('This call needs exactly one promoter');
  return promoterId;
}
