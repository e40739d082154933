import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm';
import type { Log } from '../context.ts';
import type { Database } from '../db/database.ts';
import { jobs } from '../db/schema/ground/jobs.ts';
import { runAsSystem } from '../db/system.ts';
import type { WriteDb } from '../db/transaction.ts';
import { describeError } from '../log.ts';
import type { JobHandler } from './define-job.ts';
import { createJobContext, type JobContext } from './job-context.ts';

type JobRow = typeof jobs.$inferSelect;

export interface WorkQueueOptions {
  database: Database;
  now: () => Date;
  log: Log;
  handlers: readonly JobHandler[];
  /** Once aborted, no more jobs are begun. */
  signal?: AbortSignal;
  /** Of one job; four minutes unless a test is in a hurry. */
  timeoutMs?: number;
}

/** A job whose process died is taken again after this long; no job may run longer. */
const LEASE_MS = 5 * 60_000;
const TIMEOUT_MS = LEASE_MS - 60_000;
const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 6 * 60 * 60_000;
/** A job that failed so often stays in the table with its last error, for people. */
export const MOST_ATTEMPTS = 12;

/**
 * Does what is due in `jobs`, until nothing is. Each job runs at least once and outside of any transaction, so that slow
 * work holds no connection; several processes share the table and skip what another one has taken. One is taken at a
 * time: the lease of a second would run out behind a slow first.
 */
export async function workOff(options: WorkQueueOptions): Promise<void> {
  while (!options.signal?.aborted) {
    const job = await runAsSystem(options.database, (db) => takeDue(db, options));
    if (!job) return;
    await runJob(job, options);
  }
}

/** Kinds this version does not know are left to the one that does. */
async function takeDue(db: WriteDb, { now, handlers }: WorkQueueOptions): Promise<JobRow | undefined> {
  const at = now();
  const kinds = handlers.map(({ kind }) => kind);
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(lte(jobs.runAt, at), lt(jobs.attempts, MOST_ATTEMPTS), inArray(jobs.kind, kinds)))
    .orderBy(asc(jobs.runAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (job)
    await db
      .update(jobs)
      .set({ attempts: job.attempts + 1, runAt: new Date(at.getTime() + LEASE_MS) })
      .where(matchJob(job));
  return job;
}

async function runJob(job: JobRow, options: WorkQueueOptions): Promise<void> {
  const { database, now, log, handlers, timeoutMs = TIMEOUT_MS } = options;
  try {
    await inTime(handle(job, createJobContext(database, now()), handlers), timeoutMs);
    await runAsSystem(database, (db) => db.delete(jobs).where(matchJob(job)));
  } catch (error) {
    const attempts = job.attempts + 1;
    const waitMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** job.attempts) * (0.75 + Math.random() / 2);
    const isLast = attempts >= MOST_ATTEMPTS;
    log[isLast ? 'error' : 'warn']({ job: job.kind, id: job.id, attempts, err: error }, 'job failed');
    const lastError = describeError(error).message.slice(0, 500);
    await runAsSystem(database, (db) =>
      db
        .update(jobs)
        .set({ lastError, runAt: new Date(now().getTime() + waitMs) })
        .where(matchJob(job)),
    );
  }
}

function handle(row: JobRow, job: JobContext, handlers: readonly JobHandler[]): Promise<void> {
  const handler = handlers.find(({ kind }) => kind === row.kind);
  if (!handler) throw new Error(`Nobody does jobs of the kind ${row.kind}`);
  // The kind that the row was written under is the one whose payload the handler takes.
  return handler.run(job, row.payload as never);
}

/** What goes on after that is not waited for: whoever asks the outside world may hear nothing for ever. */
async function inTime(work: Promise<void>, timeoutMs: number): Promise<void> {
  const ended = new AbortController();
  const tooLong = sleep(timeoutMs, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`The job took longer than ${timeoutMs} ms`);
  });
  tooLong.catch(() => undefined);
  await Promise.race([work, tooLong]).finally(() => ended.abort());
}

const matchJob = (job: Pick<JobRow, 'promoterId' | 'id'>) =>
  and(eq(jobs.promoterId, job.promoterId), eq(jobs.id, job.id));
