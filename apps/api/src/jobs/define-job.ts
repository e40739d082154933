import { EventEmitter } from 'node:events';
import { jobs } from '../db/schema/ground/jobs.ts';
import { afterCommit, type WriteDb } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import type { JobContext } from './job-context.ts';

/** Emits the kind of each job that this process has enqueued, after the commit. Other processes find it by looking. */
export const enqueued = new EventEmitter().setMaxListeners(0);

/** A kind of work that runs after a commit, with the payload of its jobs. */
export interface JobKind<Payload extends Record<string, unknown>> {
  /** Requests the work after the commit of the change, one job for each payload. After a rollback it never runs. */
  enqueue(
    change: { readonly db: WriteDb; readonly now: Date },
    promoterId: number,
    ...payloads: [Payload, ...Payload[]]
  ): Promise<void>;
  handle(run: (job: JobContext, payload: Payload) => Promise<void>): JobHandler;
}

/** The `kind` of jobs that it handles. `run` may be called again for the same job, after a failure or a crash. */
export interface JobHandler {
  kind: string;
  run(job: JobContext, payload: never): Promise<void>;
}

/** `kind` is stored in the queue, where jobs of an older version may wait under it. */
export const defineJob = <Payload extends Record<string, unknown>>(kind: string): JobKind<Payload> => ({
  enqueue: async ({ db, now }, promoterId, ...payloads) => {
    await db.insert(jobs).values(payloads.map((payload) => ({ promoterId, id: newId(), kind, payload, runAt: now })));
    afterCommit(db, () => enqueued.emit(kind));
  },
  handle: (run) => ({ kind, run }),
});
