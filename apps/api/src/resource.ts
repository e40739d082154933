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
 * What the server knows of a resource. Each has one, in its `resource.ts`; `server/resources.ts` lists them, and everything
 * that goes through all resources goes through that list.
 */
export interface Resource {
  slug: string;
  routes: readonly AnyVerb[];
  /** Whose one of its things is, for calls whose tenant is `of` this slug. */
  findOwner?: FindOwner;
  /** What open pages watch of it. */
  live?: AnyLiveSource;
  /** What it does every half a minute. */
  recurring?: readonly RecurringJob[];
  /** What it does after a commit, once for each job that the commit has left. */
  handlers?: (deps: JobDeps) => readonly JobHandler[];
  /** Its tables whose rows name the files of pictures: a file that no row names is removed. */
  pictureTables?: readonly PictureTable[];
  /** What must hold of its rows: the statement that finds those for which it does not, the promoter's id first. */
  checks?: Checks;
}

/** What handlers of jobs may reach: they run after the commit, when no request and no context of one is left. */
export interface JobDeps {
  database: Database;
  storage: Storage;
  mailer: Mailer;
  addresses: Addresses;
  outgoing: Outgoing;
  log: Log;
  /** Those of all resources. */
  pictureTables: readonly PictureTable[];
}

type PictureTable = PgTable & { fileKey: AnyPgColumn };

export type Checks = Readonly<Record<string, string>>;

/**
 * Finds rows of `from` that refer to no row of `to` of the same promoter. `and` adds conditions that the two rows must
 * share.
 */
export const reference = (from: string, column: string, to: string, key = 'id', and = 'true'): Checks => ({
  [`${from}.${column} names a row of ${to} of its own promoter`]: `select f.promoter_id, f.${column} from ${from} f
     where f.${column} is not null and not exists
       (select 1 from ${to} t where t.promoter_id = f.promoter_id and t.${key} = f.${column} and ${and})`,
});

/** An `and` of `reference`, for rows that must have the show in common as well as the promoter. */
export const ofSameShow = 't.show_id = f.show_id';
