import type { Permission } from '@parterre/contract/wire/permissions';
import { type Addresses, toAddresses } from '../addresses.ts';
import { type Change, type Context, type Reader, requirePromoterId } from '../context.ts';
import type { Database } from '../db/database.ts';
import { inTransaction, Transaction } from '../db/transaction.ts';
import type { Actor } from '../identity/actor.ts';
import { type Live, noLive } from '../live/live.ts';
import { noOutgoing, type Outgoing } from '../outgoing/outgoing.ts';
import type { Log } from '../process/log.ts';
import { noStorage, type Storage } from '../storage/storage.ts';
import { type ChangeRequest, type ChangesShow, nounOf, runChange } from './change.ts';
import type { ReadLog } from './read-log.ts';
import { keepSnapshot, type Snapshot } from './snapshot.ts';

export interface ContextOptions {
  database: Database;
  actor: Actor;
  promoterIds: readonly number[];
  permission?: Permission | null;
  now: () => Date;
  log: Log;
  requestId: string;
  /** Absent where there is no request. */
  address?: string | undefined;
  /** Absent where no verb touches a file. */
  storage?: Storage | undefined;
  /** Absent when no server runs. Short links then have an address without a host. */
  addresses?: Addresses | undefined;
  /** Absent where nothing is sent to addresses that promoters have typed. */
  outgoing?: Outgoing | undefined;
  /** Absent when nobody can watch. */
  live?: Live | undefined;
  /** Absent where only the product reads. */
  reads?: ReadLog | undefined;
  /** Absent where no change of a show is reported. */
  changesShow?: ChangesShow | undefined;
  ifMatch?: number | undefined;
  request?: ChangeRequest | undefined;
}

/**
 * The context of a request and the function that ends it: `release` returns the read transaction before the body is
 * sent.
 */
export interface OwnedContext {
  ctx: Context;
  release(): Promise<void>;
}

export function createContext(options: ContextOptions): OwnedContext {
  const now = options.now();
  const readOptions = { role: 'parterre_app', promoterIds: options.promoterIds, isReadOnly: true } as const;
  const newReading = () => new Transaction(options.database, readOptions);
  let reading = newReading();
  let isChanging = false;
  let kept: Snapshot | undefined;
  const requireReading = () => {
    if (isChanging) throw new Error('ctx.db was used while a change is open; use the db of the change');
    return kept?.transaction ?? reading;
  };
  const readerOf = (own: Transaction): Reader => {
    const { actor, addresses } = ctx;
    return {
      db: own.db,
      readRows: (...asked) => own.readRows(...asked),
      streamRows: (...asked) => own.streamRows(...asked),
      now,
      actor,
      addresses,
    };
  };

  const ctx: Context = {
    ...describeRequest(options, now),
    get db() {
      return requireReading().db;
    },
    readRows: (...asked) => requireReading().readRows(...asked),
    streamRows: (...asked) => requireReading().streamRows(...asked),
    readLater: (work) =>
      kept
        ? work(readerOf(kept.transaction))
        : inTransaction(options.database, readOptions, (own) => work(readerOf(own))),
    streamLater: async function* (work) {
      if (kept) yield* kept.pass(work(readerOf(kept.transaction)));
      else yield* await inTransaction(options.database, readOptions, (own) => collect(work(readerOf(own))));
    },
    keepSnapshot: async () => {
      kept = await keepSnapshot(options.database, readOptions);
      return async () => kept?.end();
    },
    recordRead: (action, objectId) => {
      const { actor, requestId, address = null } = options;
      if (actor.kind === 'system') return;
      const who = { actorId: actor.id, actorName: actor.name, requestId, address };
      const what = { action, object: nounOf(action), objectId: String(objectId) };
      options.reads?.note({ promoterId: requirePromoterId(ctx), at: now, ...who, ...what });
    },
    change: async (action, work) => {
      if (isChanging) throw new Error('A request makes one change at a time; join the open one');
      isChanging = true;
      await reading.commit();
      try {
        return await runChange({
          database: options.database,
          base: ctx,
          action,
          changesShow: options.changesShow ?? (() => false),
          request: options.request,
          work: (change: Change) => work(change),
        });
      } finally {
        reading = newReading();
        isChanging = false;
      }
    },
  };
  return { ctx, release: () => reading.commit() };
}

/** Everything that is known of a request before anything is read. */
function describeRequest(options: ContextOptions, now: Date) {
  return {
    actor: options.actor,
    promoterIds: options.promoterIds,
    permission: options.permission ?? null,
    now,
    log: options.log,
    requestId: options.requestId,
    address: options.address ?? null,
    storage: options.storage ?? noStorage,
    addresses: options.addresses ?? toAddresses(''),
    outgoing: options.outgoing ?? noOutgoing,
    live: options.live ?? noLive,
    ifMatch: options.ifMatch,
  };
}

async function collect<T>(parts: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const part of parts) all.push(part);
  return all;
}
