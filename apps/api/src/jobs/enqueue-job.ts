import type { Change } from '../context.ts';
import { jobs } from '../db/schema/jobs.ts';
import { newId } from '../ids.ts';

/** What runs after a commit, by kind, with what each is told. */
export interface JobPayloads {
  /** Files that no row may name any more. */
  'remove-image-files': { fileKeys: string[] };
  /** An erased person in the audit, which only the product itself may touch; the row goes with the job. */
  'blank-audit': { promoterId: number; showIds: number[]; orderIds: string[]; emailKey: string };
  /** A mail about an order, which it names by its row and by its code; it is written when it is sent. */
  'send-mail': {
    kind: 'tickets' | 'cancelled';
    promoterId: number;
    orderId: number;
    orderCode: string;
    email: string;
    /** The tickets that were cancelled. */
    orderItemIds?: number[];
    messageId: number;
  };
}
export type JobKind = keyof JobPayloads;

/** Asks for work after the commit of the change; with a rollback it is never done. */
export async function enqueueJob<Kind extends JobKind>(
  change: Pick<Change, 'db' | 'now'>,
  job: { promoterId: number; kind: Kind; payload: JobPayloads[Kind] },
): Promise<void> {
  const { promoterId, kind, payload } = job;
  await change.db.insert(jobs).values({ promoterId, id: newId(), kind, payload: { ...payload }, runAt: change.now });
}
