import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { Log } from '../process/log.ts';
import { enqueued, type JobHandler } from './define-job.ts';
import { createJobContext, type JobContext } from './job-context.ts';
import { runDueJobs } from './work-queue.ts';

export interface BackgroundWork {
  /** Jobs that run about every half minute, one after the other in this order. */
  recurring: readonly RecurringJob[];
  handlers: readonly JobHandler[];
}

export type RecurringJob = [name: string, run: (job: JobContext) => Promise<unknown>];

export interface JobsOptions extends BackgroundWork {
  database: Database;
  now: () => Date;
  log: Log;
  /** Half a minute, shorter in tests. Each wait differs from it by up to a quarter. */
  intervalMs?: number;
}

const INTERVAL_MS = 30_000;

/** What runs one after the other, about every half minute. */
interface Lane {
  /** The lane runs as soon as a job of this kind is enqueued, too. */
  kind?: string;
  runs: readonly RecurringJob[];
}

/**
 * Runs background work in this process until `stop`, which waits for the running part. Several processes may run it,
 * because every job skips rows that another one has locked.
 */
export function startJobs(options: JobsOptions): { stop(): Promise<void> } {
  const { database, recurring, handlers, now, log, intervalMs = INTERVAL_MS } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  // Each kind has a queue of its own, so that a mail server that hangs delays no picture, no erasure and no sweep.
  const queues = handlers.map((handler): Lane => {
    const options = { database, now, log, signal, handlers: [handler] };
    return { kind: handler.kind, runs: [[`work-off ${handler.kind}`, () => runDueJobs(options)]] };
  });
  const lanes = [{ runs: recurring }, ...queues];
  // Each lane listens to the signal, and work that runs listens besides; Node.js would suspect a leak.
  setMaxListeners(2 * lanes.length, signal);
  const running = Promise.all(lanes.map((lane) => repeat(lane)));
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };

  async function repeat({ kind, runs }: Lane): Promise<void> {
    let pause = new AbortController();
    const wake = () => pause.abort();
    signal.addEventListener('abort', wake);
    if (kind !== undefined) enqueued.on(kind, wake);
    while (!signal.aborted) {
      // Begins before the work, because a job may be enqueued just after the last look at the queue.
      pause = new AbortController();
      for (const [name, run] of runs) {
        const job = createJobContext(database, now());
        if (!signal.aborted) await run(job).catch((error) => log.error({ job: name, err: error }, 'job failed'));
      }
      const jitter = 0.75 + Math.random() / 2;
      await sleep(intervalMs * jitter, undefined, { signal: pause.signal, ref: false }).catch(() => undefined);
    }
    if (kind !== undefined) enqueued.off(kind, wake);
  }
}
