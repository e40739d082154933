import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../context.ts';
import type { Database } from '../db/open.ts';
import { sweepIdentity } from '../identity/provider/sweep-identity.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ReadOrder } from '../mail/read-mailed-order.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Storage } from '../storage/storage.ts';
import { analyseGrownTables } from './analyse-grown-tables.ts';
import { blankAudit } from './blank-audit.ts';
import { foldSalesTotals } from './fold-sales-totals.ts';
import { forgetSeatChanges } from './forget-seat-changes.ts';
import { removeImageFiles } from './remove-image-files.ts';
import { sweepExpired } from './sweep-expired.ts';
import { type JobHandlers, workOff } from './work-queue.ts';

export interface JobsOptions {
  database: Database;
  storage: Storage;
  mailer: Mailer;
  readOrder: ReadOrder;
  now: () => Date;
  log: Log;
  intervalMs?: number;
}

const INTERVAL_MS = 30_000;

type Job = [name: string, run: () => Promise<unknown>];

/**
 * Runs the recurring work in this process until `stop`, which waits for what is under way. Several processes may do so
 * at the same time: every job skips the rows another one holds.
 */
export function startJobs(options: JobsOptions): { stop(): Promise<void> } {
  const { database, storage, mailer, readOrder, now, log, intervalMs = INTERVAL_MS } = options;
  const stopping = new AbortController();
  const handlers: JobHandlers = {
    'remove-image-files': (payload) => removeImageFiles({ database, storage }, payload),
    'blank-audit': (payload) => blankAudit({ database }, payload),
    'send-mail': (payload) => sendMail({ database, mailer, readOrder, now, log }, payload),
  };
  const jobs: Job[] = [
    ['sweep-expired', () => sweepExpired(database, now())],
    ['forget-seat-changes', () => forgetSeatChanges(database, now())],
    ['fold-sales-totals', () => foldSalesTotals(database)],
    ['sweep-identity', () => sweepIdentity(database, now())],
    ['analyse-grown-tables', () => analyseGrownTables(database)],
  ];
  const { signal } = stopping;
  // Each kind waits for its own only: a mail server that hangs keeps no picture, no erasing and no sweeping back.
  const queues = Object.entries(handlers).map(([kind, handler]): Job => {
    const options = { database, now, log, signal, handlers: { [kind]: handler } };
    return [`work-off ${kind}`, () => workOff(options)];
  });
  const lanes = [jobs, ...queues.map((queue) => [queue])];
  const running = Promise.all(lanes.map((lane) => repeat(lane, log, signal, intervalMs)));
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function repeat(jobs: readonly Job[], log: Log, signal: AbortSignal, intervalMs: number): Promise<void> {
  while (!signal.aborted) {
    for (const [name, run] of jobs) {
      if (!signal.aborted) await run().catch((error) => log.error({ job: name, err: error }, 'job failed'));
    }
    const jitter = 0.75 + Math.random() / 2;
    await sleep(intervalMs * jitter, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
