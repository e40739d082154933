import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm';
import type { Log } from '../context.ts';
import type { Database } from '../db/open.ts';
import { jobs } from '../db/schema/jobs.ts';
import { runAsSystem } from '../db/system.ts';
import type { WriteDb } from '../db/transaction.ts';
import type { JobKind, JobPayloads } from './enqueue-job.ts';

type JobRow = typeof jobs.$inferSelect;

export type JobHandlers = { [Kind in JobKind]: (payload: JobPayloads[Kind]) => Promise<void> };

export interface WorkQueueOptions {
  database: Database;
  now: () => Date;
  log: Log;
  handlers: Partial<JobHandlers>;
}

const JOBS_AT_ONCE = 10;
/** A job whose process died is taken again after this long; no job may run longer. */
const LEASE_MS = 5 * 60_000;
const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 6 * 60 * 60_000;
/** A job that failed so often stays in the table with its last error, for people. */
export const MOST_ATTEMPTS = 12;

/**
 * Does what is due in `jobs`, until nothing is. Each job runs at least once and outside of any transaction, so that slow
 * work holds no connection; several processes share the table and skip what another one has taken.
 */
export async function workOff(options: WorkQueueOptions): Promise<void> {
  for (;;) {
    const taken = await runAsSystem(options.database, (db) => takeDue(db, options));
    for (const job of taken) await runJob(job, options);
    if (taken.length < JOBS_AT_ONCE) return;
  }
}

/** Kinds this version does not know are left to the one that does. */
async function takeDue(db: WriteDb, { now, handlers }: WorkQueueOptions): Promise<JobRow[]> {
  const at = now();
  const due = await db
    .select()
    .from(jobs)
    .where(and(lte(jobs.runAt, at), lt(jobs.attempts, MOST_ATTEMPTS), inArray(jobs.kind, Object.keys(handlers))))
    .orderBy(asc(jobs.runAt))
    .limit(JOBS_AT_ONCE)
    .for('update', { skipLocked: true });
  for (const job of due)
    await db
      .update(jobs)
      .set({ attempts: job.attempts + 1, runAt: new Date(at.getTime() + LEASE_MS) })
      .where(matchJob(job));
  return due;
}

async function runJob(job: JobRow, { database, now, log, handlers }: WorkQueueOptions): Promise<void> {
  try {
    await handle(job, handlers);
    await runAsSystem(database, (db) => db.delete(jobs).where(matchJob(job)));
  } catch (error) {
    const attempts = job.attempts + 1;
    const waitMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** job.attempts) * (0.75 + Math.random() / 2);
    const isLast = attempts >= MOST_ATTEMPTS;
    log[isLast ? 'error' : 'warn']({ job: job.kind, id: job.id, attempts, err: error }, 'job failed');
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    await runAsSystem(database, (db) =>
      db
        .update(jobs)
        .set({ lastError, runAt: new Date(now().getTime() + waitMs) })
        .where(matchJob(job)),
    );
  }
}

/** What `enqueueJob` wrote under a kind is what the kind's handler takes. */
function handle(job: JobRow, handlers: Partial<JobHandlers>): Promise<void> {
  const handler: ((payload: never) => Promise<void>) | undefined = Object.entries(handlers).find(
    ([kind]) => kind === job.kind,
  )?.[1];
  if (!handler) throw new Error(`Nobody does jobs of the kind ${job.kind}`);
  return handler(job.payload as never);
}

const matchJob = (job: Pick<JobRow, 'promoterId' | 'id'>) =>
  and(eq(jobs.promoterId, job.promoterId), eq(jobs.id, job.id));
