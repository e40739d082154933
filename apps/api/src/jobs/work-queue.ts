import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { jobs } from '../db/schema/ground/jobs.ts';
import { runAsSystem } from '../db/system.ts';
import type { WriteDb } from '../db/transaction.ts';
import type { Log } from '../process/log.ts';
import { describeError } from '../process/log.ts';
import type { JobHandler } from './define-job.ts';
import { createJobContext, type JobContext } from './job-context.ts';
import { SYSTEM_ACTOR, writeOccurrences } from './write-occurrences.ts';

type JobRow = typeof jobs.$inferSelect;

export interface WorkQueueOptions {
  database: Database;
  now: () => Date;
  log: Log;
  handlers: readonly JobHandler[];
  /** Once aborted, no further job begins. */
  signal?: AbortSignal;
  /** The time limit of one job: four minutes, shorter in tests. */
  timeoutMs?: number;
}

/** A job whose process died is taken again after this time. No job is waited for longer. */
const LEASE_MS = 5 * 60_000;
const TIMEOUT_MS = LEASE_MS - 60_000;
const FIRST_RETRY_MS = 15_000;
const RETRY_MS_MAX = 6 * 60 * 60_000;
/** A job that failed this often stays in the table with its last error, for people to read. */
export const ATTEMPTS_MAX = 12;

/**
 * Runs the due jobs until none is left. Each job runs at least once and outside any transaction, so that slow work
 * holds no connection. Several processes share the table; each takes one job at a time, because the lease of a second
 * one could expire behind a slow first.
 */
export async function runDueJobs(options: WorkQueueOptions): Promise<void> {
  while (!options.signal?.aborted) {
    const job = await runAsSystem(options.database, (db) => takeDueJob(db, options));
    if (!job) return;
    await runJob(job, options);
  }
}

/** Takes only kinds that this version knows, and leaves others to a newer one. */
async function takeDueJob(db: WriteDb, { now, handlers }: WorkQueueOptions): Promise<JobRow | undefined> {
  const at = now();
  const kinds = handlers.map(({ kind }) => kind);
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(lte(jobs.runAt, at), lt(jobs.attempts, ATTEMPTS_MAX), inArray(jobs.kind, kinds)))
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
    await withTimeout(handle(job, createJobContext(database, now()), handlers), timeoutMs);
    await runAsSystem(database, (db) => db.delete(jobs).where(matchJob(job)));
  } catch (error) {
    const attempts = job.attempts + 1;
    const waitMs = Math.min(RETRY_MS_MAX, FIRST_RETRY_MS * 2 ** job.attempts) * (0.75 + Math.random() / 2);
    const isLast = attempts >= ATTEMPTS_MAX;
    log[isLast ? 'error' : 'warn']({ job: job.kind, id: job.id, attempts, err: error }, 'job failed');
    const lastError = describeError(error).message.slice(0, 500);
    await runAsSystem(database, async (db) => {
      await db
        .update(jobs)
        .set({ lastError, runAt: new Date(now().getTime() + waitMs) })
        .where(matchJob(job));
      const failed = {
        kind: 'job.failed',
        promoterId: job.promoterId,
        ids: [job.id],
        details: { job: job.kind },
      } as const;
      if (isLast) await writeOccurrences({ db, now: now(), actor: SYSTEM_ACTOR }, [failed]);
    });
  }
}

function handle(row: JobRow, job: JobContext, handlers: readonly JobHandler[]): Promise<void> {
  const handler = handlers.find(({ kind }) => kind === row.kind);
  if (!handler) throw new Error(`No handler for jobs of the kind ${row.kind}`);
  // The payload was written for the kind of this handler.
  return handler.run(job, row.payload as never);
}

/** Does not wait for work beyond the limit, because an external server may never answer. */
async function withTimeout(work: Promise<void>, timeoutMs: number): Promise<void> {
  const ended = new AbortController();
  const tooLong = sleep(timeoutMs, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`The job took longer than ${timeoutMs} ms`);
  });
  tooLong.catch(() => undefined);
  await Promise.race([work, tooLong]).finally(() => ended.abort());
}

const matchJob = (job: Pick<JobRow, 'promoterId' | 'id'>) =>
  and(eq(jobs.promoterId, job.promoterId), eq(jobs.id, job.id));
