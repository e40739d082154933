import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../context.ts';
import type { Database } from '../db/open.ts';
import { sweepIdentity } from '../identity/provider/sweep-identity.ts';
import type { Mailer } from '../mail/mailer.ts';
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
  now: () => Date;
  log: Log;
  intervalMs?: number;
}

const INTERVAL_MS = 30_000;

/**
 * Runs the recurring work in this process until `stop`, which waits for what is under way. Several processes may do so
 * at the same time: every job skips the rows another one holds.
 */
export function startJobs(options: JobsOptions): { stop(): Promise<void> } {
  const { database, storage, mailer, now, log, intervalMs = INTERVAL_MS } = options;
  const stopping = new AbortController();
  const handlers: JobHandlers = {
    'remove-image-files': (payload) => removeImageFiles({ database, storage }, payload),
    'blank-audit': (payload) => blankAudit({ database }, payload),
    'send-mail': (payload) => sendMail({ database, mailer, now, log }, payload),
  };
  const jobs: [string, () => Promise<unknown>][] = [
    ['sweep-expired', () => sweepExpired(database, now())],
    ['forget-seat-changes', () => forgetSeatChanges(database, now())],
    ['fold-sales-totals', () => foldSalesTotals(database)],
    ['sweep-identity', () => sweepIdentity(database, now())],
    ['analyse-grown-tables', () => analyseGrownTables(database)],
    ['work-off', () => workOff({ database, now, log, handlers })],
  ];
  const running = repeat(jobs, log, stopping.signal, intervalMs);
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function repeat(
  jobs: readonly [string, () => Promise<unknown>][],
  log: Log,
  signal: AbortSignal,
  intervalMs: number,
): Promise<void> {
  while (!signal.aborted) {
    for (const [name, run] of jobs) {
      if (!signal.aborted) await run().catch((error) => log.error({ job: name, err: error }, 'job failed'));
    }
    const jitter = 0.75 + Math.random() / 2;
    await sleep(intervalMs * jitter, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
