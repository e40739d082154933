import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../context.ts';
import type { Database } from '../db/open.ts';
import { sweepIdentity } from '../identity/provider/sweep-identity.ts';
import { foldSalesTotals } from './fold-sales-totals.ts';
import { sweepExpired } from './sweep-expired.ts';

export interface JobsOptions {
  database: Database;
  now: () => Date;
  log: Log;
  intervalMs?: number;
}

const INTERVAL_MS = 30_000;

/**
 * Runs the recurring work in this process until `stop`, which waits for what is under way. Several processes may do so
 * at the same time: every job skips the rows another one holds.
 */
export function startJobs({ database, now, log, intervalMs = INTERVAL_MS }: JobsOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const jobs: [string, () => Promise<unknown>][] = [
    ['sweep-expired', () => sweepExpired(database, now())],
    ['fold-sales-totals', () => foldSalesTotals(database)],
    ['sweep-identity', () => sweepIdentity(database, now())],
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
