import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Addresses } from './addresses.ts';
import type { Database } from './db/database.ts';
import type { FindOwner } from './identity/owner.ts';
import type { JobHandler } from './jobs/define-job.ts';
import type { RecurringJob } from './jobs/run-jobs.ts';
import type { AnyLiveSource } from './live/live-source.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Outgoing } from './outgoing/outgoing.ts';
import type { Log } from './process/log.ts';
import type { Storage } from './storage/storage.ts';
import type { AnyVerb } from './verb.ts';

/**
 * The parts of a resource that the server mounts. Each resource has one in its `resource.ts`; `server/resources.ts`
 * lists them, and code that concerns all resources uses that list.
 */
export interface Resource {
  slug: string;
  routes: readonly AnyVerb[];
  /**
   * The actions that change how a show is sold, each also reported to webhooks and notifications as `show.changed`; a
   * noun stands for all its actions.
   */
  showActions?: readonly string[];
  /** Finds the owner of one of its things, for calls whose tenant is `of` this slug. */
  findOwner?: FindOwner;
  /** The source of its live pages. */
  live?: AnyLiveSource;
  /** The jobs that run about every half minute. */
  recurring?: readonly RecurringJob[];
  /** The handlers of the jobs that its changes enqueue. */
  handlers?: (deps: JobDeps) => readonly JobHandler[];
  /** Its tables whose rows name picture files. A file that no row names is removed. */
  pictureTables?: readonly PictureTable[];
  /** Integrity checks of its rows. Each statement finds the rows that violate a rule, with the promoter's id first. */
  checks?: Checks;
}

/** The record of a part of shows, which has to say which of its actions change how the show is sold. */
export interface PartOfShow extends Resource {
  showActions: readonly string[];
}

/** The dependencies of job handlers, which run after the commit without a request and its context. */
export interface JobDeps {
  database: Database;
  storage: Storage;
  mailer: Mailer;
  addresses: Addresses;
  outgoing: Outgoing;
  log: Log;
  /** The picture tables of all resources. */
  pictureTables: readonly PictureTable[];
}

type PictureTable = PgTable & { fileKey: AnyPgColumn };

export type Checks = Readonly<Record<string, string>>;

/** How a row finds the one that it refers to: by its `key`, which is its id by default, and further conditions. */
interface Match {
  key?: string;
  and?: string;
}

/** Finds rows `f` of `from` that refer to no row `t` of `to` of the same promoter. */
export const reference = (
  from: string,
  column: string,
  to: string,
  { key = 'id', and = 'true' }: Match = {},
): Checks => ({
  [`${from}.${column} names a row of ${to} of its own promoter`]: `select f.promoter_id, f.${column} from ${from} f
     where f.${column} is not null and not exists
       (select 1 from ${to} t where t.promoter_id = f.promoter_id and t.${key} = f.${column} and ${and})`,
});

/** A match for `reference`, for rows that must share the show in addition to the promoter. */
export const ofSameShow = { and: 't.show_id = f.show_id' } as const;
